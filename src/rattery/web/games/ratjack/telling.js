// How the table of Ratjack changes as the story is told: cards first, then what they add up to, then points.

/** @param {any} view @param {number} seat @param {(player: any) => any} change */
const withPlayer = (view, seat, change) => ({
  ...view,
  players: view.players.map((/** @type {any} */ player, /** @type {number} */ number) =>
    number === seat ? { ...player, ...change(player) } : player,
  ),
});

/** @param {any} before @param {any} after @param {(before: any) => any} what */
const asBefore = (before, after, what) => ({
  ...after,
  players: after.players.map((/** @type {any} */ player, /** @type {number} */ seat) => ({
    ...player,
    ...what(before.players[seat]),
  })),
});

/** A point is won: it is there when the story says so. @param {any} view @param {any} facts */
const won = (view, { seat, points }) => [view, withPlayer(view, seat, () => ({ points }))];

/** @type {Record<string, (view: any, facts: any) => any>} */
const events = {
  went_out: (view, { seat }) => withPlayer(view, seat, () => ({ out: true })),
  scored_out: won,
  ratjack: won,
  last_left: won,
  highest: won,
  uncovered: (view, { owner, place, card }) =>
    withPlayer(view, owner, ({ row }) => ({
      row: row.map((/** @type {any} */ each, /** @type {number} */ number) =>
        number === place - 1 ? { ...each, card, isUncovered: true } : each,
      ),
    })),
};

/**
 * When a round is over, what lay hidden stays turned up.
 * @param {any} view
 * @param {import("../../table.js").Line[]} lines
 */
export function uncovered(view, lines) {
  const { version } = lines[lines.length - 1] || {};
  return lines
    .filter((line) => line.event === "uncovered" && line.version === version)
    .reduce((seen, { facts }) => events.uncovered(seen, facts), view);
}

/** Points, who is out, and what is turned up at the end are told one by one. @param {any} before @param {any} after */
const kept = (before, after) =>
  asBefore(before, after, ({ points, out, row }) => ({
    points,
    out,
    ...(row.some((/** @type {any} */ card) => card.isUncovered) ? { row } : {}),
  }));

/** While cards are on their way, everybody has as much as before. @param {any} before @param {any} after */
const held = (before, after) => ({
  ...asBefore(before, after, ({ total }) => ({ total })),
  deck: { ...after.deck, cards: before.deck.cards },
});

/** @type {import("../../feel/beats.js").Telling} */
export const telling = {
  events,
  kept,
  held,
  points: (view) => view.players.map((/** @type {any} */ player) => player.points),
};
