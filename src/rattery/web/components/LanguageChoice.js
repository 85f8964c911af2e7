// The choice of the page's language.
import { html } from "../vendor/html.js";
import { settings } from "../store.js";
import { LANGUAGE_NAMES, LANGUAGES, useWords } from "../words.js";

export function LanguageChoice() {
  const words = useWords();
  /** @param {Event} event */
  const choose = (event) => settings.set({ lang: /** @type {any} */ (event.target).value });
  return html`
    <label class="language">
      <span class="said">${words.say("settings-language")}</span>
      <select value=${words.lang} onChange=${choose} name="language">
        ${LANGUAGES.map((lang) => html`
          <option key=${lang} value=${lang} lang=${lang} selected=${lang === words.lang}>
            ${LANGUAGE_NAMES[lang]}
          </option>
        `)}
      </select>
    </label>
  `;
}
