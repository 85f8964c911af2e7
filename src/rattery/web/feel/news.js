// Queues positions until the ones before have been shown; the longer the queue, the faster they are.
import { beatsOf } from "./beats.js";
import { Show } from "./show.js";
import { tempoFor } from "./tempo.js";

/** @typedef {import("../table.js").Line} Line */
/** @typedef {import("../table.js").Position} Position */
/** @typedef {import("./beats.js").Beat} Beat */
/** @typedef {{ cues: import("./cues.js").Cues, telling: import("./beats.js").Telling }} ShowParts */

/**
 * A move and its events.
 * @typedef {object} Item
 * @property {Position} position
 * @property {number[]} yours the seats of this device that have to decide afterwards
 * @property {Line[]} lines
 * @property {import("./beats.js").RoundEnd[]} roundEnds
 * @property {boolean} isOwn whether the open eye's player made the move and has to decide again
 */

const MAX_WAITING = 16; // moves; beyond that the oldest are not shown
const LAST_SHOWN = 6; // of them: the newest
const AT_ONCE = { scale: 0, most: 0 }; // the tempo where only the ends of rounds are shown

export class NewsQueue {
  /**
   * @param {{ before: () => any, tell: (item: Item, beat: Beat) => void, jump: (items: Item[]) => void,
   *   onIdle: () => void }} table `before`: the view that is shown; `tell`: renders a beat; `jump`: shows some items
   *   without beats; `onIdle`: called when everything is shown
   */
  constructor(table) {
    this.table = table;
    /** @type {Item[]} */
    this.waiting = []; // the first item is the one being shown
    /** @type {ShowParts | null} */
    this.parts = null; // nothing is shown before they are set
    this.show = new Show((beat) => this.table.tell(this.waiting[0], beat));
  }

  get isOn() {
    return this.waiting.length > 0;
  }

  get isAtRoundEnd() {
    return this.show.isAtRoundEnd;
  }

  /** @param {ShowParts} parts */
  showWith(parts) {
    this.parts = parts;
    if (this.isOn && !this.show.isOn) this.#begin();
  }

  /** @param {Item} item */
  push(item) {
    if (!this.isOn && !item.roundEnds.length && !tempoFor(0)) return this.table.jump([item]);
    this.waiting.push(item);
    if (this.waiting.length > MAX_WAITING && !this.isAtRoundEnd) this.#dropOld();
    if (this.waiting.length === 1) this.#begin();
  }

  /** Shows everything immediately, up to the next end of a round, which still waits for the player. */
  skip() {
    if (this.isOn && !this.parts) return this.#jump();
    while (this.isOn && !this.isAtRoundEnd) {
      const [now] = this.waiting;
      if (this.show.isOn) this.show.skip();
      if (this.waiting[0] === now && !this.isAtRoundEnd) this.#end();
    }
  }

  goOn() {
    this.show.goOn();
  }

  /** Drops everything: the eye has changed, or the whole state is sent again. */
  clear() {
    this.show.stop();
    this.waiting = [];
  }

  /** Shows everything immediately, including ends of rounds, which the summary of an absence lists. */
  catchUp() {
    this.show.stop();
    if (this.isOn) this.#jump();
  }

  #begin() {
    const tempo = tempoFor(this.waiting.length - 1);
    if (!tempo && !this.#jumpToRest()) return;
    if (!this.parts) return;
    const [{ position, lines, roundEnds, isOwn }] = this.waiting;
    const news = { before: this.table.before(), after: position.view, lines, roundEnds };
    const beats = beatsOf(news, this.parts, { ...(tempo || AT_ONCE), isOwn });
    this.show.play(tempo ? beats : restsOnly(beats), tempo?.breath || 0, () => this.#end());
  }

  /** With animation off: jumps to the next end of a round, which still waits; false if there is none. */
  #jumpToRest() {
    const end = this.waiting.findIndex((item) => item.roundEnds.length);
    if (end < 0) return (this.#jump(), false);
    if (end > 0) this.#jumpOver(end);
    return this.isOn;
  }

  #end() {
    this.waiting.shift();
    if (this.isOn) this.#begin();
    else this.table.onIdle();
  }

  /** Shows all items without beats. */
  #jump() {
    const items = this.waiting;
    this.waiting = [];
    this.table.jump(items);
  }

  /** Jumps over the oldest of too many items, but not over the end of a round. */
  #dropOld() {
    const end = this.waiting.findIndex((item) => item.roundEnds.length);
    const many = Math.min(this.waiting.length - LAST_SHOWN, end < 0 ? Infinity : end);
    if (many <= 0) return;
    this.show.stop();
    this.#jumpOver(many);
    if (this.isOn) this.#begin();
  }

  /** Shows the first items without beats; the others stay in the queue. @param {number} many */
  #jumpOver(many) {
    const old = this.waiting.splice(0, many);
    const waiting = this.waiting;
    this.waiting = [];
    this.table.jump(old);
    if (this.table.before() !== undefined) this.waiting = waiting; // unless the jump has changed the eye
  }
}

/**
 * Only the ends of rounds among the beats, and the last beat.
 * @param {Beat[]} beats
 * @returns {Beat[]}
 */
const restsOnly = (beats) =>
  beats
    .filter((beat) => beat.isRoundEnd || beat.isLast)
    .map((beat, number) => ({ ...beat, steps: null, isFirst: number === 0 }));
