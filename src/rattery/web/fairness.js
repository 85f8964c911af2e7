// Checking the chance of a match in the browser: every seal opens, the seals are those this device has kept, and the
// key is made of what was in them.
import { sha256 } from "./sha256.js";

const SEALED_SALTS = 2; // the protocol in which salts are committed to

/** @param {string} hex */
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) || [], (pair) => parseInt(pair, 16));

/** @param {Uint8Array} bytes */
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {...(string | Uint8Array)} parts */
function joined(...parts) {
  const bytes = parts.map((part) => (typeof part === "string" ? new TextEncoder().encode(part) : part));
  return Uint8Array.from(bytes.flatMap((part) => [...part]));
}

/** What is shown before the first move for a key. @param {string} key */
export const commitmentOf = (key) => hexOf(sha256(joined("rattery key ", bytesOf(key))));

/**
 * What a seat shows for its salt before any is shown.
 * @param {string} commitment the table's @param {number} seat @param {string} salt
 */
export const sealOf = (commitment, seat, salt) =>
  hexOf(sha256(joined("rattery salt ", bytesOf(commitment), Uint8Array.of(seat), bytesOf(salt))));

/** The table's key with everybody's salt in it. @param {string} key @param {(string | null)[]} salts */
export function mixedKey(key, salts) {
  const mixed = salts.flatMap((salt) => (salt === null ? ["-"] : ["+", bytesOf(salt)]));
  return hexOf(sha256(joined("rattery mixed key ", bytesOf(key), ...mixed)).slice(0, 16));
}

/**
 * What this device can check by itself.
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
 * Whether the seals are those that were kept, if they were, and every salt opens its own.
 * @param {import("./table.js").TableFacts} facts @param {(string | null)[] | undefined} kept
 */
function sealsOpen(facts, kept) {
  return facts.seats.every(
    ({ seat, seal, salt }) =>
      (!kept || kept[seat] === seal) && (!salt || sealOf(facts.commitment, seat, salt) === seal),
  );
}

/** The seats that sealed a share and did not show it in time. @param {import("./table.js").TableFacts} facts */
export const leftOut = (facts) =>
  facts.stage === "gathering" || facts.stage === "dealing" ? [] : facts.seats.filter(({ seal, salt }) => seal && !salt);

/**
 * What `rattery verify --receipt` compares a downloaded match with.
 * @param {import("./store.js").KnownTable} known
 */
export const receiptOf = ({ table, game, commitment, seals, salts }) => ({
  rattery_receipt: 1,
  ...{ table, game, commitment },
  ...(seals ? { seals, salts } : {}),
});
