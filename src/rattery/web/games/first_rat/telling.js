// How the yard changes as the story is told: the rat walks, and only then what it has found lies in the burrow.

/** @typedef {any} View */
/** @typedef {any} Facts */

const PAD = 27;
const GREG = 1; // his seat, where one plays alone

/** @param {View} view @param {number} seat @param {(player: any) => any} change */
const withPlayer = (view, seat, change) => ({
  ...view,
  players: view.players.map((/** @type {any} */ player, /** @type {number} */ number) =>
    number === seat ? { ...player, ...change(player) } : player,
  ),
});

/** The same view, with something more or less for a player: a number changes when the thing is there. */
const arriving = (/** @type {View} */ view, /** @type {number} */ seat, /** @type {(player: any) => any} */ change) => [
  view,
  withPlayer(view, seat, change),
];

/** @param {View} view @param {number} seat @param {(rat: any) => boolean} which @param {any} change */
const withRat = (view, seat, which, change) =>
  withPlayer(view, seat, ({ rats }) => {
    const found = rats.findIndex(which);
    return {
      rats: rats.map((/** @type {any} */ rat, /** @type {number} */ number) =>
        number === found ? { ...rat, ...change } : rat,
      ),
    };
  });

/** Some kinds of what a player has in a view. @param {number} seat @param {View} view @param {string[]} kinds */
const having = (seat, view, kinds) => Object.fromEntries(kinds.map((kind) => [kind, view.players[seat][kind]]));

/** @param {View} view @param {Facts} facts */
const collected = (view, { seat, goods, amount }) =>
  arriving(view, seat, ({ cheese, materials, light }) =>
    goods === "cheese"
      ? { cheese: cheese + amount }
      : goods === "bulb"
        ? { light: Math.min(light + amount, view.lights[view.lights.length - 1]) }
        : goods in materials
          ? { materials: { ...materials, [goods]: materials[goods] + amount } }
          : {},
  );

/**
 * The next space with such a room, onward or up from where the marker is.
 * @param {View} view @param {string} from @param {string} room
 */
function roomAhead(view, from, room) {
  const space = (/** @type {string} */ name) => view.burrow.find((/** @type {any} */ each) => each.name === name);
  const start = space(from);
  for (let steps = 0, ends = [start?.onward, start?.up]; steps < view.burrow.length; steps += 1) {
    const there = ends.map((name) => name && space(name)).filter(Boolean);
    const found = there.find((each) => each.room === room);
    if (found) return found.name;
    ends = there.map((each) => each.onward);
  }
  return from;
}

/** The marker walks to a room. @param {View} view @param {Facts} facts */
const entered = (view, { seat, room }) =>
  withPlayer(view, seat, ({ burrow }) => ({ burrow: roomAhead(view, burrow, room) }));

/** Somebody takes the leftmost free box of a track, or the last one. @param {any} track @param {number} seat */
function occupied(track, seat) {
  const free = track.boxes.indexOf(null);
  return free < 0
    ? {
        ...track,
        last_box: track.last_box.map((/** @type {number} */ count, /** @type {number} */ number) =>
          number === seat ? count + 1 : count,
        ),
      }
    : {
        ...track,
        boxes: track.boxes.map((/** @type {any} */ held, /** @type {number} */ place) =>
          place === free ? seat : held,
        ),
      };
}

/** @param {View} view @param {string} name @param {(track: any) => any} change */
const withTrack = (view, name, change) => ({
  ...view,
  tracks: view.tracks.map((/** @type {any} */ track) => (track.name === name ? change(track) : track)),
});

/** A marker lies on a track, and its points are counted then. @param {View} view @param {Facts} facts */
function marked(view, { seat, track, points }) {
  const lying = withTrack(view, track, (each) => occupied(each, seat));
  const there = withPlayer(lying, seat, (player) => ({
    points: {
      ...player.points,
      [track]: (player.points[track] || 0) + points,
      total: player.points.total + points,
    },
  }));
  return [lying, there];
}

/** @param {View} view @param {Facts} facts */
function placed(view, facts) {
  const [lying, there] = marked(view, facts);
  return [lying, withPlayer(there, facts.seat, ({ markers }) => ({ markers: markers - 1 }))];
}

