// A player's plate: the face, the name with its shape, whether it is their turn, and what they have just said.
import { html, useEffect, useState } from "../vendor/html.js";
import { useCatalogue } from "../catalogue.js";
import { Avatar } from "./Avatar.js";
import { Shape } from "./Shape.js";
import { Speech } from "./Speech.js";
import { serverTime, useTable } from "./TableContext.js";
import { Tip } from "./Tip.js";

const BUBBLE_DURATION = 9; // seconds a speech bubble is shown

/**
 * Whose turn it is comes from the server's position; `isTurn`, read from the view, is used only where there is none.
 * @param {{ seat: number, mood?: import("../art/rat.js").Mood, isTurn?: boolean, isOut?: boolean, children?: any }}
 *   props
 */
export function SeatPlate({ seat, mood, isTurn: isShownTurn = false, isOut = false, children }) {
  const { state, words } = useTable();
  const facts = state.table?.seats[seat];
  const isTurn = state.position ? state.position.deciding === seat : isShownTurn;
  const isAutomaton = !facts;
  const isOwn = state.eye === seat || (state.here?.length === 1 && state.here[0] === seat);
  const isGone =
    facts && facts.kind !== "bot" && !facts.away && state.online[seat] === false && !state.here?.includes(seat);
  const isYou = isOwn && isUnnamed(state, seat);
  const name = isYou
    ? words.capital(words.say("plate-you"))
    : facts?.words || words.capital(words.say("automaton"));
  return html`
    <section
      class=${`plate ${isTurn ? "is-turn" : ""} ${isOut ? "is-out" : ""} ${isOwn ? "is-own" : ""}`}
      data-seat=${seat}
      aria-label=${name}
    >
      <header class="plate-head">
        <${Face} level=${facts?.kind === "bot" && !facts.away ? facts.level : null}>
          <${Avatar}
            seat=${seat}
            kind=${isAutomaton ? "automaton" : facts.away ? "bot" : facts.kind}
            level=${facts?.level}
            taken=${facts?.taken ?? true}
            mood=${isOut ? "asleep" : mood}
          />
        <//>
        <div class="plate-name">
          <strong>
            <${Shape} seat=${seat} /> <span>${name}</span>
          </strong>
          <span class="plate-notes">
            ${isOwn && !isYou && html`<span class="tag">${words.say("plate-you")}</span>`}
            ${isTurn && html`<span class="tag tag-turn">${words.say("plate-turn")}</span>`}
            ${isGone && html`<span class="tag tag-gone">${words.say("plate-gone")}</span>`}
            ${facts?.away && html`
              <span class="tag">${words.say(facts.conceded ? "plate-conceded" : "plate-away")}</span>
            `}
          </span>
        </div>
        <${LastSpeech} seat=${seat} />
      </header>
      ${children}
    </section>
  `;
}

/**
 * Whether this is the only seat of this device and has no name, so that others know it by its colour.
 * @param {import("../table.js").TableState} state
 * @param {number} seat
 */
export const isUnnamed = ({ table, here }, seat) =>
  here?.length === 1 && here[0] === seat && !table?.seats[seat]?.name;

/** A face; a bot's has a tip about its level. @param {{ level: string | null, children?: any }} props */
function Face({ level, children }) {
  const { words } = useTable();
  const known = useCatalogue().levels.find((each) => each.level === level);
  if (!known) return children;
  return html`
    <${Tip} title=${words.say("plate-level", { level: known.words })} text=${known.help}>
      ${children}
    <//>
  `;
}

/** What a player has just said. @param {{ seat: number }} props */
function LastSpeech({ seat }) {
  const { state } = useTable();
  const said = state.talk.filter((saying) => saying.seat === seat).pop();
  const [, tick] = useState(0);
  const left = said ? said.at + BUBBLE_DURATION - serverTime(state) : 0;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => tick(said?.version ?? 0), left * 1000);
    return () => clearTimeout(timer);
  }, [said?.version]);
  return said && left > 0 ? html`<${Speech}>${said.text}<//>` : null;
}
