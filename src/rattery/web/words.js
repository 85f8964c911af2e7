// Words: every sentence in the reader's language, from the same Fluent files the terminal reads, and the client's own.
import { FluentBundle, FluentResource } from "./vendor/fluent-bundle.js";
import { negotiateLanguages } from "./vendor/fluent-langneg.js";
import { createContext, useContext, useEffect, useState } from "./vendor/html.js";
import { getText, cached } from "./api.js";
import { retry } from "./retry.js";

export const LANGUAGES = /** @type {const} */ (["en", "fr", "de"]);
/** @typedef {typeof LANGUAGES[number]} Language */

/** What each language calls itself. @type {Record<Language, string>} */
export const LANGUAGE_NAMES = { en: "English", fr: "Français", de: "Deutsch" };

/** The language this browser would like best. @returns {Language} */
export function preferredLanguage() {
  const asked = navigator.languages || [navigator.language];
  const found = negotiateLanguages(asked, LANGUAGES, { strategy: "lookup", defaultLocale: "en" });
  return /** @type {Language} */ (found[0]);
}

/** What to say in one language. */
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
   * The sentence of that name, with its facts filled in.
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
   * What a named thing is called in a sentence: a card, a die. Letters and the like are called what they are.
   * @param {string} category
   * @param {string} name
   */
  thing(category, name) {
    const message = `${category}-${name.replaceAll("_", "-")}`;
    return this.knows(message) ? this.say(message) : name;
  }

  /** A game's own wording of one of the client's sentences, if it has one. @param {string} message */
  ownOr(message) {
    return this.say(this.knows(`own-${message}`) ? `own-${message}` : message);
  }

  /** A sentence that begins with a big letter, whatever it begins with. @param {string} sentence */
  capital(sentence) {
    return sentence.charAt(0).toLocaleUpperCase(this.lang) + sentence.slice(1);
  }
}

/** The client's own words. @type {(lang: Language) => Promise<string>} */
const ownWords = cached((lang) => getText(`/static/words/${lang}.ftl`));

/**
 * The words of a language: the client's own, and a game's.
 * @type {(lang: Language, game?: string) => Promise<Words>}
 */
export const loadWords = cached(async (lang, game) => {
  const shared = getText(`/api/words?lang=${lang}${game ? `&game=${game}` : ""}`);
  return new Words(lang, await Promise.all([ownWords(lang), shared]));
});

export const WordsContext = createContext(/** @type {Words} */ (/** @type {unknown} */ (null)));

/** The words of the page. @returns {Words} */
export const useWords = () => useContext(WordsContext);

/** The words of a game in the language of the page, once they are here. @param {string | null} game */
export function useGameWords(game) {
  const { lang } = useWords();
  const [words, setWords] = useState(/** @type {Words | null} */ (null));
  useEffect(() => (game ? retry(() => loadWords(lang, game), setWords) : undefined), [lang, game]);
  return words;
}
