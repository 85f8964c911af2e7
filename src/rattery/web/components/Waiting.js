// Votes to replace a player who is connected and does not play; and the button to come back when a bot plays for
// oneself.
import { html, useEffect, useState } from "../vendor/html.js";
import { useTable } from "./TableContext.js";

const VOTE_DELAY = 60; // seconds before a vote is offered; the server accepts none earlier

export function Waiting() {
  const { table, state, words } = useTable();
  const mine = state.table?.seats.find((seat) => seat.seat === state.eye);
  const slow = useSlow();
  if (state.table?.stage !== "playing" || !mine) return null;
  if (mine.away && !mine.conceded)
    return html`
      <p class="waiting">
        <span>${words.say("wait-bot")}</span>
        <button
          class="button button-small button-main"
          type="button"
          data-way="back"
          onClick=${() => table.send({ type: "back", seat: mine.seat })}
        >
          ${words.say("menu-back")}
        </button>
      </p>
    `;
  if (!slow.length || mine.away) return null;
  return html`
    <div class="waiting">
      ${slow.map((seat) => html`
        <p key=${seat.seat}>
          <span>${words.say("wait-slow", { seat: seat.words })}</span>
          ${seat.votes?.includes(mine.seat) ? html`
            <span class="quiet">${words.say("wait-voted")}</span>
          ` : html`
            <button
              class="button button-small"
              type="button"
              data-vote=${seat.seat}
              onClick=${() => table.send({ type: "vote", seat: seat.seat })}
            >
              ${words.say("wait-vote", { seat: seat.words })}
            </button>
          `}
        </p>
      `)}
    </div>
  `;
}

/** The people whose decision is overdue; where all choose in secret, any of the others may be. */
function useSlow() {
  const { state } = useTable();
  const { position, table } = state;
  const question = position?.over ? undefined : position?.version;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (question === undefined) return;
    const timer = setTimeout(() => setLong(true), VOTE_DELAY * 1000 + 500);
    return () => clearTimeout(timer);
  }, [question]);
  if (!isLong || !position || !table) return [];
  return table.seats.filter(
    (seat) =>
      seat.kind !== "bot" &&
      !seat.away &&
      state.online[seat.seat] !== false &&
      !state.here?.includes(seat.seat) &&
      (position.together || position.deciding === seat.seat),
  );
}
