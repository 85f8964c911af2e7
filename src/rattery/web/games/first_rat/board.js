// The table of First Rat: the moonlit junkyard with the rocket, the burrow under it, tracks, stands, and what everybody
// has.
import { html, useEffect, useRef } from "../../vendor/html.js";
import { PHONE, useMedia } from "../../media.js";
import { isUnnamed } from "../../components/SeatPlate.js";
import { Shape } from "../../components/Shape.js";
import { useTable } from "../../components/TableContext.js";
import { Burrow } from "./Burrow.js";
import { Drawing } from "./drawings.js";
import { AlarmInShort, Head } from "./Head.js";
import { Holdings } from "./Holdings.js";
import { usePicking } from "./picking.js";
import { BROAD, TALL, WIDE } from "./plan.js";
import { waysOnOffer } from "./reach.js";
import { useStableCallback } from "../../memo.js";
import { Stands } from "./Stands.js";
import { Tracks } from "./Tracks.js";
import { ownerName, Yard } from "./Yard.js";

const BROAD_WINDOW = "(min-width: 1860px) and (min-aspect-ratio: 8 / 5)";
const FEW = 2; // beside so few plates the tracks have room
const STANDS = ["harry", "zippy", "crow", "library"];
// So many of them by the number of plates, the rest below the tracks: both fit. In a low window plates are flat.
const BELOW_PLATES = [3, 3, 2, 2, 1];
const BELOW_FLAT_PLATES = [3, 3, 3, 2, 2];
const BELOW_GREG = 2; // his plate grows with what he threw out
const LOW_WINDOW = "(max-height: 940px)"; // the style sheet says the same

/** @param {import("../../board_kit.js").BoardProps} given */
export function Board(given) {
  const choose = useStableCallback(given.choose);
  const props = { ...given, choose, moves: useHeld(given.moves) };
  const { view, eye, words, moves } = props;
  const [isPhone, isBroad, isLow] = [useMedia(PHONE), useMedia(BROAD_WINDOW), useMedia(LOW_WINDOW)];
  const plan = isPhone ? TALL : isBroad ? BROAD : WIDE;
  const ways = waysOnOffer(view, moves);
  const picking = usePicking(view, ways, choose);
  useEffect(() => (moves.length ? bringIntoView() : undefined), [view.question, moves.length > 0]);
  const seer = eye ?? (view.active < view.players.length ? view.active : null);
  const others = view.players
    .map((/** @type {any} */ _, /** @type {number} */ step) => ((eye ?? -1) + 1 + step) % view.players.length)
    .filter((/** @type {number} */ seat) => seat !== eye);
  const isRoomy = others.length <= FEW;
  const plates = isLow ? BELOW_FLAT_PLATES : BELOW_PLATES;
  const below = view.greg ? BELOW_GREG : plates[Math.min(others.length, plates.length - 1)];
  return html`
    <div class=${`board board-first-rat ${isRoomy ? "is-roomy" : ""}`}>
      <${Head} ...${props} />
      <${Strip} view=${view} words=${words} seats=${eye === null ? others : [...others, eye]} />
      <div class="fr-left">
        <ol class="fr-others" aria-label=${words.say("board-players")}>
          ${others.map((/** @type {number} */ seat) => html`
            <li key=${seat}>
              <${Holdings} ...${props} seat=${seat} />
            </li>
          `)}
        </ol>
        <${Stands} ...${props} only=${STANDS.slice(0, below)} />
      </div>
      <div class="fr-ground">
        <${Yard} ...${props} plan=${plan} ways=${ways} picking=${picking} seer=${seer} />
        <${Burrow} ...${props} />
      </div>
      <div class="fr-right">
        <${Tracks} ...${props} />
        <${Stands} ...${props} only=${STANDS.slice(below)} />
      </div>
      ${eye !== null && html`
        <div class="fr-own" data-own>
          <${AlarmInShort} view=${view} words=${words} />
          <${Holdings} ...${props} seat=${eye} />
        </div>
      `}
    </div>
  `;
}

/**
 * What was on offer stays drawn while a move is on its way: nothing flickers, and nothing can be sent twice.
 * @param {import("../../table.js").Move[]} moves
 */
function useHeld(moves) {
  const { state } = useTable();
  const held = useRef(moves);
  if (!state.sending) held.current = moves;
  return held.current;
}

/** Whoever is asked sees what there is to choose, wherever the table was scrolled to. */
const bringIntoView = () =>
  (
    document.querySelector("button.fr-pawn") || document.querySelector(".board-first-rat .is-offered")
  )?.scrollIntoView({ block: "nearest" });

/** Everybody in a line, on a phone. @param {{ view: any, seats: number[], words: any }} props */
function Strip({ view, seats, words }) {
  const { state } = useTable();
  return html`
    <p class="fr-strip" aria-hidden="true">
      ${seats.map((seat) => html`
        <span key=${seat} class=${seat === view.decider ? "is-turn" : ""}>
          <${Shape} seat=${seat} />${" "}
          <span class="fr-strip-name">
            ${isUnnamed(state, seat) ? words.capital(words.say("plate-you")) : ownerName(state, seat, words)}
          </span>
          <b>${view.players[seat].points.total}</b> <${Drawing} name="cheese" /> ${view.players[seat].cheese}
        </span>
      `)}
    </p>
  `;
}
