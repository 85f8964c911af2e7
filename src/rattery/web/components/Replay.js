// The replay of a match: every position with everything revealed, or as one seat saw it.
import { html, useEffect, useMemo, useRef, useState } from "../vendor/html.js";
import { get } from "../api.js";
import { showInTab } from "../attention.js";
import { gameName } from "../catalogue.js";
import { useColours } from "../colours.js";
import { endedView } from "../ended.js";
import { beatsOf } from "../feel/beats.js";
import { Show } from "../feel/show.js";
import { tempoFor } from "../feel/tempo.js";
import { boardOf, useGamePart } from "../game_parts.js";
import { ROOM_FOR_STORY, useMedia } from "../media.js";
import { retry } from "../retry.js";
import { path } from "../route.js";
import { useStore } from "../store.js";
import { loadWords, useWords, WordsContext } from "../words.js";
import { Chances, turnings } from "./Chances.js";
import { ErrorPage, sentenceOf } from "./ErrorPage.js";
import { Result } from "./Ending.js";
import { FinaleScene } from "./FinaleScene.js";
import { Icon } from "./Icon.js";
import { ConnectionBanner } from "./ConnectionBanner.js";
import { RoundSummary } from "./RoundSummary.js";
import { Stage } from "./Stage.js";
import { Sentence } from "./Story.js";
import { TableContextProvider, useTable } from "./TableContext.js";
import { Tips } from "./Tips.js";
import { TopBar } from "./TopBar.js";

const FRAMES_PER_REQUEST = 40; // frames in one request
// While the replay runs, in milliseconds:
const MOVE_INTERVAL = 1400; // between two moves without animation
const PAUSE_AFTER_MOVE = 350; // after an animated move, at scale 1 of the tempo
const ROUND_END_PAUSE = 3200; // at the end of a round

/** @param {{ id: string }} props */
export function Replay({ id }) {
  const page = useWords();
  const [found, setFound] = useState(
    /** @type {{ facts: any, words: import("../words.js").Words } | null} */ (null),
  );
  const [refusal, setRefusal] = useState(/** @type {any} */ (null));
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const load = async () => {
      const facts = await get(`/api/tables/${id}?lang=${page.lang}`);
      return { facts, words: await loadWords(page.lang, gameName(facts.game)) };
    };
    return retry(load, setFound, { refuse: setRefusal, fail: () => setWaiting(true) });
  }, [id, page.lang]);
  if (refusal) return html`<${ErrorPage} sentence=${sentenceOf(page, refusal)} />`;
  if (!found)
    return html`
      <div class="page">
        <${TopBar} />
        <${ConnectionBanner} status=${isWaiting ? "waiting" : "open"} />
        <main class="page-waiting" aria-busy="true"></main>
      </div>
    `;
  const { facts, words } = found;
  return html`
    <${WordsContext.Provider} value=${words}>
      <${ReplayPlayer} facts=${facts} game=${gameName(facts.game)} words=${words} refuse=${setRefusal} />
    <//>
    <${Tips} />
  `;
}

