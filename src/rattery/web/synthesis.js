// Synthesises the sounds with the Web Audio API: no audio files are needed.

/**
 * @typedef {import("./sound.js").SoundName} SoundName
 * @typedef {import("./sound.js").Voice} Voice
 */

/** @type {(start: number, duration: number, frequency: number, more?: Partial<Voice>) => Voice} */
const noise = (start, duration, frequency, more = {}) => ({ start, duration, frequency, ...more });
/**
 * @type {(
 *   waveform: OscillatorType, start: number, duration: number, frequency: number, more?: Partial<Voice>
 * ) => Voice}
 */
const tone = (waveform, start, duration, frequency, more = {}) => ({ waveform, start, duration, frequency, ...more });

/** @type {Record<SoundName, Voice[]>} */
const SOUNDS = {
  turn: [tone("triangle", 0, 0.16, 659), tone("triangle", 0.12, 0.28, 880)],
  talk: [tone("triangle", 0, 0.09, 988)],
  won: [
    tone("triangle", 0, 0.18, 523),
    tone("triangle", 0.14, 0.18, 659),
    tone("triangle", 0.28, 0.18, 784),
    tone("triangle", 0.42, 0.4, 1047),
  ],
  dice: [0, 0.07, 0.13, 0.21, 0.27].map((start, throwing) =>
    noise(start, 0.05, 2400 - 260 * throwing, { q: 4, gain: 0.5 - 0.06 * throwing }),
  ),
  card: [noise(0, 0.11, 3800, { endFrequency: 1500, q: 0.8, gain: 0.28, attack: 0.03 })],
  lid: [noise(0, 0.05, 900, { q: 3, gain: 0.5 }), tone("triangle", 0, 0.22, 310, { endFrequency: 240, gain: 0.35 })],
  squeak: [
    tone("sine", 0, 0.09, 1500, { endFrequency: 2300, gain: 0.3 }),
    tone("sine", 0.1, 0.12, 2100, { endFrequency: 1400, gain: 0.25 }),
  ],
  creak: [
    tone("sawtooth", 0, 0.4, 95, { endFrequency: 60, vibrato: 17, gain: 0.16, attack: 0.06 }),
    noise(0.02, 0.35, 700, { endFrequency: 350, q: 8, gain: 0.3, attack: 0.1 }),
  ],
  coin: [tone("sine", 0, 0.12, 1976, { gain: 0.22 }), tone("sine", 0.07, 0.25, 2637, { gain: 0.2 })],
  chime: [
    tone("sine", 0, 0.3, 1319, { gain: 0.18, attack: 0.02 }),
    tone("sine", 0.05, 0.4, 1661, { gain: 0.12, attack: 0.03 }),
  ],
  splash: [
    noise(0, 0.35, 700, { endFrequency: 2600, q: 0.7, gain: 0.4, attack: 0.02 }),
    tone("sine", 0.04, 0.16, 420, { endFrequency: 120, gain: 0.3 }),
  ],
  step: [noise(0, 0.05, 420, { q: 2, gain: 0.5 }), noise(0.11, 0.05, 360, { q: 2, gain: 0.4 })],
  chip: [tone("triangle", 0, 0.06, 1250, { endFrequency: 900, gain: 0.3 }), noise(0, 0.04, 2800, { q: 3, gain: 0.25 })],
  tear: [noise(0, 0.26, 2200, { endFrequency: 5200, q: 1.5, gain: 0.3, attack: 0.05 })],
  snore: [
    noise(0, 0.5, 190, { endFrequency: 320, q: 5, gain: 0.5, attack: 0.3 }),
    tone("sine", 0.55, 0.3, 520, { endFrequency: 380, gain: 0.1, attack: 0.08 }),
  ],
  fanfare: [
    tone("triangle", 0, 0.14, 523),
    tone("triangle", 0.13, 0.14, 523),
    tone("triangle", 0.26, 0.5, 784),
    tone("sine", 0.26, 0.55, 1047, { gain: 0.2, attack: 0.03 }),
  ],
};

const MASTER_GAIN = 0.4;

/** @type {AudioContext | null} */
let audio = null; // created with the first sound: browsers allow it only after a gesture of the user
/** @type {AudioBuffer | null} */
let noiseBuffer = null;

/**
 * Plays a sound; an unknown name is ignored.
 * @param {SoundName | Voice[]} what one of SOUNDS by its name, or the voices of another
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
  const start = context.currentTime + 0.01 + voice.start;
  const source = voice.waveform ? toneSource(context, start, voice) : noiseSource(context, start, voice);
  const envelope = context.createGain();
  const { gain = 0.3, attack = 0.008, duration } = voice;
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(gain, start + attack);
  envelope.gain.exponentialRampToValueAtTime(0.001, start + Math.max(duration, attack + 0.02));
  source.connect(envelope).connect(out);
}

/** An oscillator, with glide and vibrato. @param {AudioContext} context @param {number} start @param {Voice} voice */
function toneSource(context, start, { waveform = "sine", frequency, endFrequency = frequency, vibrato = 0, duration }) {
  const source = context.createOscillator();
  source.type = waveform;
  source.frequency.setValueAtTime(frequency, start);
  source.frequency.exponentialRampToValueAtTime(endFrequency, start + duration);
  if (vibrato) addVibrato(context, start, duration, vibrato, frequency * 0.012, source.frequency);
  source.start(start);
  source.stop(start + duration + 0.05);
  return source;
}

/**
 * Modulates a frequency with a low-frequency oscillator.
 * @param {AudioContext} context
 * @param {number} start
 * @param {number} duration
 * @param {number} rate hertz
 * @param {number} depth hertz
 * @param {AudioParam} frequency
 */
function addVibrato(context, start, duration, rate, depth, frequency) {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = rate;
  gain.gain.value = depth;
  oscillator.connect(gain).connect(frequency);
  oscillator.start(start);
  oscillator.stop(start + duration + 0.05);
}

/** White noise through a band-pass filter. @param {AudioContext} context @param {number} start @param {Voice} voice */
function noiseSource(context, start, { frequency, endFrequency = frequency, q = 1, duration }) {
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = noiseBuffer = noiseBuffer || whiteNoise(context);
  filter.type = "bandpass";
  filter.Q.value = q;
  filter.frequency.setValueAtTime(frequency, start);
  filter.frequency.exponentialRampToValueAtTime(endFrequency, start + duration);
  source.connect(filter);
  source.start(start);
  source.stop(start + duration + 0.05);
  return filter;
}

/** One second of white noise. @param {AudioContext} context */
function whiteNoise(context) {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let sample = 0; sample < samples.length; sample += 1) samples[sample] = Math.random() * 2 - 1;
  return buffer;
}
