// A choice of a seat's colour, each with its shape; those in `taken` are disabled.
import { html } from "../vendor/html.js";
import { useCatalogue } from "../catalogue.js";
import { useWords } from "../words.js";
import { Shape } from "./Shape.js";

/**
 * @param {{ name: string, colour: number | null, taken?: number[], choose: (colour: number) => void }} props
 */
export function ColourChoice({ name, colour, taken = [], choose }) {
  const words = useWords();
  const { seats } = useCatalogue();
  return html`
    <fieldset class="colour-choice">
      <legend class="said">${words.say("colour-title")}</legend>
      ${seats.map((each) => html`
        <label key=${each.seat} class="colour-item" title=${each.words}>
          <input
            type="radio"
            name=${name}
            value=${each.seat}
            checked=${each.seat === colour}
            disabled=${taken.includes(each.seat)}
            onChange=${() => choose(each.seat)}
          />
          <span>
            <${Shape} colour=${each.seat} />
            <span class="said">${each.words}</span>
          </span>
        </label>
      `)}
    </fieldset>
  `;
}
