// The game's own sounds, each as the voices it is made of.

/** @typedef {import("../../sound.js").Voice} Voice */

/** An engine that starts. @type {Voice[]} */
export const HUM = [
  { waveform: "sawtooth", start: 0, duration: 0.9, frequency: 55, endFrequency: 130, gain: 0.22, attack: 0.3 },
  { start: 0, duration: 0.9, frequency: 180, endFrequency: 700, q: 1, gain: 0.25, attack: 0.4 },
];
