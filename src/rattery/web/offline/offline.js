// The page shown while the server cannot be reached: chooses its language, and reloads when the server is back.
const RETRY_INTERVAL = 4000; // milliseconds

/** The language chosen on this device, else the browser's own. */
function language() {
  try {
    return JSON.parse(localStorage.getItem("rattery.settings") || "{}").lang || navigator.language.slice(0, 2);
  } catch {
    return navigator.language.slice(0, 2);
  }
}

/** Reloads the page, which the service worker has replaced, once the server answers. */
async function reloadIfBack() {
  const answer = await fetch("/api/health", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

const wanted = language();
const lang = ["en", "fr", "de"].includes(wanted) ? wanted : "en";
document.documentElement.dataset.lang = lang;
document.documentElement.lang = lang;
setInterval(reloadIfBack, RETRY_INTERVAL);
addEventListener("online", reloadIfBack);
