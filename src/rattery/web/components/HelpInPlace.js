// The clauses of the rules about the present question.
import { html } from "../vendor/html.js";
import { useWords } from "../words.js";
import { Clause, useRules } from "./Rules.js";
import { Sheet } from "./Sheet.js";

/** @param {{ game: string, clauses: string[], asks: string, close: () => void }} props */
export function HelpInPlace({ game, clauses: wanted, asks, close }) {
  const words = useWords();
  const [rules] = useRules(game, words.lang);
  const clauses =
    rules?.sections
      .flatMap((/** @type {any} */ section) => section.clauses)
      .filter((/** @type {any} */ clause) => wanted.includes(clause.clause)) || [];
  return html`
    <${Sheet} title=${words.say("help-title")} close=${close}>
      <p class="strong">${asks}</p>
      ${clauses.map((/** @type {any} */ clause) => html`
        <${Clause} key=${clause.clause} clause=${clause} rules=${rules} />
      `)}
    <//>
  `;
}
