// The WebSocket connection to a table. It reconnects by itself. A message sent by `send` is repeated until it is
// answered, also after a reload; its id lets the server carry it out only once.
import { randomHex } from "./api.js";
import { loadSession, saveSession } from "./store.js";

// All times in milliseconds.
const PING_INTERVAL = 2500;
const IDLE_PING_INTERVAL = 7000; // in a hidden tab; the server closes a connection after 8.5 s of silence
const RECEIVE_TIMEOUT = 9000; // without a message, after which the connection counts as lost
const RESEND_INTERVAL = 4000; // for messages without an answer
const BUSY_DELAY = 300; // until a message that the server was too busy for is sent again
const GAP_TIMEOUT = 1200; // for missing news to arrive, before it is requested by reconnecting
// Reconnecting waits a random time between these, so that clients do not all come back at once after a restart.
const MIN_DELAY = 500;
const MAX_FIRST_DELAY = 900; // at the first attempt
const MAX_DELAY = 3500;
const MAX_IDLE_DELAY = 20000; // in a hidden tab
const RATE_LIMIT_DELAY = 10000; // at least, after closing code RATE_LIMITED
const RATE_LIMITED = 4429;
const FINAL_CODES = new Set([4400, 4403, 4404, 4409, 4410]); // closing codes after which reconnecting would not help

/** @typedef {{ eye: number | null | undefined, message: any }} Sent */

/**
 * @typedef {object} ConnectionHandlers
 * @property {(message: any) => void} onMessage called with every message of the server
 * @property {(status: "open" | "waiting" | "closed", code?: number) => void} onStatus called when the connection is
 *   open, waits to be reopened, or is closed for good, with the closing code
 * @property {() => { secrets: string[], lang: string, eye: number | null, have: number | null }} hello the content of
 *   the first message on every connection
 */

export class Connection {
  /** @param {string} table @param {ConnectionHandlers} handlers */
  constructor(table, handlers) {
    this.table = table;
    this.handlers = handlers;
    /** Messages without an answer, by id; also in sessionStorage. @type {Map<string, Sent>} */
    this.pending = new Map(
      (loadSession(`pending.${table}`) || []).map((/** @type {Sent} */ sent) => [sent.message.id, sent]),
    );
    this.socket = /** @type {WebSocket | null} */ (null);
    this.heardAt = 0;
    this.tries = 0;
    this.ended = false;
    this.welcomed = false;
    /** What the last `hello` said. */
    this.greeting = handlers.hello();
    /** @type {Record<string, ReturnType<typeof setTimeout> | undefined>} */
    this.timers = {};
    this.wake = () => this.#wake();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  open() {
    clearTimeout(this.timers.retry);
    if (this.ended || this.socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.socket = socket;
    this.welcomed = false;
    this.heardAt = Date.now();
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onclose = (event) => this.#lost(socket, event.code);
    this.#watch();
  }

  /**
   * Sends a message that changes the table, and repeats it until it is answered.
   * @param {any} message
   * @param {number | null | undefined} eye sent only while this eye is open; undefined: whichever is open
   * @returns {string} its id
   */
  send(message, eye) {
    const sent = { eye, message: { ...message, id: randomHex(8) } };
    this.pending.set(sent.message.id, sent);
    this.#savePending();
    if (this.welcomed) this.#send(sent.message);
    this.#resendLater();
    return sent.message.id;
  }

  /**
   * Sends a message that changes nothing at the table, without repeating it. Dropped before the server's `welcome`, as
   * `hello` carries the same state; what has changed since that was sent, the table sends again.
   * @param {any} message
   */
  sendOnce(message) {
    if (this.welcomed) this.#send(message);
  }

  /** Reconnects at once; the server then sends the news since the version in `hello`. */
  reconnect() {
    this.#drop();
    this.open();
  }

  /** Reconnects after GAP_TIMEOUT if news is still missing. @param {() => boolean} isOpen whether it is */
  reconnectAfterGap(isOpen) {
    clearTimeout(this.timers.gap);
    this.timers.gap = setTimeout(() => isOpen() && this.reconnect(), GAP_TIMEOUT);
  }

  end() {
    this.ended = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.#drop();
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
  }

  #greet() {
    this.greeting = this.handlers.hello();
    this.#send({ type: "hello", ...this.greeting });
  }

  /** @param {any} message */
  #send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {any} message */
  #receive(message) {
    this.heardAt = Date.now();
    if (message.type === "welcome") {
      this.welcomed = true;
      this.tries = 0;
      this.handlers.onMessage(message);
      this.handlers.onStatus("open");
      this.#sendPending();
      return;
    }
    if (message.type === "refused" && message.reason === "busy") setTimeout(() => this.#sendPending(), BUSY_DELAY);
    if (message.type === "done" || (message.type === "refused" && message.reason !== "busy")) {
      this.pending.delete(message.id);
      this.#savePending();
    }
    this.handlers.onMessage(message);
  }

  /** @param {WebSocket} socket @param {number} code */
  #lost(socket, code) {
    if (socket !== this.socket) return;
    this.socket = null;
    this.welcomed = false;
    if (this.ended) return;
    if (FINAL_CODES.has(code)) {
      this.ended = true;
      this.handlers.onStatus("closed", code);
      return;
    }
    this.handlers.onStatus("waiting", code);
    this.#retryLater(code === RATE_LIMITED ? RATE_LIMIT_DELAY : 0);
  }

  /** Reopens the connection after a random delay. @param {number} atLeast milliseconds */
  #retryLater(atLeast) {
    const isFirst = this.tries++ === 0;
    const most = isFirst ? MAX_FIRST_DELAY : document.hidden ? MAX_IDLE_DELAY : MAX_DELAY;
    const delay = MIN_DELAY + Math.random() * (most - MIN_DELAY);
    clearTimeout(this.timers.retry);
    this.timers.retry = setTimeout(() => this.open(), Math.max(atLeast, delay));
  }

  /** Pings regularly, and reconnects when the server has been silent for RECEIVE_TIMEOUT. */
  #watch() {
    clearTimeout(this.timers.watch);
    if (this.ended || !this.socket) return;
    if (Date.now() - this.heardAt > RECEIVE_TIMEOUT) {
      this.#drop();
      this.handlers.onStatus("waiting");
      this.#retryLater(0);
      return;
    }
    this.sendOnce({ type: "ping", at: Date.now() });
    this.timers.watch = setTimeout(() => this.#watch(), document.hidden ? IDLE_PING_INTERVAL : PING_INTERVAL);
  }

  /** The network is back, or the page is visible again: reconnects or pings immediately. */
  #wake() {
    if (document.hidden) return;
    if (!this.socket) this.open();
    else this.#watch();
  }

  /** Closes the socket without telling the table. */
  #drop() {
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    clearTimeout(this.timers.watch);
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  /** Sends again everything without an answer that may be sent with the eye that is open. */
  #sendPending() {
    if (!this.welcomed) return;
    const { eye } = this.handlers.hello();
    for (const sent of this.pending.values()) if (sent.eye === undefined || sent.eye === eye) this.#send(sent.message);
  }

  #resendLater() {
    clearTimeout(this.timers.resend);
    if (!this.pending.size || this.ended) return;
    this.timers.resend = setTimeout(() => {
      this.#sendPending();
      this.#resendLater();
    }, RESEND_INTERVAL);
  }

  #savePending() {
    saveSession(`pending.${this.table}`, this.pending.size ? [...this.pending.values()] : null);
  }
}
