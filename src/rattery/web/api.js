// Requests to the server. A refusal is an error whose message is the server's own sentence.

export const MAX_NAME_LENGTH = 24; // characters of a player's name, as on the server

/** The server refused a request; the message is its sentence for the reader. */
export class Refused extends Error {
  /** @param {string} reason @param {string} words @param {number} status */
  constructor(reason, words, status) {
    super(words);
    this.reason = reason;
    this.status = status;
  }
}

/** There was no response: the network or the server is down. */
export class Unreachable extends Error {}

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<Response>}
 */
async function request(path, init) {
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
export const get = async (path) => (await request(path)).json();

/** @param {string} path @returns {Promise<string>} */
export const getText = async (path) => (await request(path)).text();

/**
 * Caches the results of an asynchronous function by its arguments, for as long as the page lives. Concurrent calls
 * share one promise; a failed one is not cached. Arguments are compared as JSON.
 * @template {any[]} Asked @template Found
 * @param {(...asked: Asked) => Promise<Found>} fetchIt
 * @returns {(...asked: Asked) => Promise<Found>}
 */
export function cached(fetchIt) {
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
  return (await request(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

/** Cryptographically random bytes as hexadecimal digits. @param {number} bytes */
export function randomHex(bytes) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
