// Somebody who knows the game sits beside you and explains each thing the first time it happens.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/html.js";
import { Rat } from "../art/rat.js";
import { asked, dueStep, happened } from "../feel/coach.js";
import { bringIntoSight, isInSight, placeBeside } from "../feel/placing.js";
import { walkOf } from "../games/index.js";
import { knownTable, rememberTable, tables, useStore } from "../store.js";
import { useTable } from "./TableContext.js";

const ROOMY = "(min-width: 821px)";
const BIG = 0.25; // of the window: what is bigger than that has no beside
const AGAIN = 400; // milliseconds: boards settle, phones turn, pages scroll
const FAREWELL = "coach-done";

export function Coach() {
  const { table, game } = useTable();
  useStore(tables);
  const seen = knownTable(table.id)?.coach;
  const walk = useWalk(game, Boolean(seen));
  return seen && walk ? html`<${Lesson} walk=${walk} seen=${seen} />` : null;
}

/** @param {{ walk: import("../feel/coach.js").WalkStep[], seen: string[] }} props */
function Lesson({ walk, seen }) {
  const { table, state, words } = useTable();
  // whoever asks in the middle is not told the beginning again
  const first = useRef(state.lines.length > 30 ? state.lines.length : 0);
  const step =
    dueStep(walk, seen, happened(state.lines.slice(first.current)), asked(state.position)) ||
    (seen.length >= walk.length ? { on: "", say: FAREWELL, at: undefined } : null);
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const ring = useRef(/** @type {HTMLElement | null} */ (null));
  const hear = () =>
    step && rememberTable(table.id, { coach: step.say === FAREWELL ? null : [...seen, step.say] });
  useEffect(() => {
    if (state.sending) hear(); // whoever plays has heard it
  }, [state.sending]);
  useInSight(step?.at, step?.say);
  useBeside(card, ring, step?.at, [step?.say, state.position?.version]);
  return html`
    <aside class="coach-area" aria-label=${words.say("coach-name")}>
      <div ref=${ring} class="coach-ring" aria-hidden="true" hidden></div>
      <div class=${`coach ${step ? "" : "said"}`} ref=${card} data-step=${step?.say}>
        <span class="coach-face" aria-hidden="true">
          <${Rat} show="face" hat="glasses" coat="#b9a690" mood="calm" />
        </span>
        <div class="coach-words">
          <p class="coach-says" role="status">
            ${step && words.say(step.say)}
          </p>
          ${step && html`
            <p class="coach-ways">
              <button class="button button-small button-main" type="button" data-coach="next" onClick=${hear}>
                ${words.say("coach-next")}
              </button>
              ${step?.say !== FAREWELL && html`
                <button
                  class="button button-small"
                  type="button"
                  data-coach="stop"
                  onClick=${() => rememberTable(table.id, { coach: null })}
                >
                  ${words.say("coach-stop")}
                </button>
              `}
              <span class="number quiet">
                ${Math.min(seen.length + 1, walk.length)} / ${walk.length}
              </span>
            </p>
          `}
        </div>
      </div>
    </aside>
  `;
}

/** The steps of a game's walk, fetched when they are wanted. @param {string} game @param {boolean} isWanted */
function useWalk(game, isWanted) {
  const [walk, setWalk] = useState(/** @type {import("../feel/coach.js").WalkStep[] | null} */ (null));
  useEffect(() => {
    let isCurrent = true;
    if (isWanted) walkOf(game).then((found) => isCurrent && setWalk(found));
    return () => void (isCurrent = false);
  }, [game, isWanted]);
  return walk;
}

/** Whether there is a place beside a thing. @param {DOMRect | undefined} box */
const hasBeside = (box) => Boolean(box && box.width && box.width * box.height < BIG * innerWidth * innerHeight);

/** What a step is about. @param {string | undefined} at */
const thingAt = (at) => (at ? document.querySelector(`.play ${at}`) : null);

/**
 * What a new step is about is brought into sight, and again after a board has brought its own things there; whoever
 * scrolls on is left alone.
 * @param {string | undefined} at
 * @param {string | undefined} step
 */
function useInSight(at, step) {
  useLayoutEffect(() => {
    const bring = () => {
      const thing = thingAt(at);
      if (thing && !document.querySelector(".play .ending")) bringIntoSight(thing);
    };
    bring();
    const again = setTimeout(bring, AGAIN);
    return () => clearTimeout(again);
  }, [step]);
}

/**
 * Where there is room the words stand beside what they are about, with a ring around it; on a phone they have a
 *   place of their own.
 * @param {{ current: HTMLElement | null }} card @param {{ current: HTMLElement | null }} ring @param {string |
 *   undefined} at @param {any[]} on
 */
function useBeside(card, ring, at, on) {
  useLayoutEffect(() => {
    const put = () => {
      const found = thingAt(at);
      const thing = found && isInSight(found, [0.5]) ? found : null;
      const isBeside = matchMedia(ROOMY).matches && hasBeside(thing?.getBoundingClientRect());
      card.current?.classList.toggle("is-beside", isBeside);
      const box = thing?.getBoundingClientRect(); // the board has more room now, or less
      if (ring.current) ring.current.hidden = !box || !box.width;
      if (box && ring.current)
        Object.assign(ring.current.style, {
          left: `${box.left - 6}px`,
          top: `${box.top - 6}px`,
          width: `${box.width + 12}px`,
          height: `${box.height + 12}px`,
        });
      if (box && isBeside && card.current) placeBeside(card.current, box);
    };
    put();
    const settled = setInterval(put, AGAIN);
    addEventListener("resize", put);
    addEventListener("scroll", put, true);
    return () => {
      clearInterval(settled);
      removeEventListener("resize", put);
      removeEventListener("scroll", put, true);
    };
  }, on);
}
