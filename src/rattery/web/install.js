// Rattery as an installed app: registers the service worker and keeps the browser's offer to install.
import { Store } from "./store.js";

/** @type {Store<{ prompt: any }>} the browser's install prompt; null before it was offered and once it was used */
export const installing = new Store({ prompt: /** @type {any} */ (null) });

/** Whether the page runs as an installed app. */
export const isInstalled = () =>
  matchMedia("(display-mode: standalone)").matches || /** @type {any} */ (navigator).standalone === true;

/** Whether this browser (Safari on iOS) installs by a menu of its own only, so that no page can prompt. */
export const installsByMenu = () => /** @type {any} */ (navigator).standalone === false;

export function listenForInstalling() {
  addEventListener("beforeinstallprompt", (event) => (event.preventDefault(), installing.set({ prompt: event })));
  addEventListener("appinstalled", () => installing.set({ prompt: null }));
  addEventListener("load", () => navigator.serviceWorker?.register("/service_worker.js").catch(() => {}));
}

/** Shows the browser's install prompt, which works only once. */
export async function install() {
  const { prompt } = installing.state;
  installing.set({ prompt: null });
  await prompt?.prompt();
}
