// The burrow under the yard: its passages and rooms, everybody's marker, and the rats that wait in the nursery.
import { html } from "../../vendor/html.js";
import { Room } from "./art.js";
import { Shape } from "../../components/Shape.js";
import { useTable } from "../../components/TableContext.js";
import { findMove, Thing, Tip } from "../../board_kit.js";
import { allPawns, isGreg, PawnDrawing, pawnName, pieceOf } from "./Pawn.js";
import { Memo } from "../../memo.js";
import { ownerName } from "./Yard.js";

/** @type {Record<string, number>} */
const ROWS = { t: 1, m: 2, b: 3 };

/** What each room does. @type {Record<string, string[]>} */
const CLAUSES = { library: ["7.3", "7.4"], nursery: ["7.3", "7.5"], storeroom: ["7.3", "7.6"] };

const FAMILIAR = 2; // so many young rats have room for their letters

/** @param {import("../../board_kit.js").BoardProps} props */
export function Burrow(props) {
  const { view, words } = props;
  return html`
    <section class="fr-burrow" aria-label=${words.say("fr-burrow")}>
      <h2>${words.say("fr-burrow")}</h2>
      <div class="fr-burrow-grid">
        <svg class="fr-tunnels" viewBox="0 0 400 150" preserveAspectRatio="none" aria-hidden="true">
          <path d="M57 25 H373 V125 H57z M172 25 V125 M287 25 V125" />
        </svg>
        ${view.burrow.map((/** @type {any} */ space) => html`
          <${BurrowSpace} key=${space.name} ...${props} space=${space} />
        `)}
      </div>
    </section>
  `;
}

/** @param {import("../../board_kit.js").BoardProps & { space: any }} props */
function BurrowSpace(props) {
  const { view, space, words, moves, choose } = props;
  const style = { gridRow: String(ROWS[space.name[0]]), gridColumn: String(Number(space.name[1])) };
  const move = moveHere(view, space, moves);
  const title = space.room
    ? words.capital(words.say(`room-${space.room}`))
    : words.say("fr-passage", { name: space.name });
  const inside = html`
    ${space.room && html`
      <${Room} name=${space.room} />
      <span class="fr-room-name">${title}</span>
    `}
    <span class="fr-in-burrow">
      <${Markers} view=${view} space=${space.name} words=${words} />
      ${space.room === "nursery" && html`<${Young} ...${props} />`}
    </span>
  `;
  return html`
    <div
      class=${`fr-burrow-space ${space.room ? "is-room" : ""} ${space.up ? "is-junction" : ""}`}
      style=${style}
      data-burrow=${space.name}
    >
      <${Tip}
        title=${title}
        text=${words.say(space.room ? `fr-tip-${space.room}` : space.up ? "fr-tip-junction" : "fr-tip-passage")}
        clauses=${CLAUSES[space.room] || ["7.1", "7.2"]}
        class="fr-burrow-tip"
      >
        <${Thing} move=${move} choose=${choose} label=${title} class="fr-burrow-thing">
          ${inside}
        <//>
      <//>
    </div>
  `;
}

/**
 * The move that leads here from the junction the marker stands at, or lets a rat out of the nursery.
 * @param {any} view
 * @param {any} space
 * @param {import("../../table.js").Move[]} moves
 */
function moveHere(view, space, moves) {
  const free = space.room === "nursery" && findMove(moves, "free_rat");
  if (free) return free;
  const from = view.burrow.find((/** @type {any} */ each) => each.name === view.players[view.active].burrow);
  if (from?.up === space.name) return findMove(moves, "up");
  return from?.onward === space.name ? findMove(moves, "left") : undefined;
}

/** @param {{ view: any, space: string, words: any }} props */
function Markers({ view, space, words }) {
  const { state } = useTable();
  const here = view.players.flatMap((/** @type {any} */ player, /** @type {number} */ seat) =>
    player.burrow === space && !isGreg(view, seat) ? [seat] : [],
  );
  return here.map((/** @type {number} */ seat) => html`
    <span
      key=${seat}
      class="fr-digger"
      data-piece=${`burrow-${seat}`}
      role="img"
      aria-label=${words.say("fr-digger", { owner: ownerName(state, seat, words) })}
    >
      <${Shape} seat=${seat} />
    </span>
  `);
}

/** The rats that have not been let out yet. @param {import("../../board_kit.js").BoardProps} props */
function Young({ view, eye, words }) {
  const { state } = useTable();
  const young = allPawns(view).filter((pawn) => pawn.rat.at === "nursery");
  const waits = young.length > FAMILIAR ? "is-waiting" : "";
  return young.map((pawn) => html`
    <span
      key=${pieceOf(pawn)}
      class=${`fr-pawn fr-young ${waits} ${pawn.seat === eye ? "is-own" : ""}`}
      data-piece=${pieceOf(pawn)}
      role="img"
      aria-label=${pawnName(pawn, ownerName(state, pawn.seat, words), words)}
    >
      <${Memo} part=${PawnDrawing} ...${pawn} mood="asleep" />
    </span>
  `);
}
