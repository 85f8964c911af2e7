// Texts in the language of the page: Fluent messages, formatted in the browser. A bundle holds the client's own
// messages, the shared ones of the server and, where a game is given, those of that game. Each is fetched and parsed
// once per language and game and kept until the page is left. A missing message never throws: its name is shown.
import { FluentBundle, FluentResource } from "./vendor/fluent-bundle.js";
import { negotiateLanguages } from "./vendor/fluent-langneg.js";
import { createContext, useContext, useEffect, useState } from "./vendor/html.js";
import { getText, cached } from "./api.js";
import { retry } from "./retry.js";

export const LANGUAGES = /** @type {const} */ (["en", "fr", "de"]);
/** @typedef {typeof LANGUAGES[number]} Language */

/** The name of each language in that language. @type {Record<Language, string>} */
export const LANGUAGE_NAMES = { en: "English", fr: "Français", de: "Deutsch" };

/** The supported language that the browser prefers; English if it asks for none. @returns {Language} */
export function preferredLanguage() {
  const asked = navigator.languages || [navigator.language];
  const found = negotiateLanguages(asked, LANGUAGES, { strategy: "lookup", defaultLocale: "en" });
  return /** @type {Language} */ (found[0]);
}

/** The messages of one language. */
export class Words {
  /** @param {Language} lang @param {string[]} sources */
  constructor(lang, sources) {
    this.lang = lang;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  /** @param {string} message */
  knows(message) {
    return this.bundle.hasMessage(message);
  }

  /**
   * Formats a message with its facts; the name of the message if it is missing.
   * @param {string} message
   * @param {Record<string, string | number>} [facts]
   * @returns {string}
   */
  say(message, facts = {}) {
    const found = this.bundle.getMessage(message);
    if (!found || !found.value) return message;
    return this.bundle.formatPattern(found.value, facts);
  }

  /**
   * The translated name of a thing, such as a card or a die; its own name if there is no message for it.
   * @param {string} category
   * @param {string} name
   */
  thing(category, name) {
    const message = `${category}-${name.replaceAll("_", "-")}`;
    return this.knows(message) ? this.say(message) : name;
  }

  /** Formats a game's own version of one of the client's messages, if it has one. @param {string} message */
  ownOr(message) {
    return this.say(this.knows(`own-${message}`) ? `own-${message}` : message);
  }

  /** The sentence with an upper-case first letter. @param {string} sentence */
  capital(sentence) {
    return sentence.charAt(0).toLocaleUpperCase(this.lang) + sentence.slice(1);
  }
}

/** The Fluent file of the client's own messages. @type {(lang: Language) => Promise<string>} */
const ownWords = cached((lang) => getText(`/static/words/${lang}.ftl`));

/**
 * Loads the messages of a language, with those of a game. Cached; a failed request is repeated at the next call.
 * @type {(lang: Language, game?: string) => Promise<Words>}
 */
export const loadWords = cached(async (lang, game) => {
  const shared = getText(`/api/words?lang=${lang}${game ? `&game=${game}` : ""}`);
  return new Words(lang, await Promise.all([ownWords(lang), shared]));
});

export const WordsContext = createContext(/** @type {Words} */ (/** @type {unknown} */ (null)));

/** The messages of the page's language. @returns {Words} */
export const useWords = () => useContext(WordsContext);

/** A game's messages in the language of the page; null until they are loaded. @param {string | null} game */
export function useGameWords(game) {
  const { lang } = useWords();
  const [words, setWords] = useState(/** @type {Words | null} */ (null));
  useEffect(() => (game ? retry(() => loadWords(lang, game), setWords) : undefined), [lang, game]);
  return words;
}
