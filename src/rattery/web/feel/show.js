// The show: beats one after the other, each for as long as it takes; at the end of a round until a player goes on.

/** @typedef {import("./beats.js").Beat} Beat */

export class Show {
  /** @param {(beat: Beat) => void} tell draws a beat */
  constructor(tell) {
    this.tell = tell;
    /** @type {Beat[]} */
    this.beats = []; // those still to come
    this.end = () => {};
    this.timer = 0;
    this.isResting = false;
  }

  get isOn() {
    return this.timer !== 0 || this.isResting;
  }

  /**
   * @param {Beat[]} beats
   * @param {number} breath milliseconds after the last of them
   * @param {() => void} end what comes then
   */
  play(beats, breath, end) {
    this.beats = beats;
    this.breath = breath;
    this.end = end;
    this.#next();
  }

  /** Show what is left at once; the end of a round still waits for a player to go on. */
  skip() {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = 0;
    const rest = this.beats.findIndex((beat) => beat.isRest);
    const left = this.beats.splice(0, rest < 0 ? this.beats.length : rest + 1);
    const last = left.pop();
    if (!last) return this.#over();
    this.tell({ ...last, steps: null, isSkipped: true });
    this.#wait(last);
  }

  /** The end of the round has been seen. */
  goOn() {
    if (!this.isResting) return;
    this.isResting = false;
    this.#next();
  }

  /** Nothing more is shown, and nothing comes of it. */
  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.isResting = false;
    this.beats = [];
  }

  #next() {
    this.timer = 0;
    const beat = this.beats.shift();
    if (!beat) return this.#over();
    this.tell(beat);
    this.#wait(beat);
  }

  /** @param {Beat} beat */
  #wait(beat) {
    if (beat.isRest) this.isResting = true;
    else if (beat.isLast && beat.isSkipped) this.#over();
    else this.timer = setTimeout(() => this.#next(), beat.length + (beat.isLast ? this.breath || 0 : 0));
  }

  #over() {
    this.timer = 0;
    this.end();
  }
}
