// The rules over the table.
import { html } from "../vendor/html.js";
import { useWords } from "../words.js";
import { RulesText, useRules } from "./Rules.js";
import { Sheet } from "./Sheet.js";
import { sentenceOf } from "./ErrorPage.js";

/** @param {{ game: string, close: () => void }} props */
export function RulesSheet({ game, close }) {
  const words = useWords();
  const [rules, failure] = useRules(game, words.lang);
  return html`<${Sheet} title=${rules?.title || words.say("rules-title")} close=${close} wide>
    ${failure ? html`<p class="warn">${sentenceOf(words, failure)}</p>` : rules && html`<${RulesText} rules=${rules} />`}
  <//>`;
}
