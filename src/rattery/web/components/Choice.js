// A choice of one value: a row of radio buttons that look like tabs.
import { html } from "../vendor/html.js";

/**
 * @param {{ name: string, label: string, help?: string, value: any, choices: { value: any, words: string }[],
 *   choose: (value: any) => void }} props
 */
export function Choice({ name, label, help, value, choices, choose }) {
  return html`
    <fieldset class="choice">
      <legend>${label}</legend>
      <div class="choice-row">
        ${choices.map((choice) => html`
          <label key=${String(choice.value)} class="choice-item">
            <input
              type="radio"
              name=${name}
              value=${String(choice.value)}
              checked=${choice.value === value}
              onChange=${() => choose(choice.value)}
            />
            <span>${choice.words}</span>
          </label>
        `)}
      </div>
      ${help && html`<p class="quiet choice-help">${help}</p>`}
    </fieldset>
  `;
}
