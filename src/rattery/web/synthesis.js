// Sounds: short, soft and synthesised.

/**
 * One voice of a sound: a tone or a noise that begins, swells and dies away.
 * @typedef {object} Voice
 * @property {number} at seconds
 * @property {number} long seconds
 * @property {number} [loud]
 * @property {OscillatorType} [wave] without it the voice is noise
 * @property {number} from hertz: of the tone, or of the filter the noise goes through
 * @property {number} [to] hertz at the end
 * @property {number} [sharp] how narrow the filter is
 * @property {number} [sway] vibrato in hertz
 * @property {number} [rise] seconds until it is loud
 */

/** @type {(at: number, long: number, from: number, more?: Partial<Voice>) => Voice} */
const noise = (at, long, from, more = {}) => ({ at, long, from, ...more });
/** @type {(wave: OscillatorType, at: number, long: number, from: number, more?: Partial<Voice>) => Voice} */
const tone = (wave, at, long, from, more = {}) => ({ wave, at, long, from, ...more });

/** @type {Record<string, Voice[]>} */
const SOUNDS = {
  turn: [tone("triangle", 0, 0.16, 659), tone("triangle", 0.12, 0.28, 880)],
  talk: [tone("triangle", 0, 0.09, 988)],
  won: [
    tone("triangle", 0, 0.18, 523),
    tone("triangle", 0.14, 0.18, 659),
    tone("triangle", 0.28, 0.18, 784),
    tone("triangle", 0.42, 0.4, 1047),
  ],
  dice: [0, 0.07, 0.13, 0.21, 0.27].map((at, throwing) =>
    noise(at, 0.05, 2400 - 260 * throwing, { sharp: 4, loud: 0.5 - 0.06 * throwing }),
  ),
  card: [noise(0, 0.11, 3800, { to: 1500, sharp: 0.8, loud: 0.28, rise: 0.03 })],
  lid: [noise(0, 0.05, 900, { sharp: 3, loud: 0.5 }), tone("triangle", 0, 0.22, 310, { to: 240, loud: 0.35 })],
  squeak: [
    tone("sine", 0, 0.09, 1500, { to: 2300, loud: 0.3 }),
    tone("sine", 0.1, 0.12, 2100, { to: 1400, loud: 0.25 }),
  ],
  flute: [587, 698, 880, 784, 698].map((pitch, place) =>
    tone("sine", place * 0.14, 0.2, pitch, { sway: 6, loud: 0.3, rise: 0.04 }),
  ),
  hum: [
    tone("sawtooth", 0, 0.9, 55, { to: 130, loud: 0.22, rise: 0.3 }),
    noise(0, 0.9, 180, { to: 700, sharp: 1, loud: 0.25, rise: 0.4 }),
  ],
  creak: [
    tone("sawtooth", 0, 0.4, 95, { to: 60, sway: 17, loud: 0.16, rise: 0.06 }),
    noise(0.02, 0.35, 700, { to: 350, sharp: 8, loud: 0.3, rise: 0.1 }),
  ],
  coin: [tone("sine", 0, 0.12, 1976, { loud: 0.22 }), tone("sine", 0.07, 0.25, 2637, { loud: 0.2 })],
  bulb: [
    tone("sine", 0, 0.3, 1319, { loud: 0.18, rise: 0.02 }),
    tone("sine", 0.05, 0.4, 1661, { loud: 0.12, rise: 0.03 }),
  ],
  cat: [
    tone("sawtooth", 0, 0.18, 380, { to: 720, loud: 0.16, rise: 0.05, sway: 8 }),
    tone("sawtooth", 0.17, 0.34, 720, { to: 300, loud: 0.16, sway: 8 }),
    noise(0.1, 0.3, 3200, { sharp: 0.7, loud: 0.14, rise: 0.08 }),
  ],
  splash: [
    noise(0, 0.35, 700, { to: 2600, sharp: 0.7, loud: 0.4, rise: 0.02 }),
    tone("sine", 0.04, 0.16, 420, { to: 120, loud: 0.3 }),
  ],
  step: [noise(0, 0.05, 420, { sharp: 2, loud: 0.5 }), noise(0.11, 0.05, 360, { sharp: 2, loud: 0.4 })],
  chip: [tone("triangle", 0, 0.06, 1250, { to: 900, loud: 0.3 }), noise(0, 0.04, 2800, { sharp: 3, loud: 0.25 })],
  tear: [noise(0, 0.26, 2200, { to: 5200, sharp: 1.5, loud: 0.3, rise: 0.05 })],
  snore: [
    noise(0, 0.5, 190, { to: 320, sharp: 5, loud: 0.5, rise: 0.3 }),
    tone("sine", 0.55, 0.3, 520, { to: 380, loud: 0.1, rise: 0.08 }),
  ],
  fanfare: [
    tone("triangle", 0, 0.14, 523),
    tone("triangle", 0.13, 0.14, 523),
    tone("triangle", 0.26, 0.5, 784),
    tone("sine", 0.26, 0.55, 1047, { loud: 0.2, rise: 0.03 }),
  ],
};

