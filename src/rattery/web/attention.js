// Whose turn it is, everywhere: in the title, in the favicon, and if asked for as a sound and a notice.
import { play } from "./sound.js";
import { settings } from "./store.js";

let wasTurn = false;

/**
 * Say in the tab what is going on; call again whenever it changes.
 * @param {{ title: string, isMyTurn: boolean, notice: string }} what
 */
export function showInTab({ title, isMyTurn, notice }) {
  document.title = isMyTurn ? `● ${title}` : title;
  const icon = /** @type {HTMLLinkElement | null} */ (document.getElementById("favicon"));
  const file = isMyTurn ? "/static/favicon-turn.svg" : "/static/favicon.svg";
  if (icon && !icon.href.endsWith(file)) icon.href = file;
  if (isMyTurn && !wasTurn) callOver(title, notice);
  wasTurn = isMyTurn;
}

/** @param {string} title @param {string} notice */
function callOver(title, notice) {
  play("turn");
  if (settings.state.notices && document.hidden && mayNotify() === "granted") notify(title, notice).catch(() => {});
}

/** What the browser says about notices; null where there are none. */
export const mayNotify = () => ("Notification" in window ? Notification.permission : null);

/**
 * One notice a table. The service worker shows it where there is one: telephones know no other way.
 * @param {string} title
 * @param {string} notice
 */
async function notify(title, notice) {
  const address = location.origin + location.pathname;
  const look = { body: notice, icon: "/static/icons/rattery-192.png", tag: address, data: { address } };
  const registered = await navigator.serviceWorker?.getRegistration();
  if (registered?.active) return registered.showNotification(title, look);
  const shown = new Notification(title, look);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
