// Sounds: off by default; the synthesiser is loaded with the first one.
import { settings } from "./store.js";

/**
 * One voice of a sound: a tone, or noise through a band-pass filter, with an attack and an exponential decay.
 * @typedef {object} Voice
 * @property {number} start seconds after the sound begins
 * @property {number} duration duration in seconds
 * @property {number} [gain] peak gain
 * @property {OscillatorType} [waveform] waveform; without it the voice is noise
 * @property {number} frequency frequency of the tone or of the filter, in hertz
 * @property {number} [endFrequency] the frequency at the end; the same unless given
 * @property {number} [q] Q factor of the filter
 * @property {number} [vibrato] rate of a vibrato, in hertz
 * @property {number} [attack] duration of the attack, in seconds
 */

/**
 * The sounds that all games share.
 * @typedef {"turn" | "talk" | "won" | "dice" | "card" | "lid" | "squeak" | "creak" | "coin" | "chime" |
 *   "splash" | "step" | "chip" | "tear" | "snore" | "fanfare"} SoundName
 * @typedef {SoundName | Voice[]} Sound
 */

/**
 * Plays a sound, if sounds are switched on.
 * @param {Sound} what one that all games share by its name, or the voices of a game's own
 */
export async function play(what) {
  if (!settings.state.sound) return;
  const synthesis = await import("./synthesis.js").catch(() => null); // offline: silent
  synthesis?.sound(what, settings.state.volume);
}
