// Draws attention to the tab when it is the player's turn: title, favicon and, where switched on, a sound and a
// notification.
import { play } from "./sound.js";
import { settings } from "./store.js";

let wasTurn = false;

/**
 * Sets the title and favicon, and alerts the player when `isMyTurn` becomes true. Call it whenever one of them changes.
 * @param {{ title: string, isMyTurn: boolean, notice: string }} what
 */
export function showInTab({ title, isMyTurn, notice }) {
  document.title = isMyTurn ? `● ${title}` : title;
  const icon = /** @type {HTMLLinkElement | null} */ (document.getElementById("favicon"));
  const file = isMyTurn ? "/static/favicon-turn.svg" : "/static/favicon.svg";
  if (icon && !icon.href.endsWith(file)) icon.href = file;
  if (isMyTurn && !wasTurn) alertTurn(title, notice);
  wasTurn = isMyTurn;
}

/** @param {string} title @param {string} notice */
function alertTurn(title, notice) {
  play("turn");
  if (!settings.state.notices || !document.hidden || notificationPermission() !== "granted") return;
  notify(title, notice).catch(() => {});
}

/** The browser's permission for notifications; null where it has none. */
export const notificationPermission = () => ("Notification" in window ? Notification.permission : null);

/**
 * Shows a notification; a new one replaces the last of the same table. Mobile browsers allow it from a service worker
 * only.
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
