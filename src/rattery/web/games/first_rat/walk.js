// The walkthrough: what a newcomer is shown, each thing once, the first time it happens.

/** @type {{ on: string, say: string, at?: string }[]} */
export const walk = [
  { on: "begin", say: "walk-fr-begin", at: ".fr-place-pad" },
  { on: "question:which_rat", say: "walk-fr-rat", at: ".fr-pawn.is-offered" },
  { on: "question:which_rat", say: "walk-fr-space", at: ".fr-space.is-offered" },
  { on: "question:which_rat", say: "walk-fr-more", at: ".fr-pawn.is-offered" },
  { on: "question:which_route", say: "walk-fr-pipe", at: ".fr-preview" },
  { on: "event:paid_toll", say: "walk-fr-toll", at: ".fr-own" },
  { on: "event:collected", say: "walk-fr-collect", at: ".fr-own .fr-goods" },
  { on: "question:which_way", say: "walk-fr-burrow", at: ".fr-junction" },
  { on: "question:what_to_take", say: "walk-fr-stand", at: ".fr-stands" },
  { on: "question:what_to_build", say: "walk-fr-build", at: ".fr-tracks" },
  { on: "event:placed", say: "walk-fr-marker", at: ".fr-tracks" },
  { on: "event:boarded", say: "walk-fr-aboard", at: ".fr-place-pad" },
];
