// What the buttons of the action bar say beside the move.
import { shifts, shiftSaid } from "./foreseen.js";

/** @type {import("../../game_parts.js").ButtonParts["gist"]} */
export const gist = (_, outlook, { view, eye, seats, words }) =>
  shifts(outlook, view)
    .map((shift) => {
      const said = shiftSaid(shift, view.limit) + (shift.after > view.limit ? ` ${words.say("rj-gist-out")}` : "");
      return shift.seat === eye ? said : `${seats[shift.seat]?.words || ""} ${said}`;
    })
    .join(", ");
