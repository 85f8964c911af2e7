// The sealed chance: what was promised before the first move, and at the end the proof.
import { html, useMemo } from "../vendor/html.js";
import { checkKey } from "../fairness.js";
import { knownTable } from "../store.js";
import { Icon } from "./Icon.js";
import { useTable } from "./TableContext.js";

export function Fairness() {
  const { table, state, words } = useTable();
  const facts = /** @type {import("../table.js").TableFacts} */ (state.table);
  const known = knownTable(table.id);
  const checks = useMemo(() => (facts.key ? checkKey(facts, known) : []), [facts.key, facts.commitment]);
  return html`
    <details class="fairness" data-part="fairness">
      <summary>
        <${Icon} name="seal" /> ${words.say("fair-title")}
      </summary>
      <p>${words.say(facts.key ? "fair-after" : "fair-before")}</p>
      <dl class="digests">
        <dt>${words.say("fair-commitment")}</dt>
        <dd>
          <code class="digest">${facts.commitment}</code>
        </dd>
        ${facts.key && html`
          <dt>${words.say("fair-key")}</dt>
          <dd>
            <code class="digest">${facts.key.server}</code>
          </dd>
        `}
      </dl>
      ${checks.length > 0 && html`
        <ul class="checks">
          ${checks.map((check) => html`
            <li
              key=${check.name}
              class=${check.good ? "fine" : "warn"}
              data-check=${check.name}
              data-good=${String(check.good)}
            >
              ${check.good ? "✓" : "✗"} ${words.say(`fair-check-${check.name}-${check.good ? "good" : "bad"}`)}
            </li>
          `)}
        </ul>
        <p class="quiet">
          ${words.say("fair-verify")} <code>rattery verify</code>
        </p>
      `}
    </details>
  `;
}
