// What comes first: the light, and the words and the catalogue while the rest of the page is still on its way.
import { loadCatalogue } from "./catalogue.js";
import { keepLook } from "./look.js";
import { settings } from "./store.js";
import { loadWords, preferredLanguage } from "./words.js";

keepLook();
const lang = settings.state.lang || preferredLanguage();
// where the server knew what is played here
const game = document.querySelector("link[data-game]")?.getAttribute("data-game");

// A failed fetch is repeated by the code that needs it, which reports the error.
const ahead = [loadWords(lang), loadCatalogue(lang), ...(game ? [loadWords(lang, game)] : [])];
for (const promise of ahead) promise.catch(() => {});
