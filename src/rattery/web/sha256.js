// SHA-256 (FIPS 180-4). The browser's crypto.subtle is missing on pages without https, as on a local network.

/** The first 32 bits of the fractional part of a root. @param {number} root */
const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;

/** @param {number} count */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

const ROUND = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

/** A word rotated to the right. @param {number} word @param {number} by bits */
const rotated = (word, by) => (word >>> by) | (word << (32 - by));

/** @param {Uint8Array} message @returns {Uint8Array} */
export function sha256(message) {
  const blocks = padded(message);
  const state = Int32Array.from(START);
  for (let at = 0; at < blocks.byteLength; at += 64) digest(state, new DataView(blocks.buffer, at, 64));
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => out.setInt32(4 * place, word));
  return new Uint8Array(out.buffer);
}

/** The message, a one, zeros, and its length in bits. @param {Uint8Array} message */
function padded(message) {
  const blocks = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  blocks.set(message);
  blocks[message.length] = 0x80;
  new DataView(blocks.buffer).setBigUint64(blocks.length - 8, BigInt(message.length) * 8n);
  return blocks;
}

/** Mix one block into the state. @param {Int32Array} state @param {DataView} block */
function digest(state, block) {
  const words = schedule(block);
  let [a, b, c, d, e, f, g, h] = state;
  for (let step = 0; step < 64; step++) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + choice + ROUND[step] + words[step]) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = (state[place] + word) | 0));
}

/** @param {DataView} block */
function schedule(block) {
  const words = new Int32Array(64);
  for (let step = 0; step < 64; step++) {
    if (step < 16) words[step] = block.getInt32(4 * step);
    else {
      const [far, near] = [words[step - 15], words[step - 2]];
      const low = rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3);
      const high = rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10);
      words[step] = (words[step - 16] + low + words[step - 7] + high) | 0;
    }
  }
  return words;
}
