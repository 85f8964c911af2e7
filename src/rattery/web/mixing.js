// This device's salts for the chance of a table: committed to while players gather, revealed once all seals are fixed.
import { randomHex } from "./api.js";
import { sealOf } from "./fairness.js";
import { knownTable, rememberTable, tables } from "./store.js";

const SALT_BYTES = 16;

/**
 * The messages this device has to send at this stage. Salts and seals are stored before a message with them is
 * returned.
 * @param {string} id
 * @param {import("./table.js").TableFacts} facts
 * @param {number[]} here the seats played on this device
 * @returns {{ type: string, seat: number, [fact: string]: any }[]}
 */
export function mixIn(id, facts, here) {
  if (facts.stage === "gathering")
    return here.filter((seat) => !facts.seats[seat].seal).map((s) => commit(id, facts, s));
  if (facts.stage === "dealing") return reveal(id, facts, here);
  return [];
}

/** @param {string} id @param {import("./table.js").TableFacts} facts @param {number} seat */
function commit(id, facts, seat) {
  tables.refresh(); // another tab at this table may just have committed to a salt
  const salts = knownTable(id)?.salts || {};
  const salt = salts[seat] || randomHex(SALT_BYTES);
  rememberTable(id, { salts: { ...salts, [seat]: salt } });
  return { type: "seal", seat, seal: sealOf(facts.commitment, seat, salt) };
}

/**
 * Records all seals before any salt is revealed, so that a seal that is exchanged later is detected.
 * @param {string} id @param {import("./table.js").TableFacts} facts @param {number[]} here
 */
function reveal(id, facts, here) {
  const known = knownTable(id);
  const salts = known?.salts || {};
  const mine = here.filter(
    (seat) => salts[seat] && sealOf(facts.commitment, seat, salts[seat]) === facts.seats[seat].seal,
  );
  if (known && !known.seals) rememberTable(id, { seals: facts.seats.map((seat) => seat.seal) });
  return mine.filter((seat) => !facts.seats[seat].salt).map((seat) => ({ type: "reveal", seat, salt: salts[seat] }));
}
