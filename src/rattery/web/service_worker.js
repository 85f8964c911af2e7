// The service worker: a friendly page when the server cannot be reached, and what a click on a notice does.
// Everything else goes to the network as if it were not there.
const worker = /** @type {any} */ (self);
const SHELF = "rattery-offline-1";
const OFFLINE = "/static/offline/index.html";
const KEPT = [OFFLINE, "/static/offline/offline.css", "/static/offline/offline.js", "/static/icons/rattery.svg"];

worker.addEventListener("install", (/** @type {any} */ event) =>
  event.waitUntil(fill().then(() => worker.skipWaiting())),
);
worker.addEventListener("activate", (/** @type {any} */ event) =>
  event.waitUntil(clear().then(() => worker.clients.claim())),
);

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const kept = request.mode === "navigate" ? OFFLINE : new URL(request.url).pathname;
  if (KEPT.includes(kept)) event.respondWith(fetch(request).catch(() => caches.match(kept)));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.address));
});

async function fill() {
  const shelf = await caches.open(SHELF);
  await shelf.addAll(KEPT);
}

async function clear() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)));
}

/** To the window that shows a table, or to a new one. @param {string} address */
async function goTo(address) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find((/** @type {any} */ each) => new URL(each.url).pathname === new URL(address).pathname);
  return shown ? shown.focus() : worker.clients.openWindow(address);
}
