// Where the needles would go, from what the server foretells of a move.

/** @typedef {{ seat: number, before: number, after: number }} Shift */

/**
 * Whose total would change.
 * @param {import("../../table.js").Outlook | null} outlook
 * @param {any} view
 * @returns {Shift[]}
 */
export const shifts = (outlook, view) =>
  (outlook?.facts.totals || [])
    .map((/** @type {number} */ after, /** @type {number} */ seat) => ({
      seat,
      before: view.players[seat].total,
      after,
    }))
    .filter((/** @type {Shift} */ { before, after }) => before !== after);

/** "18 → 25!": just there is a cheer, above it a warning. @param {Shift} shift @param {number} limit */
export const shiftSaid = ({ before, after }, limit) => `${before} → ${after}${after === limit ? "!" : ""}`;
