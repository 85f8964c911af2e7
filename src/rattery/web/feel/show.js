// Plays beats one after the other, each for its length; the end of a round until the player goes on.

/** @typedef {import("./beats.js").Beat} Beat */

export class Show {
  /** @param {(beat: Beat) => void} tell renders a beat */
  constructor(tell) {
    this.tell = tell;
    /** @type {Beat[]} */
    this.beats = []; // those still to come
    this.end = () => {};
    this.timer = 0;
    this.isAtRoundEnd = false;
  }

  get isOn() {
    return this.timer !== 0 || this.isAtRoundEnd;
  }

  /**
   * @param {Beat[]} beats
   * @param {number} breath milliseconds after the last beat
   * @param {() => void} end called after that; not after `stop`
   */
  play(beats, breath, end) {
    this.beats = beats;
    this.breath = breath;
    this.end = end;
    this.#next();
  }

  /** Shows the rest immediately, up to the next end of a round, which still waits for the player. */
  skip() {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = 0;
    const rest = this.beats.findIndex((beat) => beat.isRoundEnd);
    const left = this.beats.splice(0, rest < 0 ? this.beats.length : rest + 1);
    const last = left.pop();
    if (!last) return this.#over();
    this.tell({ ...last, steps: null, isSkipped: true });
    this.#wait(last);
  }

  /** Continues after the end of a round. */
  goOn() {
    if (!this.isAtRoundEnd) return;
    this.isAtRoundEnd = false;
    this.#next();
  }

  /** Stops without showing the rest and without calling `end`. */
  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.isAtRoundEnd = false;
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
    if (beat.isRoundEnd) this.isAtRoundEnd = true;
    else if (beat.isLast && beat.isSkipped) this.#over();
    else this.timer = setTimeout(() => this.#next(), beat.length + (beat.isLast ? this.breath || 0 : 0));
  }

  #over() {
    this.timer = 0;
    this.end();
  }
}
