// The lesson: what a newcomer is told. What is asked now comes first, then what has happened, each thing once.

/** How many sit where it is learnt: with two there is a third rat, which is more to learn. */
export const learners = 3;

/** @type {import("../../feel/coach.js").WalkStep[]} */
export const walk = [
  { on: "question:throw_again", say: "walk-rt-throw-again", at: ".rt-spot:not(.is-bare)" },
  { on: "question:which_partner", say: "walk-rt-partner", at: ".rt-others" },
  { on: "question:which_die", say: "walk-rt-die", at: ".rt-own .rt-spot" },
  { on: "question:which_pile", say: "walk-rt-pile", at: ".rt-piles" },
  { on: "question:whom_to_rob", say: "walk-rt-rob", at: ".rt-others" },
  { on: "question:whom_to_claw", say: "walk-rt-claw", at: ".rt-others" },
  { on: "question:use_clover", say: "walk-rt-clover", at: ".rt-own .rt-stock" },
  { on: "question:which_piles", say: "walk-rt-which-piles", at: ".rt-piles" },
  { on: "question:what_next", say: "walk-rt-arrange", at: ".action-bar" },
  { on: "question:step_in", say: "walk-rt-step-in", at: ".action-bar" },
  { on: "question:send_cat_on", say: "walk-rt-send-on", at: ".action-bar" },
  { on: "begin", say: "walk-rt-goal", at: ".rt-points" },
  { on: "begin", say: "walk-rt-piles", at: ".rt-piles" },
  { on: "begin", say: "walk-rt-own", at: ".rt-own .plate" },
  { on: "event:threw", say: "walk-rt-threw", at: ".rt-spot:not(.is-bare)" },
  { on: "event:drew", say: "walk-rt-drew", at: ".rt-stock:not(.is-bare)" },
  { on: "event:trap_sprung", say: "walk-rt-trap", at: ".rt-sprung" },
  { on: "event:wounded", say: "walk-rt-wounded", at: ".rt-stuck" },
  { on: "event:cat_sent", say: "walk-rt-cat", at: ".rt-cat" },
  { on: "event:round_ended", say: "walk-rt-round-ended", at: ".rt-points" },
  { on: "end", say: "walk-rt-next" },
];
