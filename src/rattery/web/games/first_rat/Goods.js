// Goods: a small drawing with how many there are.
import { html } from "../../vendor/html.js";
import { Tip, useBoxNumbers } from "../../board_kit.js";
import { Drawing } from "./drawings.js";

export const MATERIALS = ["vinegar", "soda", "can", "calculator"];

/** What the rules say about each kind of goods. @type {Record<string, string[]>} */
const CLAUSES = {
  cheese: ["3.9", "10.4", "14.3"],
  bulb: ["5.3", "6.2"],
  core: ["5.4", "7.3"],
  bolt: ["8.2", "14.3"],
  mouldy: ["3.10", "14.3"],
  marker: ["11.4", "14.2"],
  lamp: ["6.2", "6.3"],
};
const OF_MATERIALS = ["5.2", "10.1"];

/** @param {{ name: string, words: any, count?: number | string, sign?: string }} props */
export function Goods({ name, words, count, sign = "" }) {
  const title = goodsName(name, words);
  return html`
    <span class="goods">
      ${sign}
      ${count !== undefined && html`<b class="number">${count}</b>`}
      <${Drawing} name=${name} title=${title} />
    </span>
  `;
}

/**
 * Goods somebody has, with a tip.
 * @param {{ name: string, words: any, count: number | string, title?: string, label?: string }} props
 */
export function Store({ name, words, count, title, label }) {
  const numbers = useBoxNumbers();
  const said = title || goodsName(name, words);
  return html`
    <${Tip}
      title=${words.capital(said)}
      text=${words.say(`fr-tip-${MATERIALS.includes(name) ? "material" : name}`, numbers)}
      clauses=${CLAUSES[name] || OF_MATERIALS}
      class=${`fr-store ${count ? "" : "is-none"}`}
    >
      <${Drawing} name=${name} title=${said} />
      <b class="number">${count}</b>
      ${label && html`
        <small class="fr-store-label" aria-hidden="true">
          ${label}
        </small>
      `}
    <//>
  `;
}

/** @param {string} name @param {any} words */
const goodsName = (name, words) => words.say(name === "mouldy" ? "fr-mouldy" : `label-${name}`);
