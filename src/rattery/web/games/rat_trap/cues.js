// What is heard and seen as the story is told.
import { CatLeaping, Snap } from "./art.js";
import { Drawing } from "./drawings.js";
import { flyTo } from "../../feel/flying.js";
import { placeIn } from "../../feel/pieces.js";
import { html, render } from "../../vendor/html.js";
import { CAT } from "./sounds.js";

/** @typedef {import("../../feel/cues.js").Cue} Cue */

const LEAP = 900; // milliseconds the cat is in the air
const MANY = 12; // more pieces of a kind than lie anywhere

/** All pieces whose names begin like this. @param {string} name */
const each = (name) => Array.from({ length: MANY }, (_, place) => `${name}-${place}`);
const DICE = each("die");

/** @param {{ seat: number, pile?: string, victim?: number }} facts */
const taken = ({ seat, pile, victim }) => [
  ...each(`stock-${seat}`),
  ...(pile ? each(`pile-${pile}`) : []),
  ...(victim === undefined ? [] : each(`stock-${victim}`)),
];

/** @param {{ target: number }} facts @returns {Cue} */
const pounce = ({ target }) => ({
  pieces: ["cat"],
  sound: CAT,
  effect: (layer) => leap(layer, target),
  hold: LEAP,
});

const COUNT = 640; // milliseconds points fly

/**
 * Cheese flies to the rat it is counted for.
 * @param {{ seat: number, points: number }} facts
 * @param {string[]} from
 * @returns {Cue}
 */
const counted = ({ seat, points }, from) => ({
  sound: "coin",
  hold: points ? COUNT : 0,
  effect: (layer) =>
    flyTo(layer, {
      from,
      to: `.plate[data-seat="${seat}"] .rt-points`,
      drawing: html`<${Drawing} name="cheese" />`,
      count: points,
      length: COUNT,
    }),
});

/**
 * How the lines of its story look. What each of two rats does with a die is told apart; what a rat suffers follows from
 * what was done.
 * @type {import("../../table_types.js").StoryLooks}
 */
export const looks = {
  heads: ["extra_round_began"],
  recap: ["went_out"],
  starts: [
    "threw",
    "kept",
    "drew",
    "drew_openly",
    "stole",
    "stole_openly",
    "healed",
    "cat_sent",
    "nothing_to_do",
  ],
  results: ["wounded", "used_clover", "went_out"],
  icons: {
    star: ["consoled"],
    warn: ["action_lost", "trap_sprung", "stole_trap", "fool_exposed", "wounded"],
    eye: ["got_role", "role_shown", "looked", "stock_shown"],
    card: ["gave_dice"],
  },
};

/** By event. @type {Record<string, (facts: any) => Cue>} */
export const cues = {
  round_began: () => ({ sound: "card" }),
  extra_round_began: () => ({ sound: "card" }),
  role_shown: () => ({ sound: "card" }),
  arranged: () => ({ sound: "card" }),
  threw: () => ({ pieces: [...DICE, "standee"], sound: "dice", effect: tumble, hold: 420 }),
  threw_again: () => ({ pieces: DICE, sound: "dice", effect: tumble, hold: 420 }),
  gave_dice: () => ({ pieces: DICE, sound: "step" }),
  stepped_in: () => ({ pieces: DICE, sound: "step" }),
  kept: () => ({ pieces: DICE, sound: "chip" }),
  third_rat_card: ({ card_number }) => ({ pieces: [`third-card-${card_number}`], sound: "card" }),
  drew: (facts) => ({ pieces: taken(facts), sound: "creak" }),
  drew_openly: (facts) => ({ pieces: taken(facts), sound: "creak" }),
  trap_sprung: ({ pile }) => ({
    pieces: [...each(`pile-${pile}`), ...each(`trap-${pile}`)],
    sound: "lid",
    effect: (layer) => snap(layer, `[data-place="pile-${pile}"]`),
  }),
  stole: (facts) => ({ pieces: taken(facts), sound: "card" }),
  stole_openly: (facts) => ({ pieces: taken(facts), sound: "card" }),
  stole_trap: ({ seat, victim }) => ({
    pieces: each(`stock-${victim}`),
    sound: "lid",
    effect: (layer) => snap(layer, `[data-place="rat-${seat}"]`),
  }),
  cat_sent: pounce,
  hypnotised: pounce,
  healed: ({ seat }) => ({ pieces: each(`bandage-${seat}`), sound: "tear" }),
  used_clover: ({ seat }) => ({ pieces: each(`stock-${seat}`), sound: "card" }),
  wounded: ({ seat }) => ({ pieces: each(`bandage-${seat}`), sound: "squeak" }),
  went_out: ({ seat }) => ({ pieces: each(`stock-${seat}`), sound: "snore" }),
  stock_shown: ({ seat }) => ({ pieces: each(`stock-${seat}`), sound: "card", hold: 360 }),
  scored: (facts) => counted(facts, [`[data-place="stock-${facts.seat}"]`, `[data-place="rat-${facts.seat}"]`]),
  consoled: (facts) => counted(facts, ['[data-place="table"]']),
  won: () => ({ sound: "fanfare" }),
};