/** What was bought or stolen has left its stand. @param {View} view @param {Facts} facts @param {View} after */
const taken = (view, { seat, cheese = 0 }, after) => [
  { ...view, stands: after.stands },
  withPlayer({ ...view, stands: after.stands }, seat, (player) => ({
    ...having(seat, after, ["backpacks", "drinks", "caps"]),
    cheese: player.cheese - cheese,
  })),
];

/** @type {Record<string, (view: View, facts: Facts, after: View) => any>} */
const events = {
  moved: (view, { seat, rat, space }) => withRat(view, seat, ({ name }) => name === rat, { at: space }),
  used_pipe: (view, { seat, material }) =>
    arriving(view, seat, ({ materials }) => ({ materials: { ...materials, [material]: materials[material] - 1 } })),
  used_pipe_free: (view) => view,
  took_mouldy: (view, { seat, cheese: gives }) =>
    arriving(view, seat, ({ cheese, mouldy }) => ({ cheese: cheese + gives, mouldy: mouldy + 1 })),
  paid_toll: (view, { seat, other }, after) => [
    view,
    withPlayer(
      withPlayer(view, seat, ({ cheese }) => ({ cheese: cheese - 1 })),
      other,
      ({ cheese }) => (after.greg ? {} : { cheese: cheese + 1 }),
    ),
  ],
  boarded: (view, { seat, points }) =>
    marked(
      withRat(view, seat, ({ at }) => at === PAD, { at: "aboard" }),
      { seat, track: "rattronauts", points },
    ),
  got_bolt: (view, { seat }) =>
    arriving({ ...view, bolts: view.bolts - 1 }, seat, ({ bolts }) => ({ bolts: bolts + 1 })),
  freed_rat: (view, { seat }) => withRat(view, seat, ({ at }) => at === "nursery", { at: 0 }),
  drank: (view, { seat }) => arriving(view, seat, ({ drinks }) => ({ drinks: drinks - 1 })),
  collected,
  walked_more: (view) => view,
  entered,
  placed,
  no_marker: (view) => view,
  took_comic: (view, { seat }, after) => [
    { ...view, library: after.library },
    withPlayer({ ...view, library: after.library }, seat, () => having(seat, after, ["comics"])),
  ],
  named: (view, { seat }, after) =>
    withPlayer(view, seat, ({ rats }) => ({
      rats: rats.map((/** @type {any} */ rat, /** @type {number} */ number) => ({
        ...rat,
        powers: after.players[seat].rats[number].powers,
      })),
    })),
  bought: taken,
  stole: (view, { seat, space }, after) =>
    taken(
      withRat(view, seat, ({ at }) => at === space, { at: 0 }),
      { seat },
      after,
    ),
  built: (view, { seat }, after) => arriving(view, seat, () => having(seat, after, ["materials"])),
  donated: (view, { seat, cheese: given }) => arriving(view, seat, ({ cheese }) => ({ cheese: cheese - given })),
  greg_card: (view, _, after) => ({ ...view, greg: after.greg }),
  greg_moved: (view, { origin, space }) => withRat(view, GREG, ({ at }) => at === origin, { at: space }),
  greg_paid: (view, { seat }) => arriving(view, seat, ({ cheese }) => ({ cheese: cheese + 1 })),
  greg_took: (view, _, after) => ({ ...view, stands: after.stands }),
  greg_took_comic: (view, _, after) => ({ ...view, library: after.library }),
  spare_placed: (view, { track }, after) =>
    withTrack(view, track, () => after.tracks.find((/** @type {any} */ each) => each.name === track)),
};

/** What a player has that only the events above change; and the rats walk. */
const OWNED = ["cheese", "mouldy", "materials", "bolts", "light", "burrow", "markers", "points"];

/**
 * The table after all of it, but tracks, stands and some kinds of what everybody has are as before.
 * @param {View} before @param {View} after @param {string[]} kinds
 */
const asBefore = (before, after, kinds) => ({
  ...after,
  tracks: before.tracks,
  bolts: before.bolts,
  stands: before.stands,
  library: before.library,
  players: after.players.map((/** @type {any} */ player, /** @type {number} */ seat) => ({
    ...player,
    ...having(seat, before, kinds),
  })),
});

/** @type {import("../../feel/beats.js").Telling} */
export const telling = {
  events,
  kept: (before, after) => asBefore(before, after, ["rats", ...OWNED]),
  held: (before, after) => asBefore(before, after, OWNED),
  points: (view) => view.players.map((/** @type {any} */ player) => player.points.total),
};