const SOFT = 0.4;

/** @type {AudioContext | null} */
let room = null;
/** @type {AudioBuffer | null} */
let hiss = null;

/** Play a sound, if there is one of that name. @param {string} name @param {number} volume of 1 */
export function sound(name, volume) {
  if (!SOUNDS[name]) return;
  room = room || new AudioContext();
  if (room.state === "suspended") room.resume().catch(() => {});
  const out = room.createGain();
  out.gain.value = SOFT * volume;
  out.connect(room.destination);
  for (const voice of SOUNDS[name]) sing(room, out, voice);
}

/** @param {AudioContext} air @param {AudioNode} out @param {Voice} voice */
function sing(air, out, voice) {
  const at = air.currentTime + 0.01 + voice.at;
  const source = voice.wave ? singer(air, at, voice) : breath(air, at, voice);
  const swell = air.createGain();
  const { loud = 0.3, rise = 0.008, long } = voice;
  swell.gain.setValueAtTime(0, at);
  swell.gain.linearRampToValueAtTime(loud, at + rise);
  swell.gain.exponentialRampToValueAtTime(0.001, at + Math.max(long, rise + 0.02));
  source.connect(swell).connect(out);
}

/** A tone that may glide and sway. @param {AudioContext} air @param {number} at @param {Voice} voice */
function singer(air, at, { wave = "sine", from, to = from, sway = 0, long }) {
  const source = air.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  if (sway) swaying(air, at, long, sway, from * 0.012, source.frequency);
  source.start(at);
  source.stop(at + long + 0.05);
  return source;
}

/**
 * @param {AudioContext} air
 * @param {number} at
 * @param {number} long
 * @param {number} pace
 * @param {number} depth
 * @param {AudioParam} pitch
 */
function swaying(air, at, long, pace, depth, pitch) {
  const sway = air.createOscillator();
  const width = air.createGain();
  sway.frequency.value = pace;
  width.gain.value = depth;
  sway.connect(width).connect(pitch);
  sway.start(at);
  sway.stop(at + long + 0.05);
}

/** Noise through a filter. @param {AudioContext} air @param {number} at @param {Voice} voice */
function breath(air, at, { from, to = from, sharp = 1, long }) {
  const source = air.createBufferSource();
  const filter = air.createBiquadFilter();
  source.buffer = hiss = hiss || hissing(air);
  filter.type = "bandpass";
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(filter);
  source.start(at);
  source.stop(at + long + 0.05);
  return filter;
}

/** A second of noise. @param {AudioContext} air */
function hissing(air) {
  const buffer = air.createBuffer(1, air.sampleRate, air.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let sample = 0; sample < samples.length; sample += 1) samples[sample] = Math.random() * 2 - 1;
  return buffer;
}
