// The current address, changed without reloading the page.
import { Store } from "./store.js";

/** @type {Store<{ address: string, fragment: string }>} */
export const path = new Store(here());

function here() {
  return { address: location.pathname, fragment: location.hash.slice(1) };
}

/** @param {string} address */
export function goTo(address) {
  history.pushState(null, "", address);
  path.set(here());
  scrollTo(0, 0);
}

/** Removes the fragment from the address, so that a secret in it does not stay in the history. */
export function clearFragment() {
  history.replaceState(null, "", location.pathname);
  path.set(here());
}

/** Handles clicks on links to pages of this site without reloading. */
export function listenToLinks() {
  addEventListener("popstate", () => path.set(here()));
  addEventListener("hashchange", () => path.set(here()));
  document.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest?.("a[href]");
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!(link instanceof HTMLAnchorElement) || !isPlain || event.defaultPrevented) return;
    const isPage =
      link.origin === location.origin &&
      !link.target &&
      !link.hasAttribute("download") &&
      !/^\/(api|static)\//.test(link.pathname);
    if (!isPage || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    goTo(link.pathname + link.search + link.hash);
  });
}
