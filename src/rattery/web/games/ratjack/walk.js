// A first evening at the table of Ratjack: what is said the first time each thing happens.

/** @type {{ on: string, say: string, at?: string }[]} */
export const walk = [
  { on: "begin", say: "walk-rj-welcome", at: ".rj-own .rj-dial" },
  { on: "question:first_hidden", say: "walk-rj-hide", at: ".rj-hand" },
  { on: "question:draw_from", say: "walk-rj-draw", at: ".rj-heaps" },
  { on: "question:play_card", say: "walk-rj-play", at: ".rj-hand" },
  { on: "event:triggered", say: "walk-rj-effect", at: ".rj-dealer" },
  { on: "event:laid_down", say: "walk-rj-hidden", at: ".rj-others" },
  { on: "question:which_token", say: "walk-rj-tokens", at: ".rj-reserve" },
  { on: "event:put_token", say: "walk-rj-token-on", at: ".rj-others" },
  { on: "question:look_at_which", say: "walk-rj-look", at: ".rj-others" },
  { on: "event:looked_at", say: "walk-rj-seen", at: ".rj-others" },
  { on: "event:went_out", say: "walk-rj-out", at: ".rj-others" },
  { on: "event:ratjack", say: "walk-rj-ratjack", at: ".rj-others" },
  { on: "event:deck_empty", say: "walk-rj-deck", at: ".rj-deck" },
  { on: "event:round_ended", say: "walk-rj-round", at: ".rj-own .rj-points" },
];
