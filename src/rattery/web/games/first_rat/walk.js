// The lesson: what a newcomer is told. What is asked now comes first, then what has happened, each thing once.

export const lessonOptions = { first_game: true };

/** @type {import("../../feel/coach.js").WalkStep[]} */
export const walk = [
  { on: "question:which_rat", say: "walk-fr-rat", at: ".fr-pawn.is-offered" },
  { on: "question:which_rat", say: "walk-fr-space", at: ".fr-space.is-offered" },
  { on: "question:which_rat", say: "walk-fr-more", at: ".fr-pawn.is-offered" },
  { on: "question:which_route", say: "walk-fr-pipe", at: ".fr-preview" },
  { on: "question:which_reward", say: "walk-fr-reward", at: ".action-bar" },
  { on: "question:drink", say: "walk-fr-drink", at: ".action-bar" },
  { on: "question:which_material", say: "walk-fr-material", at: ".action-bar" },
  { on: "question:which_way", say: "walk-fr-burrow", at: ".fr-burrow" },
  { on: "question:which_comic", say: "walk-fr-comic", at: ".action-bar" },
  { on: "question:which_super_rat", say: "walk-fr-super-rat", at: ".action-bar" },
  { on: "question:free_rat", say: "walk-fr-free", at: ".action-bar" },
  { on: "question:what_to_take", say: "walk-fr-stand", at: ".fr-stands:has(.is-offered)" },
  { on: "question:what_to_build", say: "walk-fr-build", at: ".fr-tracks" },
  { on: "question:which_track", say: "walk-fr-track", at: ".fr-tracks" },
  { on: "begin", say: "walk-fr-begin", at: ".fr-place-pad" },
  { on: "event:paid_toll", say: "walk-fr-toll", at: ".fr-own" },
  { on: "event:collected", say: "walk-fr-collect", at: ".fr-own .fr-goods" },
  { on: "event:placed", say: "walk-fr-marker", at: ".fr-tracks" },
  { on: "event:boarded", say: "walk-fr-aboard", at: ".fr-place-pad" },
  { on: "end", say: "walk-fr-next" },
];
