// Which card on the table is which, as anybody can follow who watches the hands: told from the story, never from a
// face.
//
// A card is known by when it came to lie where it lies; so it can be seen to move, and nothing more is said about it.

/**
 * @typedef {{ row: (seat: number, place: number) => string, pile: () => string, from: (seat: number) => string }}
 *   Pieces
 */
/** @typedef {{ rows: string[][], pile: string[], from: string[], count: number }} Tracks */

/** @type {Record<string, (tracks: Tracks, facts: any) => void>} */
const FOLLOW = {
  round_began: (tracks) =>
    void Object.assign(tracks, { rows: tracks.rows.map(() => []), pile: [], from: tracks.from.map(() => "") }),
  pile_begun: (tracks) => void tracks.pile.push(fresh(tracks)),
  hid: (tracks, { seat }) => lay(tracks, seat, "hand"),
  laid_down: (tracks, { seat }) => lay(tracks, seat, "hand"),
  laid_up: (tracks, { seat }) => lay(tracks, seat, "hand"),
  laid_from_deck: (tracks, { owner }) => lay(tracks, owner, "deck"),
  laid_from_deck_own: (tracks, { seat }) => lay(tracks, seat, "deck"),
  laid_from_discard: (tracks, { owner }) => void tracks.rows[owner].push(tracks.pile.pop() || fresh(tracks)),
  laid_from_discard_own: (tracks, { seat }) => void tracks.rows[seat].push(tracks.pile.pop() || fresh(tracks)),
  drew_discard: (tracks) => void tracks.pile.pop(),
  buried: (tracks) => void tracks.pile.pop(),
  discarded_hand: (tracks) => void tracks.pile.push(fresh(tracks)),
  discarded: (tracks, { owner, place }) => void tracks.pile.push(lift(tracks, owner, place)),
  discarded_own: (tracks, { seat, place }) => void tracks.pile.push(lift(tracks, seat, place)),
  picked_up: (tracks, { seat, place }) => void lift(tracks, seat, place),
  gave: (tracks, { seat, place, owner }) => void tracks.rows[owner].push(lift(tracks, seat, place)),
  gave_hidden: (tracks, { seat, place, owner }) => void tracks.rows[owner].push(lift(tracks, seat, place)),
  took: (tracks, { seat, place, owner }) => void tracks.rows[seat].push(lift(tracks, owner, place)),
  exchanged_hand: (tracks, { seat, place }) => void (tracks.rows[seat][place - 1] = fresh(tracks)),
  exchanged: (tracks, facts) =>
    swap(tracks.rows[facts.owner], facts.place - 1, tracks.rows[facts.other_owner], facts.other_place - 1),
  exchanged_discard: (tracks, { seat, place }) =>
    swap(tracks.rows[seat], place - 1, tracks.pile, tracks.pile.length - 1),
};

/** A card nobody has followed so far. @param {Tracks} tracks */
const fresh = (tracks) => `card-${(tracks.count += 1)}`;

/** @param {Tracks} tracks @param {number} seat @param {string} from */
function lay(tracks, seat, from) {
  tracks.rows[seat].push(fresh(tracks));
  tracks.from[seat] = from;
}

/** @param {Tracks} tracks @param {number} seat @param {number} place */
const lift = (tracks, seat, place) => tracks.rows[seat].splice(place - 1, 1)[0] || fresh(tracks);

/** @param {string[]} one @param {number} place @param {string[]} other @param {number} otherPlace */
function swap(one, place, other, otherPlace) {
  [one[place], other[otherPlace]] = [other[otherPlace], one[place]];
}

/**
 * Follow the story from its beginning.
 * @param {any} view
 * @param {import("../../table.js").Line[]} events
 * @returns {Pieces}
 */
export function follow(view, events) {
  /** @type {Tracks} */
  const tracks = { rows: view.players.map(() => []), pile: [], from: view.players.map(() => ""), count: 0 };
  for (const line of events) FOLLOW[line.event]?.(tracks, line.facts);
  const isFollowed = view.players.every(
    (/** @type {any} */ player, /** @type {number} */ seat) => player.row.length === tracks.rows[seat].length,
  );
  return {
    row: (seat, place) => (isFollowed ? tracks.rows[seat][place] : `spot-${seat}-${place}`),
    pile: () =>
      isFollowed && tracks.pile.length === view.discard.length
        ? tracks.pile[tracks.pile.length - 1]
        : `pile-${view.discard.length}`,
    from: (seat) => (tracks.from[seat] === "deck" ? "[data-place=deck]" : `[data-place=hand-${seat}]`),
  };
}
