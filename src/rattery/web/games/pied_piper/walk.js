// The lesson: what a newcomer is told. What is asked now comes first, then what has happened, each thing once.

/** How many sit where it is learnt: with two there are empty houses, which is more to learn. */
export const learners = 3;

/** @type {import("../../feel/coach.js").WalkStep[]} */
export const walk = [
  { on: "question:what_to_lay", say: "walk-pp-hand", at: ".hand" },
  { on: "question:what_to_lay", say: "walk-pp-lay", at: ".characters" },
  { on: "question:what_to_lay", say: "walk-pp-two", at: ".characters" },
  { on: "question:who_is_first", say: "walk-pp-order", at: ".character.is-waiting" },
  { on: "begin", say: "walk-pp-town", at: ".town" },
  { on: "begin", say: "walk-pp-figures", at: ".pp-figure" },
  { on: "event:acts", say: "walk-pp-acts", at: ".characters" },
  { on: "event:crossed", say: "walk-pp-crossed", at: ".pp-house.is-own" },
  { on: "event:went_under", say: "walk-pp-sewer", at: ".town" },
  { on: "event:acts_with", say: "walk-pp-special", at: ".hand" },
  { on: "event:follows", say: "walk-pp-melody", at: ".town" },
  { on: "event:fled", say: "walk-pp-fled", at: ".town" },
  { on: "end", say: "walk-pp-next" },
];
