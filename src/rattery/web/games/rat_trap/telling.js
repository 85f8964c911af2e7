// How the table of Rat Trap changes as the story is told: what everybody heard, written into what these eyes saw
// before.

/** @typedef {Record<string, number>} Counts */

/** Some more or fewer of a kind. @param {Counts} counts @param {string | undefined} card @param {number} by */
const counted = (counts, card, by) => (card ? { ...counts, [card]: Math.max(0, (counts[card] || 0) + by) } : counts);

/** @param {any} view @param {number} seat @param {(rat: any) => any} change */
const withRat = (view, seat, change) => ({
  ...view,
  rats: view.rats.map((/** @type {any} */ rat, /** @type {number} */ number) =>
    number === seat ? { ...rat, ...change(rat) } : rat,
  ),
});

/** @param {any} view @param {string} name @param {(pile: any) => any} change */
const withPile = (view, name, change) => ({
  ...view,
  piles: view.piles.map((/** @type {any} */ pile) => (pile.name === name ? { ...pile, ...change(pile) } : pile)),
});

/** A rat has a card more, or one fewer; the number beside its stock changes when the card is there. */
const withCard = (
  /** @type {any} */ view,
  /** @type {number} */ seat,
  /** @type {string | undefined} */ card,
  by = 1,
) => withRat(view, seat, (rat) => ({ stock: Math.max(0, rat.stock + by), known: counted(rat.known, card, by) }));

/** The top door of a pile is taken. @param {any} view @param {string} pile */
const opened = (view, pile) => withPile(view, pile, ({ cards }) => ({ cards: cards.slice(1) }));

/**
 * Cards on their way: what is counted beside piles and stocks is as it was.
 * @param {any} before
 * @param {any} after
 * @returns {[any, any]}
 */
const moving = (before, after) => [held(before, after), after];

/** @param {any} before @param {any} after */
const held = (before, after) => ({
  ...after,
  piles: after.piles.map((/** @type {any} */ pile, /** @type {number} */ number) => ({
    ...pile,
    counted: before.piles[number]?.cards.length,
  })),
  rats: after.rats.map((/** @type {any} */ rat, /** @type {number} */ seat) => ({
    ...rat,
    counted: before.rats[seat].stock,
  })),
});

/** @type {Record<string, (view: any, facts: any) => any>} */
const events = {
  drew: (view, { seat, pile, card }) => moving(view, withCard(opened(view, pile), seat, card)),
  drew_openly: (view, { seat, pile, card }) => moving(view, withCard(opened(view, pile), seat, card)),
  trap_sprung: (view, { pile }) =>
    moving(
      view,
      withPile(opened(view, pile), pile, ({ traps_shown }) => ({ traps_shown: traps_shown + 1 })),
    ),
  stole: (view, { seat, victim, card }) => moving(view, withCard(withCard(view, victim, card, -1), seat, card)),
  stole_openly: (view, { seat, victim, card }) => moving(view, withCard(withCard(view, victim, card, -1), seat, card)),
  stole_trap: (view, { victim }) => moving(view, withCard(view, victim, "trap", -1)),
  used_clover: (view, { seat }) =>
    moving(view, { ...withCard(view, seat, "clover", -1), discard: counted(view.discard, "clover", 1) }),
  wounded: (view, { seat, bandages }) => withRat(view, seat, () => ({ bandages })),
  healed: (view, { seat }) => withRat(view, seat, (rat) => ({ bandages: Math.max(0, rat.bandages - 1) })),
  went_out: (view, { seat }) => withRat(view, seat, (rat) => ({ out: true, lost: rat.known, stock: 0 })),
  role_shown: (view, { seat, role }) => withRat(view, seat, () => ({ role, role_shown: true })),
  stock_shown: (view, { seat, ...cards }) =>
    withRat(view, seat, () => ({
      known: cards,
      stock: Object.values(cards).reduce((sum, count) => sum + count, 0),
    })),
  scored: (view, { seat, total }) => [view, withRat(view, seat, () => ({ points: total }))],
  consoled: (view, { seat, total }) => [view, withRat(view, seat, () => ({ points: total }))],
};

/**
 * Doors, cards, bandages, roles and points change when it is told, whatever else was told before.
 * @param {any} before
 * @param {any} after
 */
const kept = (before, after) => ({
  ...after,
  discard: before.discard,
  unseen: before.unseen,
  piles: before.piles,
  rats: after.rats.map((/** @type {any} */ rat, /** @type {number} */ seat) => {
    const { attacked, has_role } = rat;
    return { ...before.rats[seat], attacked, has_role };
  }),
});

/** @type {import("../../feel/beats.js").Telling} */
export const telling = {
  events,
  kept,
  held,
  points: (view) => view.rats.map((/** @type {any} */ rat) => rat.points),
};
