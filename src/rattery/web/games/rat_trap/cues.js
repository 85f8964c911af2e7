// What is heard and seen as the story is told.
import { CatLeaping, Snap } from "../../art/rat_trap.js";
import { html, render } from "../../vendor/html.js";

/** @typedef {{ pieces?: string[], sound?: string, effect?: (layer: HTMLElement, facts: Record<string, any>) => Animation | void, hold?: number }} Cue */

/** By event. @type {Record<string, (facts: Record<string, any>) => Cue>} */
export const cues = {
  round_began: () => ({ sound: "card" }),
  extra_round_began: () => ({ sound: "card" }),
  role_shown: () => ({ sound: "card" }),
  threw: () => ({ sound: "dice" }),
  threw_again: () => ({ sound: "dice" }),
  gave_dice: () => ({ sound: "step" }),
  stepped_in: () => ({ sound: "step" }),
  kept: () => ({ sound: "chip" }),
  third_rat_card: () => ({ sound: "card" }),
  drew: () => ({ sound: "creak" }),
  drew_openly: () => ({ sound: "creak" }),
  trap_sprung: ({ pile }) => ({ sound: "lid", effect: (layer) => snap(layer, `[data-place="pile-${pile}"]`) }),
  stole: () => ({ sound: "card" }),
  stole_openly: () => ({ sound: "card" }),
  stole_trap: ({ seat }) => ({ sound: "lid", effect: (layer) => snap(layer, `[data-place="rat-${seat}"]`) }),
  cat_sent: ({ target }) => ({ pieces: ["cat"], sound: "cat", effect: (layer) => leap(layer, target), hold: LEAP }),
  hypnotised: ({ target }) => ({ pieces: ["cat"], sound: "cat", effect: (layer) => leap(layer, target), hold: LEAP }),
  healed: () => ({ sound: "tear" }),
  used_clover: () => ({ sound: "card" }),
  wounded: () => ({ sound: "squeak" }),
  went_out: () => ({ sound: "snore" }),
  scored: () => ({ sound: "coin" }),
  consoled: () => ({ sound: "coin" }),
  won: () => ({ sound: "fanfare" }),
};

const LEAP = 900; // milliseconds the cat is in the air

/** The middle of a place, as seen from the layer. @param {HTMLElement} layer @param {string} place */
function middleOf(layer, place) {
  const found = (layer.parentElement || document).querySelector(place) || document.querySelector(place);
  if (!found) return null;
  const [spot, from] = [found.getBoundingClientRect(), layer.getBoundingClientRect()];
  return { x: spot.x + spot.width / 2 - from.x, y: spot.y + spot.height / 2 - from.y };
}

/** @param {HTMLElement} layer @param {string} className @param {any} drawing */
function hang(layer, className, drawing) {
  const thing = document.createElement("div");
  thing.className = className;
  render(html`<${drawing} />`, thing);
  layer.append(thing);
  return thing;
}

/** The cat leaps across the table and lands before its target. @param {HTMLElement} layer @param {number} target */
function leap(layer, target) {
  const end = middleOf(layer, `[data-place="rat-${target}"]`);
  if (!end) return;
  const cat = hang(layer, "rt-leap", CatLeaping);
  const side = end.x > layer.clientWidth / 2 ? -1 : 1; // it comes from the far side
  const start = side < 0 ? -160 : layer.clientWidth + 160;
  const height = Math.max(20, Math.min(end.y, layer.clientHeight / 2) - 120);
  const turned = side < 0 ? "" : " scaleX(-1)";
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ tilt, scale = 1) => `translate(${x}px, ${y}px) translate(-50%, -50%)${turned} rotate(${tilt}deg) scale(${scale})`;
  return cat.animate(
    [
      { transform: at(start, end.y + 80, -18), offset: 0 },
      { transform: at((start + end.x) / 2, height, -4, 1.15), offset: 0.45, easing: "ease-in" },
      { transform: at(end.x, end.y, 20), offset: 0.8 },
      { transform: at(end.x, end.y, 20), opacity: 0, offset: 1 },
    ],
    { duration: LEAP, easing: "ease-out" },
  );
}

/** A trap snaps. @param {HTMLElement} layer @param {string} place */
function snap(layer, place) {
  const spot = middleOf(layer, place);
  if (!spot) return;
  const star = hang(layer, "rt-snapped", Snap);
  const at = (/** @type {number} */ scale, /** @type {number} */ turn) => `translate(${spot.x}px, ${spot.y}px) translate(-50%, -50%) scale(${scale}) rotate(${turn}deg)`;
  return star.animate([{ transform: at(0.2, -30) }, { transform: at(1.2, 6), offset: 0.4 }, { transform: at(1, 0), opacity: 0 }], { duration: 420, easing: "ease-out" });
}
