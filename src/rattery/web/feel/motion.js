// Animates pieces from their old to their new places (FLIP), step by step. The board is rendered in its final state
// first: finishing early leaves everything in its place, and nothing on the page when the eye changes.
import { play } from "../sound.js";
import { settings } from "../store.js";
import { castOf, stepsOf } from "./cues.js";
import { ghostOf, isDrawn, placeOf, seePieces, unitOf, wayOf } from "./pieces.js";

/** @typedef {import("./pieces.js").Seen} Seen */
/** @typedef {import("./cues.js").Step} Step */

const EASE = "cubic-bezier(.2, .8, .3, 1)";
const FADE_DURATION = 150; // milliseconds, with reduced motion

/** Whether motion is switched off, here or in the system. */
export const isStill = () => settings.state.still || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The first keyframe of a piece that appears, by `data-enter`. @type {Record<string, Keyframe>} */
const ENTRIES = {
  fade: { opacity: 0 },
  pop: { opacity: 0, scale: "0.2" },
  turn: { opacity: 0.2, rotate: "y 90deg" },
  drop: { opacity: 0, translate: "0 -48px" },
  tumble: { opacity: 0, rotate: "-220deg", scale: "0.6" },
};

/** The last keyframe of a piece that leaves, by `data-leave`. @type {Record<string, Keyframe>} */
const EXITS = {
  fade: { opacity: 0 },
  fall: { opacity: 0, translate: "0 70px", rotate: "24deg" },
  fold: { opacity: 0, scale: "1 0.05" },
  fly: { opacity: 0, scale: "0.4" },
};

export class Motion {
  constructor() {
    /** @type {Map<string, Seen>} */
    this.before = new Map();
    /** @type {Animation[]} */
    this.running = [];
    /** @type {Animation[]} */
    this.effects = []; // run to their end even while the next step is animated
    /** @type {Element[]} */
    this.extras = []; // ghosts and layers of effects, to be removed
    /** @type {number[]} */
    this.timers = [];
  }

  /** Measures all pieces before the board is rendered again. @param {Element} root */
  look(root) {
    this.before = seePieces(root);
  }

  /**
   * Animates all pieces from where `look` saw them to where they are.
   * @param {{ root: Element, layer: HTMLElement, steps: Step[] }} show
   */
  show({ root, layer, steps }) {
    this.#settle();
    if (document.hidden || !this.before.size) return;
    const cast = steps.length ? steps : stepsOf([], {});
    const now = seePieces(root);
    if (isStill()) this.#fade(now);
    else {
      this.#move(now, castOf(cast), root);
      this.#leave(now, castOf(cast), root, layer);
      cast.forEach((step) => this.#effect(step, layer));
    }
    for (const { sound, at } of cast) if (sound) this.timers.push(setTimeout(() => play(sound), at));
  }

  /** Resolves when no piece moves any more. */
  async settled() {
    while (this.running.some(({ playState }) => playState === "running"))
      await Promise.allSettled(this.running.map(({ finished }) => finished));
  }

  /** Ends the animations of pieces; effects continue. */
  #settle() {
    for (const animation of this.running) animation.cancel();
    this.running = [];
  }

  /** Ends all animations, effects and pending sounds immediately. */
  finish() {
    this.#settle();
    for (const timer of this.timers) clearTimeout(timer);
    for (const animation of this.effects) animation.cancel();
    for (const extra of this.extras) extra.remove();
    this.timers = [];
    this.effects = [];
    this.extras = [];
  }

