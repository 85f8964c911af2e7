// The town: the ring of houses with the figures in the gaps between them, drawn from the side of whoever looks.
import { html, useRef } from "../../vendor/html.js";
import { TownDrawing } from "./art.js";
import { Figure } from "./Figure.js";
import { useForeseen } from "../../board_kit.js";
import { changes } from "./foreseen.js";
import { House } from "./House.js";
import { Piles } from "./Piles.js";
import { useMarch } from "./march.js";
import { houseSaid, useSeatNames } from "./names.js";
import { arrows, distances, figureSpots, houseSpots, lids } from "./ring.js";

/** @param {any} props */
export function Town({ view, eye, houses, frame, looked, look, words, beat }) {
  const nameOf = useSeatNames(words);
  const way = distances(houses, looked);
  const ahead = changes(useForeseen(), view);
  const town = useRef(/** @type {HTMLElement | null} */ (null));
  const spots = figureSpots(frame, houses);
  useMarch(town, {
    view,
    frame,
    spots: new Map(spots.map((spot) => [spot.figure, spot])),
    count: houses.length,
    steps: beat?.steps,
  });
  return html`
    <div class="town" data-ground ref=${town} style=${{ aspectRatio: `${frame.width} / ${frame.height}` }}>
      <${TownDrawing} frame=${frame} arrows=${arrows(frame, houses.length)} lids=${lids(frame, houses.length)} />
      <p class="said">${townSaid(view, houses, words, nameOf)}</p>
      <p class="town-notes">
        ${view.has_hidden && html`<span>${words.say("pp-has-hidden")}</span>`}
        ${view.counters_gone > 0 && html`<span>${words.say("pp-counters-gone", { count: view.counters_gone })}</span>`}
      </p>
      <p class="town-forward" aria-hidden="true">
        ${words.say("pp-forward")} →
      </p>
      <${Piles} view=${view} words=${words} />
      ${houseSpots(frame, houses).map((spot) => html`
        <${House}
          key=${spot.place}
          spot=${spot}
          frame=${frame}
          levels=${view.levels}
          isTurn=${!view.over && spot.house.seat !== null && spot.house.seat === view.active}
          isOwn=${spot.house.seat !== null && spot.house.seat === eye}
          away=${awayFrom(way, spot.place)}
          foreseen=${ahead.find(({ seat }) => seat === spot.house.seat)}
          nameOf=${nameOf}
          words=${words}
        />
      `)}
      ${spots.map((spot) => html`
        <${Figure}
          key=${spot.figure}
          spot=${spot}
          frame=${frame}
          levels=${view.levels}
          houses=${houses}
          isLooked=${looked === spot.figure}
          look=${look}
          nameOf=${nameOf}
          words=${words}
        />
      `)}
    </div>
  `;
}

/**
 * How far a house is from the figure looked at: "1", "2" ahead, "-1" behind.
 * @param {{ ahead: any[], behind: any }} way
 * @param {number} place
 */
function awayFrom({ ahead, behind }, place) {
  const step = ahead.findIndex((each) => each.place === place);
  return { ahead: step < 0 ? 0 : step + 1, isBehind: behind?.place === place };
}

/**
 * The ring in words, for those who listen.
 * @param {any} view
 * @param {any[]} houses
 * @param {any} words
 * @param {(seat: number) => string} nameOf
 */
function townSaid(view, houses, words, nameOf) {
  const parts = houses.flatMap(({ house }) => [
    ...house.figures_left_of_it.map((/** @type {string} */ figure) => words.say(`figure-${figure}`)),
    houseSaid(words, nameOf, house, view.levels),
  ]);
  return words.say("pp-ring", { parts: parts.join(" → ") });
}
