// The end of Ratjack: without a smile, the croupier pushes the chips over.
import { placeIn } from "../../feel/pieces.js";
import { html, render } from "../../vendor/html.js";
import { BottleCap } from "./art.js";

const LONG = 3000; // milliseconds
const CAPS = 12;
const COLOURS = ["#f2b33d", "#c2452f", "#5f8f57", "#56b4e9"];

/** @type {import("../../feel/finale.js").Finale} */
export function finale(layer, { winners }) {
  const from = placeIn(layer, ".rj-dealer") || placeIn(layer, ".rj-bank");
  const pushed = winners
    .map((seat) => placeIn(layer, `.plate[data-seat="${seat}"]`))
    .filter((place) => place !== null);
  if (!from || !pushed.length) return;
  const dimmed = document.createElement("div");
  dimmed.className = "rj-dimmed";
  layer.append(dimmed);
  dimmed.animate([{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], {
    duration: LONG,
    fill: "both",
  });
  return pushed.map((to) => push(layer, from, to)).pop();
}

/** @typedef {import("../../feel/pieces.js").Place} Place */

/** A heap of chips and the rake behind it. @param {HTMLElement} layer @param {Place} from @param {Place} to */
function push(layer, from, to) {
  const heap = document.createElement("div");
  heap.className = "rj-push";
  render(html`<${Heap} />`, heap);
  const rake = document.createElement("div");
  rake.className = "rj-rake";
  layer.append(rake, heap);
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const rakes = (/** @type {number} */ share) => ({
    width: `${Math.max(20, way * share - 40)}px`,
    transform: `translate(${from.x}px, ${from.y}px) rotate(${turn}rad)`,
  });
  rake.animate(
    [
      { ...rakes(0.25), opacity: 0 },
      { ...rakes(0.25), opacity: 1, offset: 0.15 },
      { ...rakes(1), offset: 0.65 },
      { ...rakes(0.1), opacity: 1, offset: 0.85 },
      { ...rakes(0.1), opacity: 0 },
    ],
    { duration: LONG, easing: "ease-in-out", fill: "both" },
  );
  const lies = (/** @type {number} */ share) =>
    `translate(${from.x + (to.x - from.x) * share}px, ${from.y + (to.y - from.y) * share}px) translate(-50%, -50%)`;
  return heap.animate(
    [
      { transform: `${lies(0.25)} scale(.4)`, opacity: 0 },
      { transform: `${lies(0.25)} scale(1)`, opacity: 1, offset: 0.15 },
      { transform: `${lies(1)} scale(1.15)`, opacity: 1, offset: 0.65 },
      { transform: `${lies(1)} scale(1.15)`, opacity: 1, offset: 0.9 },
      { transform: `${lies(1)} scale(1.15)`, opacity: 0 },
    ],
    { duration: LONG, easing: "ease-in-out", fill: "both" },
  );
}

/** Bottle caps in a heap: the lower rows are longer. */
function Heap() {
  return Array.from({ length: CAPS }, (_, cap) => {
    const row = cap < 5 ? 0 : cap < 9 ? 1 : 2;
    const place = cap - [0, 5, 9][row];
    return html`
      <span
        key=${cap}
        style=${{
          position: "absolute",
          left: `${row * 14 + place * 27}px`,
          bottom: `${row * 20}px`,
          width: "34px",
        }}
      >
        <${BottleCap} colour=${COLOURS[cap % COLOURS.length]} />
      </span>
    `;
  });
}
