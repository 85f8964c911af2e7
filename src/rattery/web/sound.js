// Sounds: short, soft, synthesised, and off until asked for.
import { settings } from "./store.js";

/** Notes of each sound: frequency, start and length in seconds. @type {Record<string, [number, number, number][]>} */
const PHRASES = {
  turn: [[659, 0, 0.16], [880, 0.12, 0.28]],
  talk: [[988, 0, 0.09]],
  move: [[220, 0, 0.06]],
  won: [[523, 0, 0.18], [659, 0.14, 0.18], [784, 0.28, 0.18], [1047, 0.42, 0.4]],
};

/** @type {AudioContext | null} */
let room = null;

/** @param {keyof typeof PHRASES} phrase */
export function chime(phrase) {
  if (!settings.state.sound) return;
  room = room || new AudioContext();
  for (const [frequency, start, length] of PHRASES[phrase]) note(room, frequency, room.currentTime + start, length);
}

/** @param {AudioContext} air @param {number} frequency @param {number} at @param {number} length */
function note(air, frequency, at, length) {
  const tone = air.createOscillator();
  const volume = air.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(air.destination);
  tone.start(at);
  tone.stop(at + length + 0.05);
}
