// The connection to a table: it stays, or it comes back, and what was sent arrives once.
import { drawHex } from "./api.js";
import { keepInTab, keptInTab } from "./store.js";

const PING = 2500;
const PING_IDLE = 7000; // a hidden tab; the server lets go after 9 s
const DEAD = 9000;
const RESEND = 4000;
const BUSY = 300;
const GAP = 1200; // how long a hole in the news may stay open
const SOONEST = 500;
const LATEST = 3500;
const LATEST_IDLE = 20000;
const FINAL = new Set([4400, 4403, 4404, 4409, 4410]);

/** @typedef {{ eye: number | null | undefined, message: any }} Sent */

/**
 * @typedef {object} Ears what the connection tells its table
 * @property {(message: any) => void} heard every message of the server but pongs
 * @property {(line: "open" | "waiting" | "closed", code?: number) => void} line whether the server can be heard
 * @property {() => { secrets: string[], lang: string, eye: number | null, have: number | null }} hello how to
 *   introduce oneself
 */

export class Connection {
  /** @param {string} table @param {Ears} ears */
  constructor(table, ears) {
    this.table = table;
    this.ears = ears;
    /** Sent, and not yet answered. @type {Map<string, Sent>} */
    this.pending = new Map(
      (keptInTab(`pending.${table}`) || []).map((/** @type {Sent} */ sent) => [sent.message.id, sent]),
    );
    this.socket = /** @type {WebSocket | null} */ (null);
    this.heardAt = 0;
    this.tries = 0;
    this.ended = false;
    this.welcomed = false;
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
    socket.onopen = () => this.#send({ type: "hello", ...this.ears.hello() });
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data));
    socket.onclose = (event) => this.#lost(socket, event.code);
    this.#watch();
  }

  /**
   * Send something that changes the table, until it is answered. Its id comes back.
   * @param {any} message
   * @param {number | null | undefined} eye through which eyes it must be sent; undefined where that does not matter
   * @returns {string}
   */
  send(message, eye) {
    const sent = { eye, message: { ...message, id: drawHex(8) } };
    this.pending.set(sent.message.id, sent);
    this.#keepPending();
    if (this.welcomed) this.#send(sent.message);
    this.#resendLater();
    return sent.message.id;
  }

  /**
   * Send something that changes nothing at the table; lost with the line, since `hello` says it again.
   * @param {any} message
   */
  mention(message) {
    if (this.welcomed) this.#send(message);
  }

  /** Start over with what we have: something is missing. */
  catchUp() {
    this.#drop();
    this.open();
  }

  /** The news has a hole: it may close by itself, else we ask for the tail. @param {() => boolean} isOpen */
  waitOnGap(isOpen) {
    clearTimeout(this.timers.gap);
    this.timers.gap = setTimeout(() => isOpen() && this.catchUp(), GAP);
  }

  end() {
    this.ended = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.#drop();
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
  }

  /** @param {any} message */
  #send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {any} message */
  #heard(message) {
    this.heardAt = Date.now();
    if (message.type === "welcome") {
      this.welcomed = true;
      this.tries = 0;
      this.ears.heard(message);
      this.ears.line("open");
      this.#sendPending();
      return;
    }
    if (message.type === "refused" && message.reason === "busy") setTimeout(() => this.#sendPending(), BUSY);
    if (message.type === "done" || (message.type === "refused" && message.reason !== "busy")) {
      this.pending.delete(message.id);
      this.#keepPending();
    }
    this.ears.heard(message);
  }

  /** @param {WebSocket} socket @param {number} code */
  #lost(socket, code) {
    if (socket !== this.socket) return;
    this.socket = null;
    this.welcomed = false;
    if (this.ended) return;
    if (FINAL.has(code)) {
      this.ended = true;
      this.ears.line("closed", code);
      return;
    }
    this.ears.line("waiting", code);
    this.#retryLater(code === 4429 ? 10000 : 0);
  }

  /** Come back after a while that differs from everybody else's. @param {number} atLeast */
  #retryLater(atLeast) {
    const latest = document.hidden ? LATEST_IDLE : LATEST;
    const first = this.tries++ === 0 ? SOONEST : latest;
    const wait = Math.max(
      atLeast,
      SOONEST + Math.random() * (first - SOONEST) + (this.tries > 1 ? 0 : Math.random() * 400),
    );
    clearTimeout(this.timers.retry);
    this.timers.retry = setTimeout(() => this.open(), wait);
  }

  /** Ping, and notice silence. */
  #watch() {
    clearTimeout(this.timers.watch);
    if (this.ended || !this.socket) return;
    if (Date.now() - this.heardAt > DEAD) {
      this.#drop();
      this.ears.line("waiting");
      this.#retryLater(0);
      return;
    }
    this.mention({ type: "ping", at: Date.now() });
    this.timers.watch = setTimeout(() => this.#watch(), document.hidden ? PING_IDLE : PING);
  }

  /** The network is back, or the page is visible again. */
  #wake() {
    if (document.hidden) return;
    if (!this.socket) this.open();
    else this.#watch();
  }

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

  /** Everything that waits for an answer and may be sent through the present eyes. */
  #sendPending() {
    if (!this.welcomed) return;
    const { eye } = this.ears.hello();
    for (const sent of this.pending.values()) if (sent.eye === undefined || sent.eye === eye) this.#send(sent.message);
  }

  #resendLater() {
    clearTimeout(this.timers.resend);
    if (!this.pending.size || this.ended) return;
    this.timers.resend = setTimeout(() => {
      this.#sendPending();
      this.#resendLater();
    }, RESEND);
  }

  #keepPending() {
    keepInTab(`pending.${this.table}`, this.pending.size ? [...this.pending.values()] : null);
  }
}
