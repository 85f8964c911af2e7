// Checking the chance of a match in the browser: the key opens the commitment, and my own salt is in it.
import { sha256 } from "./sha256.js";

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
  const { server, salts, key } = facts.key;
  const checks = [
    { name: "commitment", good: commitmentOf(server) === (known?.commitment || facts.commitment) },
    { name: "mixed", good: mixedKey(server, salts) === key },
  ];
  const own = Object.entries(known?.salts || {});
  if (own.length) checks.push({ name: "salt", good: own.every(([seat, salt]) => salts[Number(seat)] === salt) });
  return checks;
}
