// What of a table is shown: news is shown move by move, so it lags behind what the server has sent.
import { endedPosition } from "./ended.js";
import { missedLines, rememberSeen } from "./feel/away.js";
import { NewsQueue } from "./feel/news.js";
import { onSkip } from "./feel/skipping.js";

/** @typedef {import("./table_types.js").Line} Line */
/** @typedef {import("./table_types.js").Position} Position */

/** Overrides of a position while the next one is being shown. */
const NOTHING_TO_CHOOSE = { moves: [], forced: false, closed: [], chosen: null, undo: null };

const NO_SKIP = "input, textarea, select, dialog, .talk, .sheet, [data-no-skip]"; // clicks and keys there skip nothing

export class ShownNews {
  /** @param {import("./table.js").Table} table @param {() => void} onAllShown called when everything is shown */
  constructor(table, onAllShown) {
    this.table = table;
    this.store = table.store;
    this.onAllShown = onAllShown;
    /** The latest state from the server. @type {{ position: Position | null, lines: Line[] }} */
    this.known = { position: null, lines: [] };
    /** @type {Line[]} */
    this.shownLines = []; // the lines of all moves that have been shown completely
    this.queue = new NewsQueue({
      before: () => this.state.position?.view,
      tell: (item, beat) => this.#tell(item, beat),
      jump: (items) => this.#jump(items),
      onIdle: () => this.#allShown(),
    });
    this.onVisibilityChange = () => (document.hidden ? this.queue.skip() : this.#onVisible());
    this.stopSkipping = onSkip((event) => this.#onSkip(event));
    document.addEventListener("visibilitychange", this.onVisibilityChange);
  }

  get state() {
    return this.store.state;
  }

  /** Forgets everything: the eye or the language changes, and the whole state is sent again. */
  clear() {
    this.queue.clear();
    this.known = { position: null, lines: [] };
    this.shownLines = [];
  }

  /** Drops what is not shown yet, and removes all listeners. */
  end() {
    this.queue.clear();
    this.stopSkipping();
    document.removeEventListener("visibilitychange", this.onVisibilityChange);
  }

  /** Merges news into `known`. @param {any} news */
  merge(news) {
    const isWhole = news.since === null;
    const undone = new Set(news.story?.undone || []);
    const before = isWhole ? [] : this.known.lines.filter((line) => !undone.has(line.version));
    this.known = {
      position: isWhole || news.position !== undefined ? endedPosition(news.position) || null : this.known.position,
      lines: [...before, ...(news.story?.lines || [])],
    };
    if (isWhole && news.position === undefined) news.position = null;
  }

  /**
   * Queues news to be shown, or shows it immediately if it does not follow on what is shown, is not for the player who
   * has the device, or comes after a long absence.
   * @param {any} news
   * @param {boolean} isOwn
   */
  show(news, isOwn) {
    const { position, lines } = this.known;
    if (news.position === undefined) {
      if (!this.queue.isOn) this.store.set({ yours: news.yours });
      return;
    }
    const isNext = news.since !== null && position && this.state.position && !news.story?.undone.length;
    const away = missedLines(this.table.id, news.story?.lines || []);
    const roundEnds = roundEndsOf(news);
    const isForThese = !this.table.isShared || news.yours.includes(this.state.eye) || roundEnds.length > 0;
    // A secret choice has no lines, but keeps its turn in the queue.
    const isShown = news.story?.lines.length || this.queue.isOn;
    if (isNext && isShown && isForThese && !away) {
      const mine = isOwn && position.moves.length > 0;
      return this.queue.push({
        position,
        yours: news.yours,
        lines: news.story?.lines || [],
        roundEnds,
        isOwn: mine,
      });
    }
    this.queue.clear();
    this.shownLines = lines;
    const hasMissed = away && !document.hidden && !this.table.isShared;
    this.store.set({
      position,
      lines,
      yours: news.yours,
      beat: null,
      isShowing: false,
      ...(hasMissed ? { away } : {}),
    });
  }

  /** Stores that everything was seen, and calls `onAllShown`, unless something is still to be shown. */
  finishIfAllShown() {
    if (!this.queue.isOn) this.#allShown();
  }

  /** The page is visible again: what happened during a long absence becomes a summary. */
  #onVisible() {
    const away = missedLines(this.table.id, this.known.lines);
    if (away) (this.queue.catchUp(), this.store.set({ away }));
    this.finishIfAllShown();
  }

  /** @param {Event} event */
  #onSkip(event) {
    if (this.queue.isOn && !(event.target instanceof Element && event.target.closest(NO_SKIP))) this.queue.skip();
  }

  /** @param {import("./feel/news.js").Item} item @param {import("./feel/beats.js").Beat} beat */
  #tell(item, beat) {
    const before = /** @type {Position} */ (this.state.position);
    const deciding = beat.isRoundEnd ? null : before.deciding;
    const position = beat.isReached ? item.position : { ...before, ...NOTHING_TO_CHOOSE, deciding };
    const lines = [...this.shownLines, ...item.lines.slice(0, beat.told)];
    if (beat.isLast) this.shownLines = lines;
    this.store.set({
      position: position.view === beat.view ? position : { ...position, view: beat.view },
      lines: lines.length === this.state.lines.length ? this.state.lines : lines,
      yours: beat.isReached ? item.yours : [],
      beat: { ...beat, mover: item.lines[0]?.by },
      isShowing: !beat.isLast || this.queue.waiting.length > 1,
    });
  }

  /** @param {import("./feel/news.js").Item[]} items */
  #jump(items) {
    const last = items[items.length - 1];
    this.shownLines = [...this.shownLines, ...items.flatMap((item) => item.lines)];
    this.store.set({
      position: last.position,
      yours: last.yours,
      lines: this.shownLines,
      beat: null,
      isShowing: false,
    });
    this.#allShown();
  }

  #allShown() {
    this.store.set({ isShowing: false });
    if (!document.hidden && this.state.version !== null) rememberSeen(this.table.id, this.state.version);
    this.onAllShown();
  }
}

/**
 * The ends of rounds in the news, with lines counted from its first one.
 * @param {any} news
 * @returns {import("./feel/beats.js").RoundEnd[]}
 */
const roundEndsOf = ({ rests = [], story }) =>
  rests.map((/** @type {{ version: number, line: number, view: any }} */ { version, line, view }) => ({
    line: story.lines.findIndex((/** @type {Line} */ each) => each.version === version) + line,
    view,
  }));
