// The news in a queue: the next position waits until the one before has been shown; the longer it is, the faster.
import { beatsOf } from "./beats.js";
import { Show } from "./show.js";
import { tempoFor } from "./tempo.js";

/** @typedef {import("../table.js").Line} Line */
/** @typedef {import("../table.js").Position} Position */
/** @typedef {import("./beats.js").Beat} Beat */
/** @typedef {{ cues: import("./cues.js").Cues, telling: import("./beats.js").Telling }} ShowParts */

/**
 * A move, and what came of it.
 * @typedef {object} Item
 * @property {Position} position
 * @property {number[]} yours
 * @property {Line[]} lines
 * @property {import("./beats.js").Rest[]} rests
 * @property {boolean} isOwn whether a player of this device made the move and is asked again
 */

const MOST_WAITING = 16; // moves; beyond it the older ones are not shown any more
const LAST_SHOWN = 6; // of them
const AT_ONCE = { scale: 0, most: 0 }; // the tempo where nothing is shown but the ends of rounds

export class NewsQueue {
  /**
   * @param {{ before: () => any, tell: (item: Item, beat: Beat) => void, jump: (items: Item[]) => void, rest: () =>
   *   void
   *   }} table the view that is shown now; draws a beat; shows everything of some items at once; everything is shown
   */
  constructor(table) {
    this.table = table;
    /** @type {Item[]} */
    this.waiting = []; // the first one is being shown
    /** @type {ShowParts | null} */
    this.parts = null; // how the game shows its news; it waits until that is known
    this.show = new Show((beat) => this.table.tell(this.waiting[0], beat));
  }

  get isOn() {
    return this.waiting.length > 0;
  }

  get isResting() {
    return this.show.isResting;
  }

  /** @param {ShowParts} parts */
  showWith(parts) {
    this.parts = parts;
    if (this.isOn && !this.show.isOn) this.#begin();
  }

  /** @param {Item} item */
  push(item) {
    if (!this.isOn && !item.rests.length && !tempoFor(0)) return this.table.jump([item]);
    this.waiting.push(item);
    if (this.waiting.length > MOST_WAITING && !this.isResting) this.#dropOld();
    if (this.waiting.length === 1) this.#begin();
  }

  /** Everything that waits is shown at once, up to the end of a round that nobody has seen yet. */
  skip() {
    if (this.isOn && !this.parts) return this.#jump();
    while (this.isOn && !this.isResting) {
      const [now] = this.waiting;
      if (this.show.isOn) this.show.skip();
      if (this.waiting[0] === now && !this.isResting) this.#end();
    }
  }

  goOn() {
    this.show.goOn();
  }

  /** Forget what was to be shown: other eyes look, or it is told anew. */
  clear() {
    this.show.stop();
    this.waiting = [];
  }

  /** Everything that waits is there at once, the ends of rounds, too: the list of what happened tells of them. */
  catchUp() {
    this.show.stop();
    if (this.isOn) this.#jump();
  }

  #begin() {
    const tempo = tempoFor(this.waiting.length - 1);
    if (!tempo && !this.#jumpToRest()) return;
    if (!this.parts) return;
    const [{ position, lines, rests, isOwn }] = this.waiting;
    const news = { before: this.table.before(), after: position.view, lines, rests };
    const beats = beatsOf(news, this.parts, { ...(tempo || AT_ONCE), isOwn });
    this.show.play(tempo ? beats : restsOnly(beats), tempo?.breath || 0, () => this.#end());
  }

  /** Where nothing is shown: on to the next end of a round, which is held all the same; false if there is none. */
  #jumpToRest() {
    const end = this.waiting.findIndex((item) => item.rests.length);
    if (end < 0) return (this.#jump(), false);
    if (end > 0) this.#jumpOver(end);
    return this.isOn;
  }

  #end() {
    this.waiting.shift();
    if (this.isOn) this.#begin();
    else this.table.rest();
  }

  /** Show all that waits without a show. */
  #jump() {
    const items = this.waiting;
    this.waiting = [];
    this.table.jump(items);
  }

  /** Only the last of many moves are shown one by one; the end of a round is always shown. */
  #dropOld() {
    const end = this.waiting.findIndex((item) => item.rests.length);
    const many = Math.min(this.waiting.length - LAST_SHOWN, end < 0 ? Infinity : end);
    if (many <= 0) return;
    this.show.stop();
    this.#jumpOver(many);
    if (this.isOn) this.#begin();
  }

  /** Show everything of the first items at once; the others wait. @param {number} many */
  #jumpOver(many) {
    const old = this.waiting.splice(0, many);
    const rest = this.waiting;
    this.waiting = [];
    this.table.jump(old);
    if (this.table.before() !== undefined) this.waiting = rest; // unless other eyes look now
  }
}

/**
 * Of all beats only the ends of rounds, and where it all leads.
 * @param {Beat[]} beats
 * @returns {Beat[]}
 */
const restsOnly = (beats) =>
  beats
    .filter((beat) => beat.isRest || beat.isLast)
    .map((beat, number) => ({ ...beat, steps: null, isFirst: number === 0 }));