/** @param {{ facts: any, game: string, words: import("../words.js").Words, refuse: (refusal: any) => void }} props */
function ReplayPlayer({ facts, game, words, refuse }) {
  useColours(facts.seats);
  const { fragment } = useStore(path);
  const [place, setPlace] = useState(() => plyIn(fragment));
  useEffect(() => setPlace(plyIn(fragment)), [fragment]); // another link, or back and forward
  const curves = useChances(facts.table);
  const [eye, setEye] = useState(/** @type {number | null} */ (null));
  const [isRunning, run] = useState(false);
  const { plies, frames, end, isWaiting } = useFrames(facts.table, words.lang, place, refuse);
  const parts = useGamePart(game, boardOf);
  const told = useTold(frames, place, eye);
  const last = plies ?? 0;
  useEffect(() => {
    if (plies !== null && place > plies) setPlace(plies); // the address asked for a move after the last
  }, [plies, place]);
  const frame = frames.get(place);
  const { goOn, ...shown } = useShown(frame, eye, parts);
  const isEnd = last > 0 && place === last && shown.ply === last && !shown.isShowing;
  const view = useMemo(() => (isEnd ? endedView(shown.view) : shown.view), [isEnd, shown.view]);
  const [finale, setFinale] = useFinale(isEnd, Boolean(shown.beat));
  const go = (/** @type {number} */ to) => setPlace(Math.max(0, Math.min(last, to)));
  useEffect(
    () => showInTab({ title: `${facts.title} · ${words.say("film-title")}`, isMyTurn: false, notice: "" }),
    [facts, words],
  );
  useEffect(() => {
    if (!isRunning) return;
    if (place >= last) return run(false);
    if (shown.isShowing) return;
    const timer = setTimeout(
      () => go(place + 1),
      shown.beat ? PAUSE_AFTER_MOVE * (tempoFor(0)?.scale ?? 1) : MOVE_INTERVAL,
    );
    return () => clearTimeout(timer);
  }, [isRunning, place, last, shown.isShowing]);
  const isAtRoundEnd = Boolean(shown.beat?.isRoundEnd);
  useEffect(() => {
    if (!isAtRoundEnd || !isRunning) return;
    const timer = setTimeout(goOn, ROUND_END_PAUSE);
    return () => clearTimeout(timer);
  }, [isAtRoundEnd, isRunning]);
  const context = useMemo(() => ({ table: null, game, words, state: replayState(facts) }), [facts, game, words]);
  /** @param {KeyboardEvent} event */
  const steer = (event) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    if (event.key === "ArrowRight") go(place + 1);
    if (event.key === "ArrowLeft") go(place - 1);
  };
  const isRoomy = useMedia(ROOM_FOR_STORY);
  const isScene = finale === "scene" && end;
  const isCounting = finale === "counting";
  const result = end && (isCounting || finale === "counted") && html`
    <${Result} facts=${facts} end=${end} you=${null} isCounting=${isCounting} done=${() => setFinale("counted")} />
  `;
  return html`
    <${TableContextProvider} ...${context}>
      <div class=${`play film play-${game} ${isScene ? "is-scene" : ""}`} onKeyDown=${steer}>
        <${TopBar} title=${`${facts.title} · ${words.say("film-title")}`}>
          <a class="button button-small" href=${`/t/${facts.table}`}>
            ${words.say("film-back")}
          </a>
        <//>
        <${ConnectionBanner} status=${isWaiting ? "waiting" : "open"} />
        <main class="play-board" tabindex="0" aria-label=${facts.title}>
          ${frame && parts && view ? html`
            <${Stage}
              Board=${parts.Board}
              beat=${shown.beat}
              lang=${words.lang}
              view=${view}
              eye=${eye}
              moves=${[]}
              choose=${() => {}}
              words=${words}
              lines=${told}
            />
          ` : html`
            <div class="page-waiting" aria-busy="true"></div>
          `}
          ${isScene && html`<${FinaleScene} view=${view} winners=${end.winners} done=${() => setFinale("counting")} />`}
        </main>
        ${!isRoomy && result}
        <aside class="play-side">
          ${isRoomy && result}
          <${FilmLines} frames=${frames} place=${place} go=${go} />
        </aside>
        <section class="action-bar film-bar" aria-label=${words.say("film-title")}>
          ${isAtRoundEnd ? html`
            <div class="rest" data-no-skip>
              <${RoundSummary} lines=${roundEndLines(frame, shown.beat)} now=${parts?.telling.points?.(shown.view)}>
                <button class="button button-main" type="button" data-way="go-on" onClick=${goOn}>
                  ${words.say("rest-go-on")}
                </button>
              <//>
            </div>
          ` : html`
            <p class="action-ask" aria-live="polite">
              ${place === 0 ? opening(facts, words, frame) : saidOf(frame)}
            </p>
          `}
          ${curves && html`<${Chances} curves=${curves} place=${place} last=${last} go=${go} />`}
          <div class="film-steer">
            ${steps(place, last).map(([icon, to]) => html`
              <button
                key=${icon}
                class="icon-button"
                type="button"
                data-step=${icon}
                disabled=${to === place}
                aria-label=${words.say(`film-step-${icon}`)}
                onClick=${() => go(to)}
              >
                <${Icon} name=${icon} />
              </button>
            `)}
            ${curves && html`<${TurningSteps} curves=${curves} place=${place} go=${go} words=${words} />`}
            <button
              class="icon-button"
              type="button"
              aria-label=${words.say(isRunning ? "film-pause" : "film-run")}
              onClick=${() => run(!isRunning)}
            >
              <${Icon} name=${isRunning ? "pause" : "play"} />
            </button>
            <label class="film-slider">
              <span class="said">${words.say("film-place")}</span>
              <input
                type="range"
                min="0"
                max=${String(last)}
                value=${String(place)}
                onInput=${(/** @type {any} */ event) => go(Number(event.target.value))}
              />
            </label>
            <span class="number" data-part="place">
              ${place} / ${last}
            </span>
            <label>
              <span class="said">${words.say("film-eye")}</span>
              <select
                value=${eye === null ? "" : String(eye)}
                onChange=${(/** @type {any} */ event) =>
                  setEye(event.target.value === "" ? null : Number(event.target.value))
                }
              >
                <option value="">${words.say("film-everything")}</option>
                ${facts.seats.map((/** @type {any} */ seat) => html`
                  <option key=${seat.seat} value=${String(seat.seat)}>
                    ${words.say("film-as", { seat: seat.words })}
                  </option>
                `)}
              </select>
            </label>
          </div>
        </section>
      </div>
    <//>
  `;
}

