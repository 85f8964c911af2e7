// What is kept: a small store components listen to, and the shelf of this device (settings, tables, seat secrets).
import { useEffect, useState } from "./vendor/html.js";

/**
 * A value that changes, and its subscribers.
 * @template T
 */
export class Store {
  /** @param {T} state */
  constructor(state) {
    this.state = state;
    /** @type {Set<() => void>} */
    this.listeners = new Set();
  }

  /** @param {Partial<T>} change */
  set(change) {
    this.state = { ...this.state, ...change };
    for (const listener of [...this.listeners]) listener();
  }

  /** @param {() => void} listener @returns {() => void} how to stop listening */
  listen(listener) {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}

/**
 * The state of a store, and a new drawing whenever it changes.
 * @template T
 * @param {Store<T>} store
 * @returns {T}
 */
export function useStore(store) {
  const [state, see] = useState(store.state);
  useEffect(() => {
    see(store.state);
    return store.listen(() => see(store.state));
  }, [store]);
  return state;
}

// The shelf: what this device remembers.

/** What this device remembers under a name. @param {string} name @param {any} otherwise */
export function kept(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`rattery.${name}`) || "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} name @param {any} value */
export function keep(name, value) {
  try {
    localStorage.setItem(`rattery.${name}`, JSON.stringify(value));
  } catch {
    // A full or forbidden storage: this visit goes on, the next one will not remember.
  }
}

/** @typedef {"slow" | "normal" | "fast" | "off"} Speed */

/**
 * @typedef {object} Settings
 * @property {import("./words.js").Language | null} lang null: what the browser asks for
 * @property {"night" | "day" | "device"} theme night is the house's own light; "device": as the device has it
 * @property {"normal" | "large" | "huge"} size of the text
 * @property {boolean} sound
 * @property {number} volume of the sounds, from 0 to 1
 * @property {boolean} notices whether the browser may say that it is my turn
 * @property {boolean} still no motion
 * @property {Speed} speed how fast what happened is shown
 * @property {"touch" | "always" | "never"} confirm when to ask again before what cannot be taken back
 * @property {boolean} lone whether to ask where there is a single answer
 * @property {string} name what I was called last
 * @property {number | null} colour the colour I like best
 */

/** @type {Settings} */
const STANDARD = {
  lang: null,
  theme: "night",
  size: "normal",
  sound: false,
  volume: 0.7,
  notices: false,
  still: false,
  speed: "normal",
  confirm: "touch",
  lone: false,
  name: "",
  colour: null,
};

/** What was kept; a light of earlier days that nobody chose is night. @returns {Settings} */
function keptSettings() {
  const found = { ...STANDARD, ...kept("settings", {}) };
  return ["night", "day", "device"].includes(found.theme) ? found : { ...found, theme: STANDARD.theme };
}

/** @type {Store<Settings>} */
export const settings = new Store(keptSettings());
settings.listen(() => keep("settings", settings.state));

/**
 * A table this device has to do with.
 * @typedef {object} KnownTable
 * @property {string} table
 * @property {string} [game] its spelling
 * @property {string | null} [host] the host's secret
 * @property {{ seat: number | null, secret: string }[]} seats those this device plays; null until the server said which
 * @property {Record<string, string>} [invitations] by seat, those not yet taken
 * @property {string} [commitment] as it was shown before the first move
 * @property {(string | null)[]} [seals] by seat, as they were before any salt was shown
 * @property {Record<string, string>} [salts] by seat: this device's own part in the chance
 * @property {string} [joinKey] drawn before a seat is asked for, so that a lost answer loses no seat
 * @property {string} [joined] the invitation this device came by
 * @property {{ version: number, at: number }} [seen] up to where this device looked, and when
 * @property {string[] | null} [coach] the steps of the walk that were shown; null or missing: nobody explains
 * @property {number} at when it was last looked at
 */

/** @type {Store<{ all: KnownTable[] }>} */
export const tables = new Store({ all: kept("tables", []) });
tables.listen(() => keep("tables", tables.state.all));
addEventListener("storage", (event) => {
  if (event.key === "rattery.tables") tables.set({ all: kept("tables", []) });
});

const MOST_TABLES = 100;

/** @param {string} id @returns {KnownTable | undefined} */
export const knownTable = (id) => tables.state.all.find((known) => known.table === id);

/**
 * Remember something about a table; what is not said stays as it was.
 * @param {string} id
 * @param {Partial<KnownTable>} facts
 * @returns {KnownTable}
 */
export function rememberTable(id, facts) {
  const before = knownTable(id) || { table: id, seats: [], at: 0 };
  const now = { ...before, ...facts, at: Date.now() };
  const others = tables.state.all.filter((known) => known.table !== id);
  tables.set({ all: [now, ...others].slice(0, MOST_TABLES) });
  return now;
}

/** A seat of a table that is now this device's. @param {string} id @param {number} seat @param {string} secret */
export function rememberSeat(id, seat, secret) {
  const others = (knownTable(id)?.seats || []).filter((known) => known.seat !== seat);
  return rememberTable(id, { seats: [...others, { seat, secret }].sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99)) });
}

/** @param {string} id */
export const forgetTable = (id) => tables.set({ all: tables.state.all.filter((known) => known.table !== id) });

// What is on its way to the server is kept with the tab, so that a reload loses no move.

/** @param {string} name @returns {any} */
export function keptInTab(name) {
  try {
    return JSON.parse(sessionStorage.getItem(`rattery.${name}`) || "null");
  } catch {
    return null;
  }
}

/** @param {string} name @param {any} value */
export function keepInTab(name, value) {
  try {
    if (value === null) sessionStorage.removeItem(`rattery.${name}`);
    else sessionStorage.setItem(`rattery.${name}`, JSON.stringify(value));
  } catch {
    // As with the shelf: this visit goes on.
  }
}
