// Observable state for components, and what this device stores: settings, known tables, the secrets of seats. Stored
// values are JSON in localStorage under `rattery.…`, which all tabs share; each is read again before it is changed, so
// that no tab overwrites another's. Nothing throws where storage is full or blocked: state then lives in its tab alone.
import { useEffect, useState } from "./vendor/html.js";

/**
 * A state and its listeners, which `set` calls synchronously.
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

  /** @param {() => void} listener @returns {() => void} removes the listener */
  listen(listener) {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}

/**
 * The state of a store; renders the component again whenever it changes.
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

/** Reads a value from localStorage. @param {string} name @param {any} otherwise where it is missing or unreadable */
export function loadLocal(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`rattery.${name}`) || "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * Writes a value to localStorage.
 * @param {string} name @param {any} value
 * @returns {boolean} false if the storage is full or blocked: the value is lost at the end of this visit
 */
export function saveLocal(name, value) {
  try {
    localStorage.setItem(`rattery.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/**
 * A state that is kept in localStorage and shared by all tabs: each follows the others, and changes what they have
 * written last. While the storage is full or blocked, the state lives in this tab alone.
 * @template T
 * @extends {Store<T>}
 */
export class KeptStore extends Store {
  /**
   * @param {string} name
   * @param {{ read: (kept: any) => T, write: (state: T) => any }} form `read`: the state from what is kept, null where
   *   there is nothing; `write`: what is kept of a state
   */
  constructor(name, { read, write }) {
    super(read(loadLocal(name, null)));
    this.name = name;
    this.read = read;
    this.write = write;
    this.isKept = true;
    addEventListener("storage", (event) => event.key === `rattery.${name}` && (this.refresh(), super.set({})));
  }

  /** Reads what other tabs have written, of which they tell this one a little later. */
  refresh() {
    const kept = this.isKept ? loadLocal(this.name, null) : null;
    if (kept !== null) this.state = this.read(kept);
  }

  /** @param {Partial<T>} change */
  set(change) {
    this.update(() => change);
  }

  /** Changes the state as the other tabs have left it. @param {(state: T) => Partial<T>} change */
  update(change) {
    this.refresh();
    const changed = change(this.state);
    this.isKept = saveLocal(this.name, this.write({ ...this.state, ...changed }));
    super.set(changed); // after it is written, as a listener may change it again
  }
}

/** @typedef {"slow" | "normal" | "fast" | "off"} Speed */

/**
 * @typedef {object} Settings
 * @property {import("./words.js").Language | null} lang null: the browser's preference
 * @property {"night" | "day" | "device"} theme "device": the system's colour scheme
 * @property {"normal" | "large" | "huge"} size text size
 * @property {boolean} sound
 * @property {number} volume of the sounds, from 0 to 1
 * @property {boolean} notices whether to notify the player of their turn
 * @property {boolean} still whether motion is switched off
 * @property {Speed} speed how fast events are shown
 * @property {"touch" | "always" | "never"} confirm when to ask before a move that cannot be undone
 * @property {boolean} askWhenForced whether the player is asked where there is only one legal move; kept as `lone`
 * @property {string} name the player's last name
 * @property {number | null} colour the player's favourite colour
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
  askWhenForced: false,
  name: "",
  colour: null,
};

/** The settings; an unknown theme of an older version becomes the default. @param {any} kept @returns {Settings} */
function readSettings(kept) {
  const { lone = STANDARD.askWhenForced, ...others } = kept || {};
  const found = { ...STANDARD, ...others, askWhenForced: lone };
  return ["night", "day", "device"].includes(found.theme) ? found : { ...found, theme: STANDARD.theme };
}

/** @param {Settings} state */
const writeSettings = ({ askWhenForced, ...others }) => ({ ...others, lone: askWhenForced });

/** @type {KeptStore<Settings>} */
export const settings = new KeptStore("settings", { read: readSettings, write: writeSettings });

/**
 * A table this device plays at or has looked at.
 * @typedef {object} KnownTable
 * @property {string} table
 * @property {string} [game] its spelling
 * @property {string | null} [host] the host's secret
 * @property {{ seat: number | null, secret: string }[]} seats the seats of this device; null until the server has said
 *   which seat a secret is for
 * @property {Record<string, string>} [invitations] by seat, those not accepted yet
 * @property {string} [commitment] as published before the first move
 * @property {(string | null)[]} [seals] by seat, as they were before any salt was revealed
 * @property {Record<string, string>} [salts] by seat, this device's own salts
 * @property {string} [joinKey] drawn before joining, so that a repeated request gets the same seat
 * @property {string} [joined] the invitation this device has used
 * @property {{ version: number, at: number }} [seen] the version this device has shown, and when
 * @property {string[] | null} [coach] the steps of the lesson that were shown; null or missing: no coach
 * @property {number} at when the entry was changed last
 */

/** How a list is kept. */
export const LIST = {
  read: (/** @type {any} */ kept) => ({ all: kept || [] }),
  write: (/** @type {{ all: any[] }} */ { all }) => all,
};

/** @type {KeptStore<{ all: KnownTable[] }>} */
export const tables = new KeptStore("tables", LIST);

const MAX_TABLES = 100;

/** @param {string} id @returns {KnownTable | undefined} */
export const knownTable = (id) => tables.state.all.find((known) => known.table === id);

/**
 * Updates what this device knows of a table and moves it to the front; the oldest beyond MAX_TABLES is forgotten.
 * @param {string} id
 * @param {Partial<KnownTable>} facts
 * @returns {KnownTable}
 */
export function rememberTable(id, facts) {
  tables.update(({ all }) => {
    const before = all.find((known) => known.table === id) || { table: id, seats: [] };
    const now = { ...before, ...facts, at: Date.now() };
    return { all: [now, ...all.filter((known) => known.table !== id)].slice(0, MAX_TABLES) };
  });
  return tables.state.all[0];
}

/** Stores the secret of a seat. @param {string} id @param {number} seat @param {string} secret */
export function rememberSeat(id, seat, secret) {
  const others = (knownTable(id)?.seats || []).filter((known) => known.seat !== seat);
  return rememberTable(id, { seats: [...others, { seat, secret }].sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99)) });
}

/** @param {string} id */
export const forgetTable = (id) => tables.update(({ all }) => ({ all: all.filter((known) => known.table !== id) }));

/** Reads a value from sessionStorage, which outlives a reload of the tab. @param {string} name @returns {any} */
export function loadSession(name) {
  try {
    return JSON.parse(sessionStorage.getItem(`rattery.${name}`) || "null");
  } catch {
    return null;
  }
}

/** Writes a value to sessionStorage. @param {string} name @param {any} value null: it is removed */
export function saveSession(name, value) {
  try {
    if (value === null) sessionStorage.removeItem(`rattery.${name}`);
    else sessionStorage.setItem(`rattery.${name}`, JSON.stringify(value));
  } catch {
    // As in `saveLocal`: the value is lost with a reload.
  }
}
