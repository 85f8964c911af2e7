// A picture of the rules with its caption; the caption alone if the game has no picture.
import { html } from "../vendor/html.js";
import { picturesOf, useGamePart } from "../game_parts.js";
import { useGameWords, WordsContext } from "../words.js";

/** @typedef {{ key: string, caption: string, after: number }} Pictured */

/** @param {{ rules: { game: string, box: any }, picture: Pictured }} props the rules it is part of, and the picture */
export function RulePicture({ rules, picture }) {
  const words = useGameWords(rules.game);
  const draw = useGamePart(rules.game, picturesOf)?.[picture.key];
  return html`
    <figure class="rule-picture" data-picture=${picture.key}>
      ${draw && words && html`
        <div class="rule-drawing" aria-hidden="true">
          <${WordsContext.Provider} value=${words}>${draw(words, rules.box)}<//>
        </div>
      `}
      <figcaption class="quiet">${picture.caption}</figcaption>
    </figure>
  `;
}