/** The ply in the fragment of an address, as in `#at=12`, else 0. @param {string} fragment */
const plyIn = (fragment) => Number(/^at=(\d+)$/.exec(fragment)?.[1] || 0);

/**
 * The sentence before the first move: who plays, and the first events.
 * @param {any} facts
 * @param {any} words
 * @param {any} frame
 */
const opening = (facts, words, frame) =>
  [
    words.say("film-start", {
      names: new Intl.ListFormat(words.lang).format(facts.seats.map((/** @type {any} */ seat) => seat.words)),
    }),
    ...(frame?.lines || []),
  ].join(" ");

/**
 * The story lines of a move up to the end of a round in it.
 * @param {any} frame
 * @param {import("../feel/beats.js").Beat | null} beat
 */
const roundEndLines = (frame, beat) => linesOf(frame).slice(0, beat?.told);

/** @typedef {"none" | "scene" | "counting" | "counted"} FinaleStage */

/**
 * The stage of the ending. After the last move was played: the scene, then counting the points. After a jump to the
 * end: the counted points.
 * @param {boolean} isEnd
 * @param {boolean} wasShown
 * @returns {[FinaleStage, (stage: FinaleStage) => void]}
 */
function useFinale(isEnd, wasShown) {
  const [stage, setStage] = useState(/** @type {FinaleStage} */ ("none"));
  useEffect(() => setStage(!isEnd ? "none" : wasShown ? "scene" : "counted"), [isEnd]);
  return [stage, setStage];
}

/** The events of a move in words or, without any, the move itself. @param {any} frame */
const saidOf = (frame) => (frame?.lines.length ? frame.lines.join(" ") : frame?.move?.words || "");

/**
 * Buttons for the turning points before and after this ply.
 * @param {{ curves: import("./Chances.js").Curves, place: number, go: (to: number) => void,
 *   words: import("../words.js").Words }} props
 */
function TurningSteps({ curves, place, go, words }) {
  const { previous, next } = turnings(curves, place);
  /** @param {string} name @param {number | null} to */
  const button = (name, to) => html`
    <button
      key=${name}
      class="icon-button"
      type="button"
      data-step=${name}
      disabled=${to === null}
      aria-label=${words.say(`film-step-${name}`)}
      title=${words.say(`film-step-${name}`)}
      onClick=${() => to !== null && go(to)}
    >
      <${Icon} name=${name} />
    </button>
  `;
  return html`
    ${button("previous-turning", previous)} ${button("next-turning", next)}
  `;
}

