// The game's own sounds, each as the voices it is made of.

/** @typedef {import("../../sound.js").Voice} Voice */

/** The cat. @type {Voice[]} */
export const CAT = [
  { wave: "sawtooth", at: 0, long: 0.18, from: 380, to: 720, loud: 0.16, rise: 0.05, sway: 8 },
  { wave: "sawtooth", at: 0.17, long: 0.34, from: 720, to: 300, loud: 0.16, sway: 8 },
  { at: 0.1, long: 0.3, from: 3200, sharp: 0.7, loud: 0.14, rise: 0.08 },
];
