// How each thing that happens looks and sounds.
import { GregFace } from "./art.js";
import { html, render } from "../../vendor/html.js";
import { HUM } from "./sounds.js";

/**
 * A few sparks where something is marked or lit.
 * @param {HTMLElement} layer
 * @param {string} selector
 * @param {string} mark
 */
function sparkle(layer, selector, mark) {
  const target = document.querySelector(selector);
  if (!target) return;
  const [there, here] = [target.getBoundingClientRect(), layer.getBoundingClientRect()];
  const spark = document.createElement("span");
  spark.className = "fr-spark";
  spark.textContent = mark;
  spark.style.left = `${there.left + there.width / 2 - here.left}px`;
  spark.style.top = `${there.top + there.height / 2 - here.top}px`;
  layer.append(spark);
  return spark.animate(
    [
      { transform: "translate(-50%, -50%) scale(.4)", opacity: 0 },
      { transform: "translate(-50%, -90%) scale(1.5)", opacity: 1, offset: 0.4 },
      { transform: "translate(-50%, -170%) scale(1)", opacity: 0 },
    ],
    { duration: 700, easing: "ease-out" },
  );
}

/** GREG looks in from the side. @param {HTMLElement} layer */
function peek(layer) {
  const face = document.createElement("span");
  face.className = "fr-peek";
  render(html`<${GregFace} mood="busy" />`, face);
  layer.append(face);
  return face.animate(
    [
      { transform: "translateX(-110%)" },
      { transform: "translateX(0)", offset: 0.35 },
      { transform: "translateX(0)", offset: 0.7 },
      { transform: "translateX(-110%)" },
    ],
    { duration: 900, easing: "ease-in-out" },
  );
}

/** @param {any} facts */
const pawn = ({ seat, rat }) => `rat-${seat}-${rat}`;

/** @type {import("../../feel/cues.js").Cues} */
export const cues = {
  moved: (facts) => ({ pieces: [pawn(facts)], sound: "step" }),
  used_pipe: () => ({ sound: "lid" }),
  used_pipe_free: () => ({ sound: "lid" }),
  took_mouldy: () => ({ sound: "squeak" }),
  paid_toll: () => ({ sound: "coin" }),
  boarded: () => ({ sound: HUM, effect: (layer) => sparkle(layer, ".fr-place-pad", "★") }),
  got_bolt: () => ({ sound: "chip" }),
  freed_rat: () => ({ sound: "squeak" }),
  drank: () => ({ sound: "splash" }),
  collected: ({ seat, goods }) => ({
    sound: goods === "bulb" ? "chime" : goods === "cheese" ? "coin" : "chip",
    pieces: goods === "bulb" ? [`light-${seat}`] : goods === "core" ? [`burrow-${seat}`] : [],
  }),
  placed: ({ track }) => ({
    sound: "chip",
    effect: (layer) => sparkle(layer, `[data-group="${track}"]`, "+"),
  }),
  entered: ({ seat }) => ({ sound: "step", pieces: [`burrow-${seat}`] }),
  took_comic: () => ({ sound: "card" }),
  named: (facts) => ({ sound: "fanfare", pieces: [pawn(facts)] }),
  bought: () => ({ sound: "coin" }),
  stole: () => ({ sound: "squeak" }),
  built: () => ({ sound: "creak", effect: (layer) => sparkle(layer, ".fr-place-pad", "✦") }),
  donated: () => ({ sound: "coin" }),
  last_rat_aboard: () => ({ sound: HUM, hold: 500 }),
  eighth_marker: () => ({ sound: HUM, hold: 500 }),
  greg_card: ({ card }) => ({ sound: "card", pieces: [`greg-${card}`], effect: peek, hold: 500 }),
  greg_moved: () => ({ sound: "step" }),
  greg_paid: () => ({ sound: "coin" }),
  greg_took: () => ({ sound: "tear" }),
  greg_took_comic: () => ({ sound: "tear" }),
  spare_placed: ({ track }) => ({
    sound: "chip",
    effect: (layer) => sparkle(layer, `[data-group="${track}"]`, "+"),
  }),
  shuffled: () => ({ sound: "card" }),
  won: () => ({ sound: "fanfare" }),
};

/** How the lines of its story look. @type {import("../../table_types.js").StoryLooks} */
export const looks = {
  heads: ["began"],
  recap: ["last_rat_aboard", "eighth_marker", "eighth_marker_late"],
  icons: {
    star: ["boarded", "placed", "spare_placed", "built"],
    card: ["took_mouldy", "took_comic", "bought", "greg_took", "greg_took_comic", "shuffled"],
    step: ["moved", "used_pipe", "used_pipe_free", "walked_more", "entered", "greg_moved"],
  },
};
