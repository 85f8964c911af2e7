// The graph of a replay: every seat's chance of winning after some of the moves, and the turning points.
import { html } from "../vendor/html.js";
import { seatWords } from "./Ending.js";
import { useTable } from "./TableContext.js";

/** @typedef {{ plies: number[], chances: number[][], turning: number[] }} Curves */

const WIDTH = 1000;
const HEIGHT = 100;

/** @param {{ curves: Curves, place: number, last: number, go: (to: number) => void }} props */
export function Chances({ curves, place, last, go }) {
  const { state, words } = useTable();
  const facts = /** @type {import("../table.js").TableFacts} */ (state.table);
  const at = nearest(curves.plies, place);
  const x = (/** @type {number} */ ply) => (last ? (WIDTH * ply) / last : 0);
  const said = curves.chances[at]
    .map((share, seat) =>
      words.say("film-chance", { seat: seatWords(facts, seat, words), percent: Math.round(100 * share) }),
    )
    .join(", ");
  /** @param {any} event */
  const jump = (event) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    go(Math.round((last * (event.clientX - left)) / width));
  };
  return html`
    <div class="chances">
      <svg
        viewBox=${`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        preserveAspectRatio="none"
        role="img"
        aria-label=${words.say("film-chances", { chances: said })}
        onClick=${jump}
      >
        <path class="chances-half" d=${`M0 ${HEIGHT / 2} H${WIDTH}`} />
        ${curves.turning.map((ply) => html`
          <path key=${ply} class="chances-turning" data-ply=${ply} d=${`M${x(ply)} -4 V${HEIGHT + 4}`} />
        `)}
        ${curves.chances[0].map((_, seat) => html`
          <path
            key=${seat}
            class="chances-line"
            style=${{ stroke: `var(--seat-${seat}, #8d8f98)` }}
            d=${curves.plies
              .map((ply, point) => `${point ? "L" : "M"}${x(ply)} ${HEIGHT * (1 - curves.chances[point][seat])}`)
              .join(" ")}
          />
        `)}
        <path class="chances-now" d=${`M${x(place)} -4 V${HEIGHT + 4}`} />
      </svg>
      <p class="chances-said quiet" aria-hidden="true">
        ${said}
      </p>
    </div>
  `;
}

/** The index of the last point at or before a ply. @param {number[]} plies @param {number} place */
const nearest = (plies, place) => plies.reduce((found, ply, point) => (ply <= place ? point : found), 0);

/**
 * The turning points before and after a ply, or null.
 * @param {Curves | null} curves
 * @param {number} place
 */
export const turnings = (curves, place) => ({
  previous: curves?.turning.filter((ply) => ply < place).pop() ?? null,
  next: curves?.turning.find((ply) => ply > place) ?? null,
});
