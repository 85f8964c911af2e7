// A lesson at the table: the coach explains the present question first, then what has happened.
import { html, useEffect, useLayoutEffect, useRef } from "../vendor/html.js";
import { Rat } from "../art/rat.js";
import { findGame, useCatalogue } from "../catalogue.js";
import { asked, dueStep, END, happened } from "../feel/coach.js";
import { bringIntoSight, isInSight } from "../feel/placing.js";
import { openLesson } from "../opening.js";
import { goTo } from "../route.js";
import { rememberTable } from "../store.js";
import { useTable } from "./TableContext.js";

const MEASURE_INTERVAL = 400; // milliseconds until places are measured again: boards settle, phones rotate, pages move
const LATE_START = 30; // story lines, after which a coach that is switched on does not explain the beginning
const RING_MARGIN = 6; // pixels between a thing and the ring around it
const LAST = { on: END, say: "coach-done", at: undefined }; // for a lesson without an `end` step

/** @param {{ walk: import("../feel/coach.js").WalkStep[], seen: string[] }} props */
export function Lesson({ walk, seen }) {
  const { table, state, words } = useTable();
  const first = useRef(state.lines.length > LATE_START ? state.lines.length : 0);
  const isOver = Boolean(state.position?.over);
  const lesson = walk.some((step) => step.on === END) ? walk : [...walk, LAST];
  const step = dueStep(lesson, seen, happened(state.lines.slice(first.current)), asked(state.position), isOver);
  const ring = useRef(/** @type {HTMLElement | null} */ (null));
  const stop = () => rememberTable(table.id, { coach: null });
  const hear = () => step && rememberTable(table.id, { coach: [...seen, step.say] });
  useEffect(() => {
    if (state.sending && step?.on.startsWith("question:")) hear(); // a player who moves needs the step no longer
  }, [state.sending]);
  useInSight(step?.at, step?.say);
  useRing(ring, step?.at, [step?.say, state.position?.version]);
  return html`
    <aside class="coach-area" aria-label=${words.say("coach-name")}>
      <div ref=${ring} class="coach-ring" aria-hidden="true" hidden></div>
      <div class=${`coach ${step ? "" : "said"}`} data-step=${step?.say}>
        <span class="coach-face" aria-hidden="true">
          <${Rat} show="face" hat="glasses" coat="#b9a690" mood=${isOver ? "triumphant" : "calm"} />
        </span>
        <div class="coach-words">
          <p class="coach-says" role="status">
            ${step && html`
              <strong class="coach-about">${words.say(kindOf(step))}</strong>${" "}
              ${words.say(step.say, state.table?.numbers)}
            `}
          </p>
          ${step &&
            (step.on === END ? html`
              <${NextLinks} stop=${stop} />
            ` : html`
              <${CoachButtons} key=${step.say} hear=${hear} stop=${stop} />
            `)}
        </div>
      </div>
    </aside>
  `;
}

/** The id of the heading of a step. @param {import("../feel/coach.js").WalkStep} step */
function kindOf(step) {
  if (step.on === END) return "coach-end";
  return step.on.startsWith("question:") ? "coach-now" : "coach-aside";
}

/** @param {{ hear: () => void, stop: () => void }} props */
function CoachButtons({ hear, stop }) {
  const { words } = useTable();
  return html`
    <p class="coach-ways">
      <button class="button button-small button-main" type="button" data-coach="next" onClick=${hear}>
        ${words.say("coach-next")}
      </button>
      <button class="button button-small" type="button" data-coach="stop" onClick=${stop}>
        ${words.say("coach-stop")}
      </button>
    </p>
  `;
}

/** The links at the end of a lesson. @param {{ stop: () => void }} props */
function NextLinks({ stop }) {
  const { words, game } = useTable();
  const entry = findGame(useCatalogue(), game);
  const again = () => entry && openLesson(entry, words.lang).then((table) => (stop(), goTo(`/t/${table}`)));
  return html`
    <p class="coach-ways">
      <a class="button button-small button-main" data-coach="play" href=${`/new/${game}`} onClick=${stop}>
        ${words.say("coach-again")}
      </a>
      <button class="button button-small" type="button" data-coach="lesson" onClick=${again}>
        ${words.say("coach-lesson")}
      </button>
      <a class="button button-small" data-coach="rules" href=${`/rules/${game}`}>
        ${words.say("coach-rules")}
      </a>
      <a class="button button-small" data-coach="home" href="/" onClick=${stop}>
        ${words.say("coach-home")}
      </a>
    </p>
  `;
}

/** The element a step is about. @param {string | undefined} at */
const thingAt = (at) => (at ? document.querySelector(`.play ${at}`) : null);

/**
 * Scrolls what a new step is about into view, and again once the board has settled, but not after that, so that the
 * player can scroll.
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
    const again = setTimeout(bring, MEASURE_INTERVAL);
    return () => clearTimeout(again);
  }, [step]);
}

/**
 * Keeps a ring around the visible part of what a step is about.
 * @param {{ current: HTMLElement | null }} ring
 * @param {string | undefined} at
 * @param {any[]} on dependencies
 */
function useRing(ring, at, on) {
  useLayoutEffect(() => {
    const put = () => {
      const thing = thingAt(at);
      const box = thing && isInSight(thing, [0.5]) ? seenPart(thing) : null;
      if (!ring.current) return;
      ring.current.hidden = !box;
      if (box) Object.assign(ring.current.style, box);
    };
    put();
    const settled = setInterval(put, MEASURE_INTERVAL);
    const board = document.querySelector(".play-board");
    const resized = new ResizeObserver(put); // also when what is above or below it changes its height
    if (board) resized.observe(board);
    addEventListener("resize", put);
    addEventListener("scroll", put, true);
    return () => {
      clearInterval(settled);
      resized.disconnect();
      removeEventListener("resize", put);
      removeEventListener("scroll", put, true);
    };
  }, on);
}

/** The place of the ring, as styles; null if nothing of the thing is visible. @param {Element} thing */
function seenPart(thing) {
  const box = thing.getBoundingClientRect();
  const room = (thing.closest(".play-board, .action-bar") || document.documentElement).getBoundingClientRect();
  const left = Math.max(box.left - RING_MARGIN, room.left);
  const top = Math.max(box.top - RING_MARGIN, room.top);
  const width = Math.min(box.right + RING_MARGIN, room.right) - left;
  const height = Math.min(box.bottom + RING_MARGIN, room.bottom) - top;
  if (!box.width || width <= 0 || height <= 0) return null;
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}
