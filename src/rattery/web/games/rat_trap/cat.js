// The cat: asleep on a corner of the table, or awake before the rat it was sent at.
import { html } from "../../vendor/html.js";
import { CatAsleep, CatAwake } from "../../art/rat_trap.js";
import { Tip } from "../board.js";

/** @param {import("../board.js").BoardProps} props */
export function Cat({ view, words }) {
  const isAwake = view.cat_at !== null;
  const title = words.say(isAwake ? "rt-cat-at" : "rt-cat-asleep");
  return html`<${Tip} class=${`rt-cat ${isAwake ? "is-awake" : ""}`} title=${title} text=${words.say("rt-tip-claws")} clauses=${["4.6", "4.8"]}>
    <span data-piece="cat" class="rt-cat-itself"><${isAwake ? CatAwake : CatAsleep} /></span><span class="said">${title}</span><//>`;
}
