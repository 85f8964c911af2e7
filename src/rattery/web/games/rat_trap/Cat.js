// The cat: asleep on a corner of the table, or awake before the rat it was sent at.
import { html } from "../../vendor/html.js";
import { CatAsleep, CatAwake } from "./art.js";
import { Tip } from "../../board_kit.js";

const SENT = ["cat_sent", "hypnotised"];
const SCARES = [...SENT, "trap_sprung", "stole_trap", "fool_exposed"];

/**
 * Before whom the cat is: the one it comes for, or the one who still has a clover to think about.
 * @param {import("../../board_kit.js").BoardProps} props
 * @returns {number | null}
 */
export function catBefore({ view, events }) {
  if (view.cat_at !== null || view.threatened === null) return view.cat_at;
  const scare = events.filter(({ event }) => SCARES.includes(event)).pop();
  const isCat = scare ? SENT.includes(scare.event) : view.rats[view.threatened].attacked;
  return isCat ? view.threatened : null;
}

/** @param {{ isAwake: boolean, words: import("../../words.js").Words }} props */
export function Cat({ isAwake, words }) {
  const title = words.say(isAwake ? "rt-cat-at" : "rt-cat-asleep");
  return html`
    <${Tip}
      class=${`rt-cat ${isAwake ? "is-awake" : ""}`}
      title=${title}
      text=${words.say("rt-tip-claws")}
      clauses=${["4.6", "4.8"]}
    >
      <span data-piece="cat" class="rt-cat-itself">
        <${isAwake ? CatAwake : CatAsleep} />
      </span>
      <span class="said">${title}</span>
    <//>
  `;
}
