// Provable fairness: the commitment made before the first move, the checks at the end, and a receipt to download.
import { html, useMemo } from "../vendor/html.js";
import { checkKey, leftOut, receiptOf } from "../fairness.js";
import { knownTable } from "../store.js";
import { Icon } from "./Icon.js";
import { useTable } from "./TableContext.js";

export function Fairness() {
  const { table, state, words } = useTable();
  const facts = /** @type {import("../table.js").TableFacts} */ (state.table);
  const known = knownTable(table.id);
  const checks = useMemo(() => (facts.key ? checkKey(facts, known) : []), [facts.key, facts.commitment]);
  const missing = leftOut(facts);
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
      `}
      ${missing.length > 0 && html`
        <p class="warn" data-part="left-out">
          ${words.say("fair-left-out", {
            names: new Intl.ListFormat(words.lang).format(missing.map((seat) => seat.words)),
          })}
        </p>
      `}
      ${known?.commitment && html`<${ReceiptWay} known=${known} />`}
      ${checks.length > 0 && html`
        <p class="quiet">
          ${words.say("fair-verify")} <code>rattery verify match.json --receipt receipt.json</code>
        </p>
      `}
    </details>
  `;
}

/**
 * Downloads the receipt, which the server cannot change afterwards.
 * @param {{ known: import("../store.js").KnownTable }} props
 */
function ReceiptWay({ known }) {
  const { words } = useTable();
  const written = JSON.stringify(receiptOf(known), null, 1);
  return html`
    <p class="receipt">
      <a
        class="button button-small"
        data-way="receipt"
        href=${`data:application/json,${encodeURIComponent(written)}`}
        download=${`rattery-receipt-${known.table}.json`}
      >
        <${Icon} name="download" /> ${words.say("fair-receipt")}
      </a>
      <span class="quiet">${words.say("fair-receipt-help")}</span>
    </p>
  `;
}
