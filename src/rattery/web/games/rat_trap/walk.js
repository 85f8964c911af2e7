// What a newcomer is told, each once, the first time it happens.

/** @type {import("../../feel/coach.js").WalkStep[]} */
export const walk = [
  { on: "begin", say: "walk-rt-piles", at: ".rt-piles" },
  { on: "begin", say: "walk-rt-own", at: ".rt-own .plate" },
  { on: "event:threw", say: "walk-rt-threw", at: ".rt-spot:not(.is-bare)" },
  { on: "question:throw_again", say: "walk-rt-throw-again", at: ".action-bar" },
  { on: "question:which_partner", say: "walk-rt-partner", at: ".rt-others" },
  { on: "question:which_die", say: "walk-rt-die", at: ".rt-own .rt-spot" },
  { on: "question:which_pile", say: "walk-rt-pile", at: ".rt-piles" },
  { on: "event:drew", say: "walk-rt-drew", at: ".rt-stock:not(.is-bare)" },
  { on: "event:trap_sprung", say: "walk-rt-trap", at: ".rt-sprung" },
  { on: "event:wounded", say: "walk-rt-wounded", at: ".rt-stuck" },
  { on: "question:use_clover", say: "walk-rt-clover", at: ".rt-own .rt-stock" },
  { on: "question:whom_to_rob", say: "walk-rt-rob", at: ".rt-others" },
  { on: "event:cat_sent", say: "walk-rt-cat", at: ".rt-cat" },
  { on: "event:round_ended", say: "walk-rt-round-ended", at: ".rt-points" },
];
