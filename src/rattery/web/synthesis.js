// Synthesises the sounds with the Web Audio API: no audio files are needed.

/** @typedef {import("./sound.js").Voice} Voice */

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
  creak: [
    tone("sawtooth", 0, 0.4, 95, { to: 60, sway: 17, loud: 0.16, rise: 0.06 }),
    noise(0.02, 0.35, 700, { to: 350, sharp: 8, loud: 0.3, rise: 0.1 }),
  ],
  coin: [tone("sine", 0, 0.12, 1976, { loud: 0.22 }), tone("sine", 0.07, 0.25, 2637, { loud: 0.2 })],
  chime: [
    tone("sine", 0, 0.3, 1319, { loud: 0.18, rise: 0.02 }),
    tone("sine", 0.05, 0.4, 1661, { loud: 0.12, rise: 0.03 }),
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

const MASTER_GAIN = 0.4;

/** @type {AudioContext | null} */
let audio = null; // created with the first sound: browsers allow it only after a gesture of the user
/** @type {AudioBuffer | null} */
let noiseBuffer = null;

/**
 * Plays a sound; an unknown name is ignored.
 * @param {string | Voice[]} what one of SOUNDS by its name, or the voices of another
 * @param {number} volume from 0 to 1
 */
export function sound(what, volume) {
  const voices = typeof what === "string" ? SOUNDS[what] : what;
  if (!voices) return;
  audio = audio || new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => {});
  const out = audio.createGain();
  out.gain.value = MASTER_GAIN * volume;
  out.connect(audio.destination);
  for (const voice of voices) playVoice(audio, out, voice);
}

/** Schedules one voice. @param {AudioContext} context @param {AudioNode} out @param {Voice} voice */
function playVoice(context, out, voice) {
  const at = context.currentTime + 0.01 + voice.at;
  const source = voice.wave ? toneSource(context, at, voice) : noiseSource(context, at, voice);
  const swell = context.createGain();
  const { loud = 0.3, rise = 0.008, long } = voice;
  swell.gain.setValueAtTime(0, at);
  swell.gain.linearRampToValueAtTime(loud, at + rise);
  swell.gain.exponentialRampToValueAtTime(0.001, at + Math.max(long, rise + 0.02));
  source.connect(swell).connect(out);
}

/** An oscillator, with glide and vibrato. @param {AudioContext} context @param {number} at @param {Voice} voice */
function toneSource(context, at, { wave = "sine", from, to = from, sway = 0, long }) {
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  if (sway) addVibrato(context, at, long, sway, from * 0.012, source.frequency);
  source.start(at);
  source.stop(at + long + 0.05);
  return source;
}

/**
 * Modulates a frequency with a low-frequency oscillator.
 * @param {AudioContext} context
 * @param {number} at
 * @param {number} long
 * @param {number} pace hertz
 * @param {number} depth hertz
 * @param {AudioParam} pitch
 */
function addVibrato(context, at, long, pace, depth, pitch) {
  const sway = context.createOscillator();
  const width = context.createGain();
  sway.frequency.value = pace;
  width.gain.value = depth;
  sway.connect(width).connect(pitch);
  sway.start(at);
  sway.stop(at + long + 0.05);
}

/** White noise through a band-pass filter. @param {AudioContext} context @param {number} at @param {Voice} voice */
function noiseSource(context, at, { from, to = from, sharp = 1, long }) {
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = noiseBuffer = noiseBuffer || whiteNoise(context);
  filter.type = "bandpass";
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(filter);
  source.start(at);
  source.stop(at + long + 0.05);
  return filter;
}

/** One second of white noise. @param {AudioContext} context */
function whiteNoise(context) {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let sample = 0; sample < samples.length; sample += 1) samples[sample] = Math.random() * 2 - 1;
  return buffer;
}
