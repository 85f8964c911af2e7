// The bar at the top: home, the title of the page, the language, the settings.
import { html, useState } from "../vendor/html.js";
import { Rat } from "../art/rat.js";
import { useWords } from "../words.js";
import { Icon } from "./Icon.js";
import { LanguageChoice } from "./LanguageChoice.js";
import { lazy } from "../lazy.js";

const Settings = lazy(async () => (await import("./Settings.js")).Settings);

/** @param {{ title?: string, children?: any }} props */
export function TopBar({ title, children }) {
  const words = useWords();
  const [isOpen, open] = useState(false);
  return html`
    <header class="top-bar">
      <a class="home-link" href="/">
        <span class="home-rat">
          <${Rat} show="face" hat="thimble" />
        </span>
        <span class="home-name">Rattery</span>
      </a>
      ${title && html`<h1 class="top-title">${title}</h1>`}
      <div class="top-actions">
        ${children}
        <${LanguageChoice} />
        <button
          class="icon-button"
          type="button"
          aria-label=${words.say("settings-open")}
          onClick=${() => open(true)}
        >
          <${Icon} name="gear" />
        </button>
      </div>
      ${isOpen && html`<${Settings} close=${() => open(false)} />`}
    </header>
  `;
}
