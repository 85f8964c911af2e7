// What a movement brings and costs, in short, beside its space.
import { html } from "../../vendor/html.js";
import { Drawing } from "./drawings.js";

/** @typedef {{ rat: string, goals: number[] }[]} Company the rats that could move with it, and where to */

/**
 * @param {{ way: import("./reach.js").Way, company: Company, style: any, words: any }} props
 */
export function OutlookInShort({ way, company, style, words }) {
  const costs = [...Object.entries(way.price), ...(way.toll ? [["cheese", way.toll]] : [])];
  return html`
    <span class="fr-place fr-short" style=${style} data-over aria-hidden="true">
      <span class="fr-gain">${way.yield ? `+${way.yield.total}` : "★"}</span>
      ${costs.map(([name, count]) => html`
        <span class="fr-cost">
          −${count}
          <${Drawing} name=${name} title=${words.say(`label-${name}`)} />
        </span>
      `)}
      ${way.mouldy > 0 && html`
        <span class="fr-cost">
          <${Drawing} name="mouldy" title=${words.say("fr-mouldy")} />
        </span>
      `}
      ${company.length > 0 && html`<span class="fr-with">&${company.map(({ rat }) => rat).join("")}</span>`}
    </span>
  `;
}

/** In one sentence, for those who listen. @param {import("./reach.js").Way} way @param {any} words */
export function outlookWords(way, words) {
  const counted = (/** @type {[string, number]} */ [name, count]) =>
    words.say("fr-count", { count, name: words.say(`label-${name}`) });
  const gain = way.yield ? counted([way.yield.goods, way.yield.total]) : words.say("fr-out-boards");
  const price = Object.entries(way.price).map(counted).join(", ");
  return [
    `${words.say("fr-out-yield")} ${gain}`,
    price && `${words.say("fr-out-pipes")} ${price}`,
    way.toll && `${words.say("fr-out-toll")} ${counted(["cheese", way.toll])}`,
    way.mouldy && words.say("fr-out-mouldy", { count: way.mouldy }),
  ]
    .filter(Boolean)
    .join(", ");
}
