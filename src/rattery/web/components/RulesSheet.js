// The rules in a dialog, scrolled to the clause `at` if one is given.
import { html, useEffect } from "../vendor/html.js";
import { useWords } from "../words.js";
import { RulesText, useRules } from "./Rules.js";
import { Sheet } from "./Sheet.js";
import { sentenceOf } from "./ErrorPage.js";

/** @param {{ game: string, at?: string, close: () => void }} props */
export function RulesSheet({ game, at = "", close }) {
  const words = useWords();
  const [rules, failure] = useRules(game, words.lang);
  useEffect(() => {
    if (rules && at) document.querySelector(`dialog [id="clause-${at}"]`)?.scrollIntoView({ block: "center" });
  }, [rules, at]);
  return html`
    <${Sheet} title=${rules?.title || words.say("rules-title")} close=${close} wide>
      ${failure ? html`
        <p class="warn">${sentenceOf(words, failure)}</p>
      ` : (
        rules && html`<${RulesText} rules=${rules} sought=${at} />`
      )}
    <//>
  `;
}