/** The chances of winning, which the server computes on request; null until they arrive. @param {string} table */
function useChances(table) {
  const [curves, setCurves] = useState(/** @type {import("./Chances.js").Curves | null} */ (null));
  useEffect(() => {
    let isCurrent = true;
    get(`/api/tables/${table}/chances`)
      .then((found) => isCurrent && setCurves(found))
      .catch(() => {}); // the replay works without them
    return () => void (isCurrent = false);
  }, [table]);
  return curves;
}

/** @param {number} place @param {number} last @returns {[string, number][]} */
const steps = (place, last) => [
  ["first", 0],
  ["back", Math.max(0, place - 1)],
  ["next", Math.min(last, place + 1)],
  ["last", last],
];

/**
 * The story lines of consecutively visited frames up to this ply; a jump starts again with the lines of its frame.
 * Frames that have not arrived yet are added when they do.
 * @param {Map<number, any>} frames
 * @param {number} place
 * @param {number | null} eye
 */
function useTold(frames, place, eye) {
  const visited = useRef({ from: place, to: place, eye });
  const { from, to, eye: before } = visited.current;
  if (place !== to || eye !== before)
    visited.current = { from: place === to + 1 && eye === before ? from : place, to: place, eye };
  const first = visited.current.from;
  return useMemo(() => linesBetween(frames, first, place), [frames, first, place, eye]);
}

/** @param {Map<number, any>} frames @param {number} from @param {number} to the last one */
const linesBetween = (frames, from, to) =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step).flatMap((ply) =>
    linesOf(frames.get(ply)).map((line) => ({ ...line, version: ply })),
  );

/** The events of a frame with their words. @param {any} frame @returns {any[]} */
const linesOf = (frame) =>
  (frame?.events || []).map((/** @type {any} */ event, /** @type {number} */ number) => ({
    ...event,
    words: frame.lines[number],
  }));

/**
 * The view of a frame for an eye; null: everything revealed.
 * @param {any} seen a frame, or the end of a round in it
 * @param {number | null} eye
 */
const viewOf = (seen, eye) => (eye === null ? seen.opened : seen.views[eye] || seen.opened);

/**
 * What the board is rendered with, and after how many moves.
 * @typedef {{ ply: number, view: any, beat: import("../feel/beats.js").Beat | null, isShowing: boolean }} Shown
 */

/**
 * What to show of a frame: the frame after the last one is played as at the table, any other is shown immediately.
 * @param {any} frame
 * @param {number | null} eye
 * @param {import("../game_parts.js").BoardParts | null} parts
 * @returns {Shown & { goOn: () => void }}
 */
function useShown(frame, eye, parts) {
  const [shown, setShown] = useState(
    /** @type {Shown} */ ({ ply: -1, view: null, beat: null, isShowing: false }),
  );
  const last = useRef(/** @type {{ frame: any, eye: number | null }} */ ({ frame: null, eye }));
  const show = useMemo(
    () =>
      new Show((beat) =>
        setShown({ ply: last.current.frame.ply, view: beat.view, beat, isShowing: !beat.isLast }),
      ),
    [],
  );
  useEffect(() => {
    const before = last.current;
    last.current = { frame, eye };
    show.stop();
    if (!frame || !parts) return;
    const tempo = tempoFor(0);
    if (!tempo || before.frame?.ply !== frame.ply - 1 || before.eye !== eye)
      return setShown({ ply: frame.ply, view: viewOf(frame, eye), beat: null, isShowing: false });
    const roundEnds = (frame.rests || []).map((/** @type {any} */ end) => ({
      line: end.line,
      view: viewOf(end, eye),
    }));
    const news = { before: viewOf(before.frame, eye), after: viewOf(frame, eye), lines: frame.events, roundEnds };
    show.play(beatsOf(news, parts, { ...tempo, isOwn: false }), 0, () => {});
  }, [frame, eye, parts]);
  useEffect(() => () => show.stop(), []);
  return { ...shown, goOn: () => show.goOn() };
}

