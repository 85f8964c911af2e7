// Entry point: routing, and loading the language before anything is rendered.
import { html, render, useLayoutEffect, useState } from "./vendor/html.js";
import { CatalogueContext, loadCatalogue } from "./catalogue.js";
import { RatWithCable } from "./art/rat.js";
import { ErrorPage } from "./components/ErrorPage.js";
import { LazyPage } from "./components/LazyPage.js";
import { listenForInstalling } from "./install.js";
import { retry } from "./retry.js";
import { listenToLinks, path } from "./route.js";
import { settings, useStore } from "./store.js";
import { loadWords, preferredLanguage, WordsContext } from "./words.js";

/**
 * The pages by the pattern of their address; its named groups become props. The module of a page is fetched on its
 * first visit.
 * @type {[RegExp, () => Promise<any>][]}
 */
const PAGES = [
  [/^\/$/, async () => (await import("./components/Lobby.js")).Lobby],
  [/^\/new\/(?<game>\w+)$/, async () => (await import("./components/NewTable.js")).NewTable],
  [/^\/t\/(?<id>[\w-]+)$/, async () => (await import("./components/TablePage.js")).TablePage],
  [/^\/t\/(?<id>[\w-]+)\/replay$/, async () => (await import("./components/Replay.js")).Replay],
  [/^\/box\/(?<game>\w+)$/, async () => (await import("./components/BoxPage.js")).BoxPage],
  [/^\/t\/(?<table>[\w-]+)\/box$/, async () => (await import("./components/BoxPage.js")).BoxPage],
  [/^\/rules\/(?<game>\w+)$/, async () => (await import("./components/Rules.js")).Rules],
  [/^\/record$/, async () => (await import("./components/Record.js")).Record],
  [/^\/challenges(?:\/(?<game>\w+))?$/, async () => (await import("./components/Challenges.js")).Challenges],
];

/** @param {string} address */
function page(address) {
  for (const [shape, load] of PAGES) {
    const found = shape.exec(address);
    if (found) return html`<${LazyPage} key=${address} load=${load} ...${found.groups} />`;
  }
  return html`<${ErrorPage} message="error-no-page" />`;
}

function App() {
  const { lang: chosen } = useStore(settings);
  const { address } = useStore(path);
  const lang = chosen || preferredLanguage();
  const [speech, setSpeech] = useState(/** @type {any} */ (null));
  const [hasFailed, setFailed] = useState(false);
  useLayoutEffect(() => {
    const load = () => Promise.all([loadWords(lang), loadCatalogue(lang)]);
    const show = (/** @type {any[]} */ [words, catalogue]) => {
      document.documentElement.lang = lang;
      setSpeech({ words, catalogue });
    };
    const fail = () => setFailed(true);
    return retry(load, show, { refuse: fail, fail });
  }, [lang]);
  if (!speech) return hasFailed ? html`<${Unreached} />` : html`<div class="page-waiting" aria-busy="true"></div>`;
  return html`
    <${WordsContext.Provider} value=${speech.words}>
      <${CatalogueContext.Provider} value=${speech.catalogue}>${page(address)}<//>
    <//>
  `;
}

/** Shown when not even the words could be fetched, while that is repeated. */
function Unreached() {
  return html`
    <main class="page page-error">
      <div class="error-rat">
        <${RatWithCable} />
      </div>
      <p lang="en">Rattery cannot be reached.</p>
      <p lang="fr">Rattery est injoignable.</p>
      <p lang="de">Rattery ist nicht erreichbar.</p>
    </main>
  `;
}

listenToLinks();
listenForInstalling();
render(html`<${App} />`, /** @type {Element} */ (document.getElementById("app")));
