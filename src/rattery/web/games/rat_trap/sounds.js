// The game's own sounds, each as the voices it is made of.

/** @typedef {import("../../sound.js").Voice} Voice */

/** The cat. @type {Voice[]} */
export const CAT = [
  {
    waveform: "sawtooth",
    start: 0,
    duration: 0.18,
    frequency: 380,
    endFrequency: 720,
    gain: 0.16,
    attack: 0.05,
    vibrato: 8,
  },
  { waveform: "sawtooth", start: 0.17, duration: 0.34, frequency: 720, endFrequency: 300, gain: 0.16, vibrato: 8 },
  { start: 0.1, duration: 0.3, frequency: 3200, q: 0.7, gain: 0.14, attack: 0.08 },
];
