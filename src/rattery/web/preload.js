// Loaded before app.js: sets the colour theme, and starts fetching the words and the catalogue while the browser still
// loads the modules of the page.
import { loadCatalogue } from "./catalogue.js";
import { applyAppearance } from "./appearance.js";
import { settings } from "./store.js";
import { loadWords, preferredLanguage } from "./words.js";

applyAppearance();
const lang = settings.state.lang || preferredLanguage();
// The server names the game where the page belongs to one.
const game = document.querySelector("link[data-game]")?.getAttribute("data-game");

// A failed fetch is not cached: the code that needs its result repeats it and reports the error.
const ahead = [loadWords(lang), loadCatalogue(lang), ...(game ? [loadWords(lang, game)] : [])];
for (const promise of ahead) promise.catch(() => {});
