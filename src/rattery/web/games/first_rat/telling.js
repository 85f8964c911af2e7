// How the yard changes as the story is told: the rat walks, and only then what it has found lies in the burrow.

/** @param {any} view @param {number} seat @param {(player: any) => any} change */
const withPlayer = (view, seat, change) => ({
  ...view,
  players: view.players.map((/** @type {any} */ player, /** @type {number} */ number) =>
    number === seat ? { ...player, ...change(player) } : player,
  ),
});

/**
 * What somebody has after an event: a number goes up when the thing is there.
 * @param {any} view
 * @param {{ seat: number, goods: string, amount: number }} facts
 */
function collected(view, { seat, goods, amount }) {
  const there = withPlayer(view, seat, ({ cheese, materials }) =>
    goods === "cheese"
      ? { cheese: cheese + amount }
      : goods in materials
        ? { materials: { ...materials, [goods]: materials[goods] + amount } }
        : {},
  );
  return [view, there];
}

/** @type {Record<string, (view: any, facts: any) => any>} */
const events = {
  moved: (view, { seat, rat, space }) =>
    withPlayer(view, seat, ({ rats }) => ({
      rats: rats.map((/** @type {any} */ each) => (each.name === rat ? { ...each, at: space } : each)),
    })),
  collected,
};

/**
 * While things are on their way, what everybody has is counted as before.
 * @param {any} before
 * @param {any} after
 */
const held = (before, after) => ({
  ...after,
  players: after.players.map((/** @type {any} */ player, /** @type {number} */ seat) => {
    const { cheese, mouldy, materials, bolts, markers, points } = before.players[seat];
    return { ...player, cheese, mouldy, materials, bolts, markers, points };
  }),
});

/** @type {import("../../feel/beats.js").Telling} */
export const telling = {
  events,
  held,
  points: (view) => view.players.map((/** @type {any} */ player) => player.points.total),
};
