// The service worker: serves a page of its own while the server cannot be reached, and handles clicks on notifications.
// All other requests go to the network.
const worker = /** @type {any} */ (self);
const CACHE_NAME = "rattery-offline-1";
const OFFLINE_PAGE = "/static/offline/index.html";
const CACHED_FILES = [
  OFFLINE_PAGE,
  "/static/offline/offline.css",
  "/static/offline/offline.js",
  "/static/icons/rattery.svg",
];

worker.addEventListener("install", (/** @type {any} */ event) =>
  event.waitUntil(fillCache().then(() => worker.skipWaiting())),
);
worker.addEventListener("activate", (/** @type {any} */ event) =>
  event.waitUntil(deleteOldCaches().then(() => worker.clients.claim())),
);

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const file = request.mode === "navigate" ? OFFLINE_PAGE : new URL(request.url).pathname;
  if (CACHED_FILES.includes(file)) event.respondWith(fetch(request).catch(() => caches.match(file)));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(openWindow(event.notification.data.address));
});

async function fillCache() {
  const cache = await caches.open(CACHE_NAME);
  await cache.addAll(CACHED_FILES);
}

async function deleteOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE_NAME).map((name) => caches.delete(name)));
}

/** Focuses the window that shows a table, or opens one. @param {string} address */
async function openWindow(address) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find((/** @type {any} */ each) => new URL(each.url).pathname === new URL(address).pathname);
  return shown ? shown.focus() : worker.clients.openWindow(address);
}
