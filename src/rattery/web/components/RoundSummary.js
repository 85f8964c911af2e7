// The end of a round, in the place of the action bar: a summary and a button to go on; with a clock if other people are
// waiting.
import { html, useEffect, useRef, useState } from "../vendor/html.js";
import { youOf } from "./Ending.js";
import { Shape } from "./Shape.js";
import { Sentence } from "./Story.js";
import { useTable } from "./TableContext.js";

const GO_ON_AFTER = 20; // seconds until it goes on by itself, when other people are waiting
const MAX_LINES = 10;

/**
 * @param {{ points?: (view: any) => number[] }} props `points`: reads the points from a view, in a game that counts
 *   them
 */
export function RoundEndBar({ points }) {
  const { table, state, words } = useTable();
  const left = useClock(isAwaited(state), () => table.goOn());
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return html`
    <section class="action-bar rest is-mine" data-no-skip aria-label=${words.say("rest-title")}>
      <${RoundSummary} lines=${state.lines} now=${points?.(state.position?.view)}>
        <button
          ref=${button}
          class="button button-main"
          type="button"
          data-way="go-on"
          onClick=${() => table.goOn()}
        >
          ${words.say("rest-go-on")}
          ${left !== null && html`
            <span class="rest-clock number" role="timer">
              ${left}
            </span>
          `}
        </button>
      <//>
      ${left !== null && html`<p class="quiet">${words.say("rest-waiting", { seconds: left })}</p>`}
    </section>
  `;
}

/**
 * The summary of a round. `lines` is the story up to its end, `now` are the points of all seats.
 * @param {{ lines: import("../table.js").Line[], now?: number[], children?: any }} props
 */
export function RoundSummary({ lines, now, children }) {
  const { state, words } = useTable();
  const [title, ...others] = lastLines(lines).sort((a, b) => Number(isEnd(b)) - Number(isEnd(a)));
  return html`
    <div class="action-head">
      <p class="action-ask">
        <span>${title?.words || words.say("rest-title")}</span>
      </p>
      ${children}
    </div>
    ${now && html`<${Standing} now=${now} />`}
    <ol class="rest-lines">
      ${others.slice(-MAX_LINES).map((line, place) => html`
        <li key=${place}>
          <${Sentence} words=${line.words} facts=${line.facts} seats=${state.table?.seats || []} />
        </li>
      `)}
    </ol>
  `;
}

/** The points of all seats. @param {{ now: number[] }} props */
export function Standing({ now }) {
  const { state, words } = useTable();
  const you = youOf(state);
  const called = (/** @type {number} */ seat) =>
    seat === you ? words.say("plate-you") : state.table?.seats[seat]?.words || words.say("automaton");
  return html`
    <ol class="rest-points">
      ${now.map((points, seat) => html`
        <li key=${seat} data-seat=${seat}>
          <${Shape} seat=${seat} /> <span>${words.capital(called(seat))}</span>
          <strong class="number">${points}</strong>
        </li>
      `)}
    </ol>
  `;
}

/** Whether people on other devices are waiting. @param {import("../table.js").TableState} state */
const isAwaited = ({ table, here, online }) =>
  Boolean(
    table?.seats.some(
      (seat) => seat.kind !== "bot" && !seat.away && !here?.includes(seat.seat) && online[seat.seat] !== false,
    ),
  );

/** @param {import("../table.js").Line} line */
const isEnd = (line) => line.event === "round_ended";

/**
 * The lines of the last move about the end of the round and about points.
 * @param {import("../table.js").Line[]} lines
 */
function lastLines(lines) {
  const version = lines[lines.length - 1]?.version;
  const last = lines.filter((line) => line.version === version);
  return last.filter((line) => isEnd(line) || line.facts.points); // all points are listed above, those without any too
}

/**
 * A countdown of GO_ON_AFTER seconds that calls `ring` at its end, and begins anew whenever it is switched on. Returns
 * the seconds left; null while it is not running. It is measured by the time of day, as browsers slow timers of hidden
 * tabs down.
 * @param {boolean} isRunning
 * @param {() => void} ring
 */
function useClock(isRunning, ring) {
  const [left, setLeft] = useState(GO_ON_AFTER);
  useEffect(() => {
    if (!isRunning) return;
    const end = Date.now() + GO_ON_AFTER * 1000;
    const look = () => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(seconds);
      if (!seconds) ring();
    };
    look();
    const timer = setInterval(look, 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isRunning]);
  return isRunning ? left : null;
}
