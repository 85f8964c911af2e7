// What the buttons of the action bar show beside the move: the dice, in the order they lie.
import { html } from "../../vendor/html.js";
import { DieFace } from "./art.js";

/** @type {import("../../game_parts.js").ButtonParts["order"]} */
export const order = (moves, view) =>
  moves.every(({ verb }) => verb === "keep")
    ? [...moves].sort((one, other) => view.dice.indexOf(one.facts.die) - view.dice.indexOf(other.facts.die))
    : moves;

/** @type {import("../../game_parts.js").ButtonParts["picture"]} */
export const picture = (move) =>
  move.verb === "keep" && html`
    <span class="rt-button-die" aria-hidden="true">
      <${DieFace} face=${move.facts.die} />
    </span>
  `;
