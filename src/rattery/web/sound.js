// Sounds: off by default; the synthesiser is loaded with the first one.
import { settings } from "./store.js";

/**
 * One voice of a sound: a tone, or noise through a band-pass filter, with an attack and an exponential decay.
 * @typedef {object} Voice
 * @property {number} at seconds after the sound begins
 * @property {number} long duration in seconds
 * @property {number} [loud] peak gain
 * @property {OscillatorType} [wave] waveform; without it the voice is noise
 * @property {number} from frequency of the tone or of the filter, in hertz
 * @property {number} [to] the frequency at the end; the same unless given
 * @property {number} [sharp] Q factor of the filter
 * @property {number} [sway] rate of a vibrato, in hertz
 * @property {number} [rise] duration of the attack, in seconds
 */

/**
 * Plays a sound, if sounds are switched on.
 * @param {string | Voice[]} what one that all games share by its name, or the voices of a game's own
 */
export async function play(what) {
  if (!settings.state.sound) return;
  const synthesis = await import("./synthesis.js").catch(() => null); // offline: silent
  synthesis?.sound(what, settings.state.volume);
}
