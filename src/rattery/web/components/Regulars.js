// The bots, one face for each level.
import { html } from "../vendor/html.js";
import { BOT_FACES, Rat } from "../art/rat.js";
import { useCatalogue } from "../catalogue.js";
import { useWords } from "../words.js";

export function Regulars() {
  const words = useWords();
  const { levels } = useCatalogue();
  return html`
    <section aria-labelledby="regulars-head">
      <h2 id="regulars-head" class="section-head">
        ${words.say("home-regulars")}
      </h2>
      <ul class="regulars">
        ${levels.map(({ level, words: name, help }) => html`
          <li key=${level} class="regular">
            <span class="regular-face" aria-hidden="true">
              <${Rat} ...${(BOT_FACES[level] || BOT_FACES.easy)} show="face" />
            </span>
            <div>
              <strong>${words.capital(name)}</strong>
              <p class="quiet">${help}</p>
            </div>
          </li>
        `)}
      </ul>
    </section>
  `;
}
