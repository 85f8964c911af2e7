// What the buttons of the action bar say beside the move.
import { gistOf } from "./foreseen.js";

/** @type {import("../../game_parts.js").ButtonParts["gist"]} */
export const gist = (_, outlook, { view, eye, seats, words }) =>
  gistOf(
    outlook,
    view,
    (seat) => (seat === eye ? words.say("pp-you") : seats[seat]?.words || words.say(`seat-${seat}`)),
    words,
  );
