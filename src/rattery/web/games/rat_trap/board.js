// The table of Rat Trap: a lamplit kitchen table, doors in piles, two dice, the rats around it and the cat.
import { html, useState } from "../../vendor/html.js";
import { Lamp } from "./art.js";
import { Arranging } from "./Arranging.js";
import { Cat, catBefore } from "./Cat.js";
import { DiceAt } from "./DiceAt.js";
import { useKeptFocus } from "./focus.js";
import { Notes } from "./Notes.js";
import { Pile } from "./Pile.js";
import { Place } from "./Place.js";
import { ThirdRat } from "./ThirdRat.js";
import { Tray } from "./Tray.js";

/** @typedef {import("../../board_kit.js").BoardProps} BoardProps */

/** @param {BoardProps} props */
export function Board(props) {
  const { view, eye, words } = props;
  const board = useKeptFocus();
  const others = aroundFrom(view.rats.length, eye);
  return html`
    <div
      class=${`board board-rat-trap rt-rats-${others.length} ${view.third_rat ? "has-third-rat" : ""}`}
      ref=${board}
      tabindex="-1"
    >
      <${Head} ...${props} />
      <div class="rt-kitchen">
        <ol class="rt-others" aria-label=${words.say("board-players")}>
          ${others.map((seat) => html`
            <li key=${seat}>
              <${Place} ...${props} seat=${seat} />
            </li>
          `)}
        </ol>
        <${Middle} ...${props} />
        ${eye !== null && html`
          <div class="rt-own" data-own>
            <${Place} ...${props} seat=${eye} isOwn=${true} />
          </div>
        `}
      </div>
    </div>
  `;
}

/**
 * The seats from the left of whoever looks on; a spectator looks at all of them.
 * @param {number} count
 * @param {number | null} eye
 */
function aroundFrom(count, eye) {
  if (eye === null) return Array.from({ length: count }, (_, seat) => seat);
  return Array.from({ length: count - 1 }, (_, step) => (eye + 1 + step) % count);
}

/** Which round it is, under the lamp. @param {BoardProps} props */
function Head({ view, words }) {
  const round = view.extra_round
    ? words.say("rt-extra-round")
    : words.say("rt-round", { round: view.round, rounds: view.rounds });
  return html`
    <header class="rt-head">
      <p class="rt-round">${round}</p>
      <${Lamp} />
      <p class="rt-goal">${words.say("rt-goal", { points: view.points_to_end })}</p>
    </header>
  `;
}

/** What lies in the middle of the table. @param {BoardProps} props */
function Middle(props) {
  const { view, moves, choose, words } = props;
  const [picked, pick] = usePair(moves, choose);
  return html`
    <div class="rt-middle">
      <div class="rt-piles" style=${{ "--piles": String(view.piles.length) }}>
        ${view.piles.map((/** @type {any} */ pile) => html`
          <${Pile} key=${pile.name} ...${props} pile=${pile} picked=${picked} pick=${pick} />
        `)}
      </div>
      <div class="rt-corner rt-corner-left">
        ${view.third_rat && html`<${ThirdRat} ...${props} />`}
        <${Tray} ...${props} />
      </div>
      <div class="rt-centre" data-place="table">
        ${view.arranging ? html`<${Arranging} ...${props} />` : html`<${DiceAt} ...${props} seat=${null} />`}
        <${Notes} ...${props} />
      </div>
      <div class="rt-corner rt-corner-right">
        ${catBefore(props) === null && html`<${Cat} isAwake=${false} words=${words} />`}
      </div>
    </div>
  `;
}

/**
 * Two piles are named one after the other; the second one names the move.
 * @param {BoardProps["moves"]} moves @param {BoardProps["choose"]} choose
 * @returns {[string | null, (pile: string) => void]}
 */
function usePair(moves, choose) {
  const [picked, setPicked] = useState(/** @type {string | null} */ (null));
  const pairs = moves.filter((move) => move.verb === "look");
  const pick = (/** @type {string} */ pile) => {
    const move = pairs.find(
      ({ facts }) => picked && pile !== picked && facts.piles.includes(pile) && facts.piles.includes(picked),
    );
    setPicked(move || pile === picked ? null : pile);
    if (move) choose(move);
  };
  return [pairs.length ? picked : null, pick];
}
