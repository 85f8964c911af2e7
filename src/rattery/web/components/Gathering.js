// A table before the first move: who has joined, invitations for the others, and the commitment.
import { html, useEffect, useRef } from "../vendor/html.js";
import { formatOptions, useCatalogue } from "../catalogue.js";
import { knownTable } from "../store.js";
import { Avatar } from "./Avatar.js";
import { Emblem } from "./Emblem.js";
import { Invitation } from "./Invitation.js";
import { ConnectionBanner } from "./ConnectionBanner.js";
import { OtherBox } from "./OtherBox.js";
import { Shape } from "./Shape.js";
import { useTable } from "./TableContext.js";
import { Talk } from "./Talk.js";
import { TopBar } from "./TopBar.js";

export function Gathering() {
  const { table, state, words, game } = useTable();
  const facts = /** @type {import("../table.js").TableFacts} */ (state.table);
  const missing = facts.seats.filter((seat) => !seat.taken);
  const isAtOnce = useBeginAtOnce(table, state);
  if (isAtOnce && !state.refused)
    return html`
      <div class="page">
        <${TopBar} title=${facts.title} />
        <${ConnectionBanner} status=${state.connectionStatus} />
        <main class="page-waiting" aria-busy="true"></main>
      </div>
    `;
  return html`
    <div class="page">
      <${TopBar} />
      <${ConnectionBanner} status=${state.connectionStatus} />
      <main class="gathering">
        <header class="new-head">
          <div class="game-emblem" aria-hidden="true">
            <${Emblem} game=${game} />
          </div>
          <div>
            <h1>${facts.title}</h1>
            <p class="quiet">${formatOptions(useCatalogue(), game, facts.options, words)}</p>
            <${OtherBox} table=${table.id} count=${facts.box} />
          </div>
        </header>
        <ol class="gather-seats">
          ${facts.seats.map((seat) => html`
            <${GatherSeat} key=${seat.seat} seat=${seat} />
          `)}
        </ol>
        <div class="gather-ways">
          ${state.refused && html`
            <p class="warn" role="alert">
              ${state.refused}
            </p>
          `}
          <p role="status">${words.say(waitsFor(state, missing.length), { count: missing.length })}</p>
          ${state.isHost && facts.stage === "gathering" && html`
            <button
              class="button button-main button-large"
              type="button"
              onClick=${() => table.send({ type: "begin" })}
            >
              ${words.say("gather-begin")}
            </button>
          `}
          ${state.isHost && missing.length > 0 && html`<p class="quiet">${words.say("gather-later")}</p>`}
        </div>
        <details class="fairness">
          <summary>${words.say("fair-title")}</summary>
          <p>${words.say("fair-before")}</p>
          <code class="digest">${facts.commitment}</code>
        </details>
        <${Talk} />
      </main>
    </div>
  `;
}

/**
 * The id of the message about what the table waits for.
 * @param {import("../table.js").TableState} state
 * @param {number} missing
 */
function waitsFor(state, missing) {
  if (state.table?.stage === "dealing") return "gather-dealing";
  if (missing) return "gather-waiting";
  return state.isHost ? "gather-ready" : "gather-host-begins";
}

/**
 * Begins a match without other people as soon as this device has committed to its salts. Returns whether it is one.
 * @param {import("../table.js").Table} table
 * @param {import("../table.js").TableState} state
 */
function useBeginAtOnce(table, state) {
  const asked = useRef(false);
  const isComplete =
    state.isHost && state.table?.seats.every((seat) => seat.kind !== "friend" || state.here?.includes(seat.seat));
  const isSealed = state.table?.seats.every((seat) => !state.here?.includes(seat.seat) || seat.seal);
  useEffect(() => {
    if (!isComplete || !isSealed || asked.current) return;
    asked.current = true;
    table.send({ type: "begin" });
  }, [isComplete, isSealed]);
  return Boolean(isComplete);
}

/** @param {{ seat: import("../table.js").Seat }} props */
function GatherSeat({ seat }) {
  const { table, state, words } = useTable();
  const invitation = knownTable(table.id)?.invitations?.[seat.seat];
  const isHere = state.here?.includes(seat.seat);
  const who = seat.taken
    ? isHere
      ? "gather-here"
      : seat.kind === "bot"
        ? "gather-bot"
        : "gather-there"
    : "gather-missing";
  return html`
    <li class="gather-seat" data-seat=${seat.seat}>
      <${Avatar} seat=${seat.seat} kind=${seat.kind} level=${seat.level} taken=${seat.taken} />
      <div>
        <strong>
          <${Shape} seat=${seat.seat} /> ${seat.words}
        </strong>
        <p class="quiet">${words.say(who)}</p>
      </div>
      ${!seat.taken && invitation && html`
        <${Invitation} table=${table.id} fragment=${`join=${invitation}`} title=${state.table?.title || ""} />
      `}
      ${!seat.taken && !invitation && state.isHost && html`
        <button class="button" type="button" onClick=${() => table.invite(seat.seat)}>
          ${words.say("gather-new-link")}
        </button>
      `}
    </li>
  `;
}
