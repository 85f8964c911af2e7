// Verifies the chance of a match in the browser: every salt matches its seal, the seals are those this device recorded,
// and the match's key is derived from the server's key and the salts.
import { sha256 } from "./sha256.js";

const SEALED_SALTS = 2; // the version of the scheme from which on salts are committed to

/** @param {string} hex */
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) || [], (pair) => parseInt(pair, 16));

/** @param {Uint8Array} bytes */
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {...(string | Uint8Array)} parts */
function joined(...parts) {
  const bytes = parts.map((part) => (typeof part === "string" ? new TextEncoder().encode(part) : part));
  return Uint8Array.from(bytes.flatMap((part) => [...part]));
}

/** The commitment to the server's key that is published before the first move. @param {string} key */
export const commitmentOf = (key) => hexOf(sha256(joined("rattery key ", bytesOf(key))));

/**
 * The commitment of a seat to its salt, published before any salt is revealed.
 * @param {string} commitment the table's @param {number} seat @param {string} salt
 */
export const sealOf = (commitment, seat, salt) =>
  hexOf(sha256(joined("rattery salt ", bytesOf(commitment), Uint8Array.of(seat), bytesOf(salt))));

/**
 * The key of the match: the server's key and all salts hashed together.
 * @param {string} key
 * @param {(string | null)[]} salts
 */
export function mixedKey(key, salts) {
  const mixed = salts.flatMap((salt) => (salt === null ? ["-"] : ["+", bytesOf(salt)]));
  return hexOf(sha256(joined("rattery mixed key ", bytesOf(key), ...mixed)).slice(0, 16));
}

/**
 * The checks this device can make without trusting the server, each with its result.
 * @param {import("./table.js").TableFacts} facts
 * @param {import("./store.js").KnownTable | undefined} known
 * @returns {{ name: string, good: boolean }[]}
 */
export function checkKey(facts, known) {
  const { server, salts, key, protocol } = facts.key;
  const checks = [{ name: "commitment", good: commitmentOf(server) === (known?.commitment || facts.commitment) }];
  if (protocol === SEALED_SALTS) checks.push({ name: "seals", good: sealsOpen(facts, known?.seals) });
  checks.push({ name: "mixed", good: mixedKey(server, salts) === key });
  const own = Object.entries(known?.salts || {});
  if (own.length) checks.push({ name: "salt", good: own.every(([seat, salt]) => salts[Number(seat)] === salt) });
  return checks;
}

/**
 * Whether every revealed salt matches its seal, and the seals are those this device recorded, if it did.
 * @param {import("./table.js").TableFacts} facts @param {(string | null)[] | undefined} kept
 */
function sealsOpen(facts, kept) {
  return facts.seats.every(
    ({ seat, seal, salt }) =>
      (!kept || kept[seat] === seal) && (!salt || sealOf(facts.commitment, seat, salt) === seal),
  );
}

/** The seats that committed to a salt and did not reveal it in time. @param {import("./table.js").TableFacts} facts */
export const leftOut = (facts) =>
  facts.stage === "gathering" || facts.stage === "dealing" ? [] : facts.seats.filter(({ seal, salt }) => seal && !salt);

/**
 * The receipt that `rattery verify --receipt` compares a downloaded match with.
 * @param {import("./store.js").KnownTable} known
 */
export const receiptOf = ({ table, game, commitment, seals, salts }) => ({
  rattery_receipt: 1,
  ...{ table, game, commitment },
  ...(seals ? { seals, salts } : {}),
});
