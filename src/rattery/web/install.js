// Rattery as an app: the service worker, and the browser's offer to put it on the home screen.
import { Store } from "./store.js";

/** @type {Store<{ prompt: any }>} what the browser lets us ask, once it has offered; null before, and afterwards */
export const installing = new Store({ prompt: /** @type {any} */ (null) });

/** Whether the page was opened from the home screen. */
export const isInstalled = () =>
  matchMedia("(display-mode: standalone)").matches || /** @type {any} */ (navigator).standalone === true;

/** Whether this browser installs by a menu of its own and lets no page ask. */
export const installsByMenu = () => /** @type {any} */ (navigator).standalone === false;

export function listenForInstalling() {
  addEventListener("beforeinstallprompt", (event) => (event.preventDefault(), installing.set({ prompt: event })));
  addEventListener("appinstalled", () => installing.set({ prompt: null }));
  addEventListener("load", () => navigator.serviceWorker?.register("/service_worker.js").catch(() => {}));
}

/** Ask to be put on the home screen. An offer can be used once. */
export async function install() {
  const { prompt } = installing.state;
  installing.set({ prompt: null });
  await prompt?.prompt();
}
