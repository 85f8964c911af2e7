// The game's own sounds, each as the voices it is made of.

/** @typedef {import("../../sound.js").Voice} Voice */

/** An engine that starts. @type {Voice[]} */
export const HUM = [
  { wave: "sawtooth", at: 0, long: 0.9, from: 55, to: 130, loud: 0.22, rise: 0.3 },
  { at: 0, long: 0.9, from: 180, to: 700, sharp: 1, loud: 0.25, rise: 0.4 },
];
