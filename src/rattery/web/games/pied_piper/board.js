// The table of The Pied Piper: the town as a ring of houses, the row of characters in its square, one's hand.
import { html, useLayoutEffect, useRef, useState } from "../../vendor/html.js";
import { PHONE, useMedia } from "../../media.js";
import { useTable } from "../../components/TableContext.js";
import { Characters } from "./Characters.js";
import { Hand } from "./Hand.js";
import { PlayerPlate } from "./PlayerPlate.js";
import { Seats } from "./Seats.js";
import { Town } from "./Town.js";
import { NARROW, standing, WIDE } from "./ring.js";

/** @typedef {import("../../board_kit.js").BoardProps} BoardProps */
/**
 * A card taken up from the hand: which of its kind, and whether it goes face down.
 * @typedef {{ card: string, copy: number, isHidden: boolean }} Picked
 */

const NOTHING_PICKED = { card: "", copy: 0, isHidden: false };

/** @param {BoardProps} props */
export function Board(props) {
  const { view, eye, words } = props;
  const isNarrow = useMedia(PHONE);
  const [kept, keep] = useState({ view, picked: NOTHING_PICKED });
  const picked = kept.view === view ? kept.picked : NOTHING_PICKED; // what was picked is laid, or no longer to be
  const { table, state } = useTable();
  const pick = (/** @type {Picked} */ next) => {
    keep({ view, picked: next });
    table?.pick(next.card ? { card: next.card } : null);
  };
  const [looked, look] = useState("");
  const board = useKeptFocus();
  const own = eye === null ? null : view.players[eye];
  const wanted = table ? (state.picked?.card ?? "") : picked.card; // picked here, or in the action bar
  const card = own?.hand?.[wanted] && props.moves.some((move) => move.facts.card === wanted) ? wanted : "";
  const shared = { ...props, card, picked, pick, looked, look, houses: standing(view, eye) };
  const lookAway = (/** @type {any} */ event) =>
    event.target.closest("[data-figure], .character-holder") || look("");
  return html`
    <div class="board board-pied-piper" ref=${board} onPointerDown=${lookAway}>
      <${Seats}
        count=${view.players.length}
        eye=${eye}
        isOver=${view.over}
        plate=${(/** @type {number} */ seat) => html`<${PlayerPlate} ...${props} seat=${seat} />`}
        own=${own && html`<${Hand} ...${shared} player=${own} />`}
      >
        <section class="pp-middle" aria-label=${words.say("pp-town")}>
          <${Town} ...${shared} frame=${isNarrow ? NARROW : WIDE} />
          <${Characters} ...${shared} />
        </section>
      <//>
    </div>
  `;
}

/** Whoever plays by keyboard stays on the board when what had the focus is no longer a button: the hand has it then. */
function useKeptFocus() {
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const hadFocus = useRef(false);
  hadFocus.current = Boolean(board.current?.contains(document.activeElement));
  useLayoutEffect(() => {
    if (!hadFocus.current || board.current?.contains(document.activeElement)) return;
    /** @type {HTMLElement | null | undefined} */ (board.current?.querySelector(".hand"))?.focus();
  });
  return board;
}