/** The state of a table in a replay, for components that read it from the context. @param {any} facts */
const replayState = (facts) => ({
  table: facts,
  position: null,
  here: [],
  online: [],
  talk: [],
  lines: [],
  eye: null,
  isHost: false,
});

/**
 * The frames around a ply, the number of moves, and the result. Frames are fetched in chunks, one ahead, and cached
 * until table or language change. `isWaiting`: there is no connection, and requests are repeated until there is one.
 * @param {string} table @param {string} lang @param {number} place @param {(refusal: any) => void} refuse
 * @returns {{ plies: number | null, frames: Map<number, any>, end: import("./Ending.js").End | null,
 *   isWaiting: boolean }}
 */
function useFrames(table, lang, place, refuse) {
  const [plies, setPlies] = useState(/** @type {number | null} */ (null));
  const [frames, setFrames] = useState(() => new Map());
  const [end, setEnd] = useState(/** @type {import("./Ending.js").End | null} */ (null));
  const [isWaiting, setWaiting] = useState(false);
  const requests = useRef(/** @type {Map<number, () => void>} */ (new Map())); // by chunk, what gives them up
  useEffect(
    () => () => {
      for (const giveUp of requests.current.values()) giveUp();
      requests.current.clear();
      setFrames(new Map());
    },
    [table, lang],
  );
  const chunk = Math.floor(place / FRAMES_PER_REQUEST);
  useEffect(() => {
    const take = (/** @type {any} */ answer) => {
      setWaiting(false);
      setPlies(answer.plies);
      setEnd(answer.end);
      setFrames(
        (known) => new Map([...known, ...answer.frames.map((/** @type {any} */ frame) => [frame.ply, frame])]),
      );
    };
    const hasNext = plies !== null && (chunk + 1) * FRAMES_PER_REQUEST <= plies;
    for (const part of hasNext ? [chunk, chunk + 1] : [chunk]) {
      if (requests.current.has(part)) continue;
      const from = part * FRAMES_PER_REQUEST;
      const address = `/api/tables/${table}/replay?lang=${lang}&from=${from}&to=${from + FRAMES_PER_REQUEST}`;
      requests.current.set(
        part,
        retry(() => get(address), take, { refuse, fail: () => setWaiting(true) }),
      );
    }
  }, [table, lang, chunk, plies]);
  return { plies, frames, end, isWaiting };
}

/**
 * The list of all fetched moves; a click goes to its position.
 * @param {{ frames: Map<number, any>, place: number, go: (to: number) => void }} props
 */
function FilmLines({ frames, place, go }) {
  const words = useWords();
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [place]);
  const { state } = useTable();
  /** @param {any} frame */
  const said = (frame) =>
    frame.ply === 0 && state.table
      ? opening(state.table, words, frame)
      : frame.lines.length
        ? frame.lines.map((/** @type {string} */ line, /** @type {number} */ number) => html`
            <${Sentence} words=${`${line} `} facts=${frame.events[number]?.facts} seats=${state.table?.seats || []} />
          `)
        : frame.move?.words || "–";
  const known = [...frames.values()].sort((a, b) => a.ply - b.ply);
  return html`
    <section class="story" aria-label=${words.say("story-title")}>
      <h2 class="side-head">${words.say("story-title")}</h2>
      <ol class="story-lines" ref=${list}>
        ${known.map((frame) => html`
          <li key=${frame.ply}>
            <button
              type="button"
              class="film-line"
              aria-current=${frame.ply === place ? "step" : undefined}
              onClick=${() => go(frame.ply)}
            >
              <span class="number quiet">${frame.ply}</span> <span>${said(frame)}</span>
            </button>
          </li>
        `)}
      </ol>
    </section>
  `;
}
