// A picture of the rules with its caption; a game that draws none has the caption alone.
import { html } from "../vendor/html.js";
import { picturesOf, useGamePart } from "../game_parts.js";
import { useGameWords, WordsContext } from "../words.js";

/** @typedef {{ key: string, caption: string, after: number }} Pictured */

/** @param {{ game: string, picture: Pictured }} props */
export function RulePicture({ game, picture }) {
  const words = useGameWords(game);
  const draw = useGamePart(game, picturesOf)?.[picture.key];
  return html`
    <figure class="rule-picture" data-picture=${picture.key}>
      ${draw && words && html`
        <div class="rule-drawing" aria-hidden="true">
          <${WordsContext.Provider} value=${words}>${draw(words)}<//>
        </div>
      `}
      <figcaption class="quiet">${picture.caption}</figcaption>
    </figure>
  `;
}