  /** @param {Element} element @param {Keyframe[]} frames @param {{ at: number, length: number }} when */
  #animate(element, frames, { at, length }) {
    const animation = element.animate(frames, { delay: at, duration: length, easing: EASE, fill: "backwards" });
    this.running.push(animation);
    return animation;
  }

  /** With reduced motion: pieces that are new or moved fade in. @param {Map<string, Seen>} now */
  #fade(now) {
    for (const [piece, seen] of now) {
      const before = this.before.get(piece);
      if (!before || wayOf(before, seen))
        this.#animate(seen.element, [{ opacity: 0 }, { opacity: 1 }], { at: 0, length: FADE_DURATION });
    }
  }

  /**
   * Animates pieces that moved, and those that are new or show another face.
   * @param {Map<string, Seen>} now
   * @param {(piece: string) => Step} stepOf
   * @param {Element} root
   */
  #move(now, stepOf, root) {
    for (const [piece, seen] of now) {
      const before = this.before.get(piece);
      const way = before ? wayOf(before, seen) : null;
      const isTurned = before && before.face !== seen.face;
      if (!before) this.#enter(seen, stepOf(piece), root);
      else if (isTurned && !way) this.#appear(seen, stepOf(piece));
      else if (way) this.#animate(seen.element, flight(seen.element, way), stepOf(piece));
    }
  }

  /** @param {Seen} seen @param {Step} step @param {Element} root */
  #enter(seen, step, root) {
    const element = /** @type {HTMLElement} */ (seen.element);
    const from = element.dataset.from ? this.#find(element.dataset.from, root) : null;
    if (!from) return this.#appear(seen, step);
    const way = {
      x: from.x - seen.place.x,
      y: from.y - seen.place.y,
      size: Math.min(1, Math.max(0.3, from.width / (seen.place.width || 1))),
    };
    const frames = flight(element, way);
    return this.#animate(element, [{ ...frames[0], ...turned(element.dataset.enter) }, ...frames.slice(1)], step);
  }

  /** Animates a piece that is new, or shows another face, in its place. @param {Seen} seen @param {Step} step */
  #appear({ element }, step) {
    const { enter = "fade" } = /** @type {HTMLElement} */ (element).dataset;
    return this.#animate(element, [ENTRIES[enter] || ENTRIES.fade, {}], step);
  }

  /**
   * Animates copies of the pieces that are gone.
   * @param {Map<string, Seen>} now
   * @param {(piece: string) => Step} stepOf
   * @param {Element} root
   * @param {HTMLElement} layer
   */
  #leave(now, stepOf, root, layer) {
    for (const [piece, seen] of this.before) {
      if (now.has(piece) || seen.element.isConnected) continue;
      const { leave = "fade", to } = /** @type {HTMLElement} */ (seen.element).dataset;
      const target = to ? this.#find(to, root) : null;
      const ghost = ghostOf(seen, layer);
      this.extras.push(ghost);
      const away = target
        ? { translate: `${target.x - seen.place.x}px ${target.y - seen.place.y}px`, scale: "0.5", opacity: 0.2 }
        : EXITS[leave] || EXITS.fade;
      const leaving = this.#animate(ghost, [{}, away], stepOf(piece));
      leaving.onfinish = leaving.oncancel = () => ghost.remove();
    }
  }

  /**
   * The place of what matches a selector, or where a piece that is gone was.
   * @param {string} selector
   * @param {Element} root
   */
  #find(selector, root) {
    const there = safely(() => root.querySelector(selector));
    if (there) return placeOf(there);
    return [...this.before.values()].find((seen) => safely(() => seen.element.matches(selector)))?.place || null;
  }

  /**
   * Starts the effect of a cue at the time of its step, on a layer of its own.
   * @param {Step} step
   * @param {HTMLElement} layer
   */
  #effect({ effect, facts, at, length, rate }, layer) {
    if (!effect) return;
    const begin = () => {
      const sheet = document.createElement("div");
      sheet.className = "stage-sheet";
      layer.append(sheet);
      this.extras.push(sheet);
      const shown = safely(() => effect(sheet, facts)) || [];
      const animations = Array.isArray(shown) ? shown : [shown];
      const [animation] = animations;
      if (!animation) return this.timers.push(setTimeout(() => sheet.remove(), length));
      for (const each of animations) each.updatePlaybackRate(rate);
      this.effects.push(...animations);
      animation.finished.then(
        () => sheet.remove(),
        () => sheet.remove(),
      );
    };
    this.timers.push(setTimeout(begin, at));
  }
}

/**
 * The rotation of a piece that turns or tumbles while it moves.
 * @param {string | undefined} entry
 * @returns {Keyframe}
 */
const turned = (entry) => (entry === "turn" ? { rotate: "y 180deg" } : entry === "tumble" ? { rotate: "-360deg" } : {});

/**
 * The keyframes of a move, slightly lifted in the middle.
 * @param {Element} element
 * @param {{ x: number, y: number, size: number }} way
 * @returns {Keyframe[]}
 */
function flight(element, way) {
  const unit = unitOf(element);
  const [x, y] = [way.x / unit, way.y / unit];
  const lift = Math.min(26, Math.hypot(x, y) * 0.12);
  const from = isDrawn(element) ? {} : { scale: String(way.size) };
  const middle = isDrawn(element) ? {} : { scale: String((1.06 * (way.size + 1)) / 2) };
  const to = isDrawn(element) ? {} : { scale: "1" };
  return [
    { translate: `${x}px ${y}px`, ...from },
    { translate: `${x / 2}px ${y / 2 - lift}px`, ...middle },
    { translate: "0px 0px", ...to },
  ];
}

/**
 * Runs code of a board; an error in it is reported and does not stop the table.
 * @template T
 * @param {() => T} act
 * @returns {T | null}
 */
function safely(act) {
  try {
    return act();
  } catch (error) {
    reportError(error);
    return null;
  }
}