/** @param {HTMLElement} layer @param {string} className @param {any} drawing */
function hang(layer, className, drawing) {
  const thing = document.createElement("div");
  thing.className = className;
  render(html`<${drawing} />`, thing);
  layer.append(thing);
  return thing;
}

/**
 * The cat leaps from its corner across the table and lands before its target; nobody sleeps there meanwhile.
 * @param {HTMLElement} layer
 * @param {number} target
 */
function leap(layer, target) {
  const [start, end] = [".rt-corner-right", `[data-place="rat-${target}"]`].map((place) => placeIn(layer, place));
  if (!start || !end) return;
  return hang(layer, "rt-leap", CatLeaping).animate(arc(start, end), { duration: LEAP });
}

/** @typedef {{ x: number, y: number }} Spot */

/** Up, over, down, and gone. @param {Spot} start @param {Spot} end @returns {Keyframe[]} */
function arc(start, end) {
  const turned = end.x < start.x ? " scaleX(-1)" : "";
  const at = (/** @type {Spot} */ { x, y }, /** @type {number} */ tilt, scale = 1) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%)${turned} rotate(${tilt}deg) scale(${scale})`;
  const top = { x: (start.x + end.x) / 2, y: Math.max(60, Math.min(start.y, end.y) - 40) };
  return [
    { transform: at(start, -20, 0.6), opacity: 1, offset: 0, easing: "ease-out" },
    { transform: at(top, -6, 1.35), opacity: 1, offset: 0.42, easing: "ease-in" },
    { transform: at(end, 22), opacity: 1, offset: 0.72 },
    { transform: at(end, 10), opacity: 1, offset: 0.86 },
    { transform: at(end, 10), opacity: 0, offset: 1 },
  ];
}

/** The dice roll to a stop where they lie. @param {HTMLElement} layer */
function tumble(layer) {
  const dice = [...(layer.closest(".play-board")?.querySelectorAll(".rt-die") || [])];
  const turns = dice.map((die, place) =>
    die.animate([{ rotate: `${place ? 400 : -430}deg` }, {}], {
      duration: 420,
      easing: "cubic-bezier(.2, .7, .3, 1)",
    }),
  );
  return turns;
}

/** A trap snaps. @param {HTMLElement} layer @param {string} place */
function snap(layer, place) {
  const spot = placeIn(layer, place);
  if (!spot) return;
  const star = hang(layer, "rt-snapped", Snap);
  const at = (/** @type {number} */ scale, /** @type {number} */ turn) =>
    `translate(${spot.x}px, ${spot.y}px) translate(-50%, -50%) scale(${scale}) rotate(${turn}deg)`;
  return star.animate(
    [{ transform: at(0.2, -30) }, { transform: at(1.2, 6), offset: 0.4 }, { transform: at(1, 0), opacity: 0 }],
    { duration: 420, easing: "ease-out" },
  );
}
