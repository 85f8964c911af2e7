// How the town changes as the story is told: a rat passes a house, and only then its counter stands higher.

/** @param {any} view @param {number} seat @param {(house: any) => any} change */
const withHouse = (view, seat, change) => ({
  ...view,
  circle: view.circle.map((/** @type {any} */ house) => (house.seat === seat ? { ...house, ...change(house) } : house)),
});

/** @param {any} view @param {number} seat @param {(player: any) => any} change */
const withPlayer = (view, seat, change) => ({
  ...view,
  players: view.players.map((/** @type {any} */ player, /** @type {number} */ number) =>
    number === seat ? { ...player, ...change(player) } : player,
  ),
});

/** Where the houses are that stand, and in which gap a figure is. @param {any} view @param {string} figure */
function wayAround(view, figure) {
  const places = view.circle.flatMap((/** @type {any} */ house, /** @type {number} */ place) =>
    house.stands ? [place] : [],
  );
  return {
    places,
    at: places.findIndex((/** @type {number} */ place) => view.circle[place].figures_left_of_it.includes(figure)),
  };
}

/**
 * The figures of a band go one house further; they wait in the gap to its left.
 * @param {any} view
 * @param {string[]} band
 * @param {number} turn
 */
function walked(view, band, turn) {
  const { places, at } = wayAround(view, band[0]);
  if (at < 0) return view;
  const goal = places[(at + turn + places.length) % places.length];
  const along = band.filter((figure) => view.circle[places[at]].figures_left_of_it.includes(figure));
  return {
    ...view,
    circle: view.circle.map((/** @type {any} */ house, /** @type {number} */ place) => {
      const others = house.figures_left_of_it.filter((/** @type {string} */ figure) => !along.includes(figure));
      return { ...house, figures_left_of_it: place === goal ? [...others, ...along] : others };
    }),
  };
}

/** A band sets off. @param {any} view @param {any} facts */
const setsOff = (view, { figure, card }) => ({ ...view, band: [figure], turn: card === "back1" ? -1 : 1 });

/** Everybody of the band crosses a house. @param {any} view @param {any} facts */
const crosses = (view, { figure }) => walked(view, view.band || [figure], view.turn || 1);

/** @param {any} view @param {any} facts */
function laid(view, { seat, card = null, place }, isHidden = false) {
  const row = view.row.map((/** @type {any} */ each, /** @type {number} */ number) =>
    each && number === Number(place) - 1
      ? { ...each, cards: [...each.cards, { card, face_down: isHidden, seat }] }
      : each,
  );
  return withPlayer({ ...view, row }, seat, ({ hand, hand_size }) => ({
    hand_size: Math.max(0, hand_size - 1),
    hand: hand && card && hand[card] ? { ...hand, [card]: hand[card] - 1 } : hand,
  }));
}

/** A house falls: who stood to its left stands to the left of the next one now. @param {any} view @param {any} facts */
function fled(view, { seat }) {
  const home = view.circle.findIndex((/** @type {any} */ house) => house.seat === seat);
  const count = view.circle.length;
  const next = Array.from({ length: count - 1 }, (_, step) => (home + 1 + step) % count).find(
    (place) => view.circle[place].stands,
  );
  const circle = view.circle.map((/** @type {any} */ house, /** @type {number} */ place) => {
    if (place === home) return { ...house, stands: false, figures_left_of_it: [] };
    const joined = place === next ? view.circle[home].figures_left_of_it : [];
    return { ...house, figures_left_of_it: [...joined, ...house.figures_left_of_it] };
  });
  return withPlayer({ ...view, circle }, seat, () => ({ out: true }));
}

/** @param {any} view @param {any} facts */
const turnedUp = (view, { card, place }) => ({
  ...view,
  row: view.row.map((/** @type {any} */ each, /** @type {number} */ number) =>
    each && number === Number(place) - 1
      ? {
          ...each,
          cards: each.cards.map((/** @type {any} */ one) => (one.face_down ? { ...one, card, face_down: false } : one)),
        }
      : each,
  ),
});

/** @type {Record<string, (view: any, facts: any) => any>} */
const events = {
  laid,
  laid_face_down: (view, facts) => laid(view, facts, true),
  acts: setsOff,
  acts_with: setsOff,
  turned_up: turnedUp,
  fled,
  nothing_happens: (view) => view,
  follows: (view, { figure }) => ({ ...view, band: [...(view.band || []), figure] }),
  crossed: (view, facts) => {
    const there = crosses(view, facts);
    return [there, withHouse(there, facts.seat, () => ({ counter: facts.counter }))];
  },
  crossed_in_vain: crosses,
  crossed_neutral: crosses,
  went_under: crosses,
  went_under_neutral: crosses,
  took_counters: (view, { seat, victim, number }) => [
    view,
    withPlayer(
      withPlayer(view, victim, () => ({ captured: 0 })),
      seat,
      ({ captured }) => ({ captured: captured + number }),
    ),
  ],
};

/** The ring, and who has won which counters, change as it is told. @param {any} before @param {any} after */
const kept = (before, after) => ({
  ...after,
  circle: before.circle,
  band: before.band,
  turn: before.turn,
  players: after.players.map((/** @type {any} */ player, /** @type {number} */ seat) => {
    const { captured, out } = before.players[seat];
    return { ...player, captured, out };
  }),
});

/** @type {import("../../feel/beats.js").Telling} */
export const telling = { events, kept };
