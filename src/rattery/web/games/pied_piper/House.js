// A house in the ring: its floors, its counter, whose it is, and how far it is from the figure one looks at.
import { html } from "../../vendor/html.js";
import { CounterDrawing, HouseDrawing, TowerDrawing } from "./art.js";
import { isUnnamed } from "../../components/SeatPlate.js";
import { Shape } from "../../components/Shape.js";
import { useTable } from "../../components/TableContext.js";
import { Tip } from "../../board_kit.js";
import { houseName } from "./names.js";
import { boxIn } from "./ring.js";

const TALL = 1.72; // of the drawing, for its width
const FIRST_FLOOR = 82; // per cent from the top, where the counter starts
const CLIMB = 46; // per cent it climbs to the roof

/**
 * @param {{ spot: import("./ring.js").HouseSpot, frame: import("./ring.js").Frame, levels: number, isTurn: boolean,
 *   isOwn: boolean, foreseen?: import("./foreseen.js").Change, away: { ahead: number, isBehind: boolean }, nameOf:
 *   (seat: number) => string, words: any }} props
 */
export function House({ spot, frame, levels, isTurn, isOwn, away, foreseen, nameOf, words }) {
  const { house, place } = spot;
  const { state } = useTable();
  const name = houseName(words, nameOf, house);
  const isNeutral = house.seat === null;
  const isLeft = spot.x < frame.x - 1;
  const marks = [
    isLeft && "is-left",
    spot.near < 0.35 && "is-far",
    isTurn && "is-turn",
    isOwn && "is-own",
    !isNeutral && house.counter >= levels - 1 && "is-in-danger",
    away.ahead > 0 && "is-ahead",
  ]
    .filter(Boolean)
    .join(" ");
  return html`
    <div
      class=${`pp-house ${marks}`}
      style=${standsAt(spot, frame)}
      data-piece=${isNeutral ? `tower-${place}` : `house-${house.seat}`}
      data-leave="fold"
      data-seat=${isNeutral ? undefined : house.seat}
    >
      <${Tip}
        title=${words.capital(name)}
        text=${told(house, levels, words)}
        clauses=${isNeutral ? ["7.2"] : ["5.1", "5.2", "5.4"]}
        class="house-tip"
      >
        ${isNeutral ? html`
          <${TowerDrawing} place=${place} />
        ` : html`
          <${HouseDrawing}
            place=${place}
            seat=${house.seat}
            counter=${house.counter}
            levels=${levels}
            isTurn=${isTurn}
            isLeft=${isLeft}
          />
          <span class="house-shape">
            <${Shape} seat=${house.seat} />
          </span>
          <span
            class="house-cap"
            data-count=${`house-${house.seat}`}
            data-value=${house.counter}
            style=${{ top: `${FIRST_FLOOR - (CLIMB * house.counter) / levels}%` }}
          >
            <${CounterDrawing} counter=${house.counter} />
          </span>
        `}
      <//>
      ${!isNeutral && html`
        <span class="house-name">${isUnnamed(state, house.seat) ? words.say("pp-you") : nameOf(house.seat)}</span>
      `}
      ${foreseen && html`
        <span class=${`house-foreseen ${foreseen.flees ? "is-fleeing" : ""}`} aria-hidden="true">
          ${foreseen.before} → ${foreseen.after}
          ${foreseen.flees ? "!" : ""}
        </span>
      `}
      ${(away.ahead > 0 || away.isBehind) && html`
        <span class="house-away" aria-hidden="true">
          ${away.ahead > 0 && html`<b>${away.ahead}</b>`}
          ${away.isBehind && html`<b class="is-back">↩1</b>`}
        </span>
      `}
    </div>
  `;
}

/** @param {import("./ring.js").HouseSpot} spot @param {import("./ring.js").Frame} frame */
function standsAt({ x, y, near }, frame) {
  const width = frame.house * (0.88 + 0.17 * near);
  const bottom = y + frame.path * 0.3;
  return {
    ...boxIn(frame, { left: x - width / 2, top: bottom - width * TALL, width }),
    zIndex: Math.round(y),
  };
}

/** @param {any} house @param {number} levels @param {any} words */
function told(house, levels, words) {
  const beside = house.figures_left_of_it
    .map((/** @type {string} */ figure) => words.say(`figure-${figure}`))
    .join(", ");
  const floors =
    house.counter === null
      ? words.say("pp-no-counter")
      : words.say("pp-floors", { counter: house.counter, levels });
  return `${floors} ${words.say(beside ? "pp-at-the-door" : "pp-nobody-at-the-door", { figures: beside })}`;
}
