// Requests to the server. A refusal is an error whose message is the server's own sentence.

/** The server said no, in words. */
export class Refused extends Error {
  /** @param {string} reason @param {string} words @param {number} status */
  constructor(reason, words, status) {
    super(words);
    this.reason = reason;
    this.status = status;
  }
}

/** Nothing came back: the network or the server is gone. */
export class Unreachable extends Error {}

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<Response>}
 */
async function ask(path, init) {
  let answer;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Unreachable("unreachable");
  }
  if (answer.ok) return answer;
  const said = await answer.json().catch(() => ({}));
  throw new Refused(said.refused || "refused", said.words || `${answer.status} ${answer.statusText}`, answer.status);
}

/** @param {string} path @returns {Promise<any>} */
export const get = async (path) => (await ask(path)).json();

/** @param {string} path @returns {Promise<string>} */
export const getText = async (path) => (await ask(path)).text();

/**
 * What is asked for once and then known; what failed is asked for again.
 * @template {any[]} Asked @template Found
 * @param {(...asked: Asked) => Promise<Found>} fetchIt
 * @returns {(...asked: Asked) => Promise<Found>}
 */
export function once(fetchIt) {
  /** @type {Map<string, Promise<Found>>} */
  const known = new Map();
  return (...asked) => {
    const name = JSON.stringify(asked);
    const found = known.get(name) || fetchIt(...asked);
    known.set(name, found);
    found.catch(() => known.delete(name));
    return found;
  };
}

/** @param {string} path @param {unknown} body @returns {Promise<any>} */
export async function post(path, body) {
  const headers = { "Content-Type": "application/json" };
  return (await ask(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

/** Hexadecimal digits nobody can guess. @param {number} bytes */
export function drawHex(bytes) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
