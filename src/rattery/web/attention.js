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
  if (!settings.state.notices || !document.hidden || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body: notice, icon: "/static/favicon-turn.svg", tag: "rattery-turn" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
