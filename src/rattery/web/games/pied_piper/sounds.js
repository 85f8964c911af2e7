// The game's own sounds, each as the voices it is made of.

/** @typedef {import("../../sound.js").Voice} Voice */

/** The flute: five notes. @type {Voice[]} */
export const FLUTE = [587, 698, 880, 784, 698].map((frequency, place) => ({
  waveform: "sine",
  start: place * 0.14,
  duration: 0.2,
  frequency,
  vibrato: 6,
  gain: 0.3,
  attack: 0.04,
}));
