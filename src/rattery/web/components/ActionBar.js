// The action bar: a sentence that says who has to decide what, and a button for every legal move.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/html.js";
import { offered } from "../moves.js";
import { buttonsOf, clausesOf, useGamePart } from "../game_parts.js";
import { knownTable, settings, useStore } from "../store.js";
import { Icon } from "./Icon.js";
import { lazy } from "../lazy.js";
import { NARROW, useMedia } from "../media.js";
import { Shape } from "./Shape.js";
import { useTable } from "./TableContext.js";
import { Tip } from "./Tip.js";

const Clock = lazy(async () => (await import("./Clock.js")).Clock);
const Confirm = lazy(async () => (await import("./Confirm.js")).Confirm);
const HelpInPlace = lazy(async () => (await import("./HelpInPlace.js")).HelpInPlace);

const MAX_BUTTONS = 6; // buttons of usual size that fit into two rows
const MAX_BUTTONS_IF_NARROW = 8; // on a narrow screen the bar grows instead
const NUMBER_KEYS = 9; // buttons with a number key
const MAX_UNGROUPED_IF_NARROW = 4; // moves that are shown without a pick before them
const FORCED_MOVE_DELAY = 3000; // milliseconds for an undo before the only legal move is made by itself

/** @param {{ isLive: boolean }} props whether the board is rendered: before that nothing can be chosen */
export function ActionBar({ isLive }) {
  const { table, state, words } = useTable();
  const { position, sending, refused, why } = state;
  const bar = useKeptFocus(position?.version);
  useNumberKeys(bar, table);
  const isSoon = useForced(table, state, isLive);
  const isNarrow = useMedia(NARROW);
  if (!position) return html`<footer class="action-bar" ref=${bar} tabindex="-1"></footer>`;
  const isMine = position.moves.length > 0;
  const seat = isMine ? state.eye : position.deciding;
  const offer = offered(
    position.moves,
    state.picked || aboutHint(state),
    isNarrow ? MAX_UNGROUPED_IF_NARROW : undefined,
  );
  const count = offer.picks.length + offer.groups.reduce((sum, { moves }) => sum + moves.length, 0);
  const isFull = count > (isNarrow ? MAX_BUTTONS_IF_NARROW : MAX_BUTTONS);
  const looks = ["action-bar", isMine && "is-mine", isFull && "has-many", offer.picked && "has-picked"]
    .filter(Boolean)
    .join(" ");
  return html`
    <section class=${looks} ref=${bar} tabindex="-1" aria-label=${words.say("bar-title")}>
      <div class="action-head">
        <p class=${`action-ask ${isNarrow && offer.picked ? "said" : ""}`}>
          ${seat !== null && html`<${Shape} seat=${seat} />`} <span>${asked(state, words)}</span>
        </p>
        ${isNarrow && offer.picked && html`<${Unpick} picked=${offer.picked} />`}
        ${state.table?.clock ? html`<${Clock} />` : null}
        <${Asides} />
      </div>
      <div class="action-room">
        ${refused && html`
          <p class="warn" role="alert">
            ${refused}
          </p>
        `}
        ${state.asking ? html`
          <${Confirm} move=${state.asking} />
        ` : isSoon ? html`
          <p class="action-outlook is-soon" role="status" style=${{ "--grace": `${FORCED_MOVE_DELAY}ms` }}>
            ${words.say("bar-forced")}
          </p>
        ` : html`
          <${ChoiceNote} />
        `}
        <${Groups} offer=${offer} isLive=${isLive} isNarrow=${isNarrow} />
      </div>
      <p class="said" role="status">
        ${sending ? words.say("bar-sending") : why || ""}
      </p>
      ${state.isPeeking && html`
        <button class="button button-main" type="button" onClick=${() => table.hide()}>
          ${words.say("over-hide")}
        </button>
      `}
    </section>
  `;
}

/**
 * Makes a move for the player if it is the only legal one and everybody can see that: immediately or, where an undo is
 * possible, after FORCED_MOVE_DELAY. Returns whether that delay is running.
 * @param {import("../table.js").Table} table
 * @param {import("../table.js").TableState} state
 * @param {boolean} isLive
 */
function useForced(table, state, isLive) {
  const { askWhenForced } = useStore(settings);
  const { position, isShowing, sending, asking, refused, away } = state;
  const isTaught = Boolean(knownTable(table.id)?.coach);
  const isFree = isLive && !isShowing && !sending && !asking && !refused && !away;
  const isForced = isFree && !askWhenForced && !isTaught && Boolean(position?.forced);
  const mayUndo = Boolean(position?.undo?.may);
  useEffect(() => {
    if (!isForced || !position) return;
    const timer = setTimeout(() => table.choose(position.moves[0]), mayUndo ? FORCED_MOVE_DELAY : 0);
    return () => clearTimeout(timer);
  }, [isForced, position?.version]);
  return isForced && mayUndo;
}

/**
 * The facts a hint is about, which are shown as if the player had picked them.
 * @param {import("../table.js").TableState} state
 */
function aboutHint({ position, hint }) {
  const move = position?.moves.find((each) => each.move === hint?.move);
  return move ? Object.fromEntries(Object.entries(move.facts).slice(0, 1)) : null;
}

/** One line about the choice: why something cannot be chosen, a hint, or the outlook of the hovered move. */
function ChoiceNote() {
  const { table, state } = useTable();
  const { move } = useStore(table.pointing);
  if (state.why)
    return html`
      <p class="why" aria-hidden="true">
        <${Icon} name="closed" /> <span>${state.why}</span>
      </p>
    `;
  if (state.hint) return html`<${Hint} hint=${state.hint} />`;
  const brings = move && state.outlook?.[move] ? whatItBrings(state.outlook[move]) : "";
  return html`
    <p class="action-outlook" aria-hidden="true">
      ${brings}
    </p>
  `;
}

/** The consequences of a move without the move itself, in words. @param {import("../table.js").Outlook} outlook */
const whatItBrings = ({ lines, later }) => [...lines.slice(1), ...later].map(({ words }) => words).join(" ");

/**
 * The sentence about the decision.
 * @param {import("../table.js").TableState} state
 * @param {import("../words.js").Words} words
 */
function asked(state, words) {
  const { position, table, eye } = state;
  if (!position || !table) return "";
  if (state.isShowing && !position.moves.length && state.lines.length)
    return state.lines[state.lines.length - 1].words;
  if (position.over || position.moves.length) return position.asks;
  if (position.together) return words.say(position.chosen ? "bar-chosen" : "bar-together");
  const decider = position.deciding === null ? null : table.seats[position.deciding];
  if (!decider) return position.asks;
  if (decider.away || decider.kind === "bot") return words.say("bar-thinking", { seat: decider.words });
  return words.say(eye === null ? "bar-watching" : "bar-waiting", { seat: decider.words });
}

/** A button with what is picked, which clears the pick. @param {{ picked: import("../moves.js").Pick }} props */
function Unpick({ picked }) {
  const { table, words } = useTable();
  return html`
    <button
      type="button"
      class="button action-unpick"
      aria-label=${words.say("bar-unpick", { pick: picked.words })}
      onClick=${() => table.pick(null)}
    >
      <${Icon} name="back" /> ${picked.words}
    </button>
  `;
}

/**
 * The buttons of picks and moves. On a narrow screen the present pick is shown in the head of the bar instead.
 * @param {{ offer: import("../moves.js").Offer, isLive: boolean, isNarrow: boolean }} props
 */
function Groups({ offer, isLive, isNarrow }) {
  const { table, words } = useTable();
  const { picks, picked, groups } = offer;
  return html`
    <div class="action-groups">
      ${picks.length > 0 && html`
        <div class="action-group" role="group" aria-label=${words.say("bar-pick")}>
          ${picks.map((pick, number) => html`
            <button
              key=${pick.words}
              type="button"
              class="button action-pick"
              data-moves=${pick.moves.map(({ move }) => move).join("|")}
              data-key=${keyOf(number)}
              aria-disabled=${isLive ? undefined : "true"}
              onClick=${() => isLive && table.pick(pick.facts)}
            >
              ${pick.words}
            </button>
          `)}
        </div>
      `}
      ${picked && !isNarrow && html`<${Unpick} picked=${picked} />`}
      ${groups.map((group, place) => html`
        <${Group}
          key=${group.key}
          group=${group}
          first=${picks.length + before(groups, place)}
          isAlone=${groups.length === 1 && !picks.length}
          isLive=${isLive}
        />
      `)}
    </div>
  `;
}

/** The number of moves before a group. @param {import("../moves.js").MoveGroup[]} groups @param {number} place */
const before = (groups, place) => groups.slice(0, place).reduce((sum, { moves }) => sum + moves.length, 0);

/** The number key of a button; only the first NUMBER_KEYS have one. @param {number} number */
const keyOf = (number) => (number < NUMBER_KEYS ? String(number + 1) : undefined);

/** @param {{ group: import("../moves.js").MoveGroup, first: number, isAlone: boolean, isLive: boolean }} props */
function Group({ group, first, isAlone, isLive }) {
  const { game } = useTable();
  const buttons = useGamePart(game, buttonsOf);
  const { state } = useTable();
  const moves = buttons?.order ? buttons.order(group.moves, state.position?.view) : group.moves;
  const isMain = isAlone && moves.length <= 3;
  return html`
    <div class="action-group" role="group" aria-label=${moves[0].words}>
      ${moves.map((move, number) => html`
        <${MoveButton}
          key=${move.move}
          move=${move}
          buttons=${buttons}
          number=${first + number}
          isMain=${isMain}
          isLive=${isLive}
        />
      `)}
    </div>
  `;
}

/**
 * @param {{ move: import("../table.js").Move, buttons: import("../game_parts.js").ButtonParts | null, number: number,
 *   isMain: boolean, isLive: boolean }} props
 */
function MoveButton({ move, buttons, number, isMain, isLive }) {
  const { table, state, words } = useTable();
  const { hint, sending } = state;
  const outlook = state.outlook?.[move.move];
  const about = { view: state.position?.view, eye: state.eye, seats: state.table?.seats || [], words };
  const isShown = outlook && !state.isShowing; // the gist compares with the position, which may still be shown
  const gist = isShown && buttons?.gist ? buttons.gist(move, outlook, about) : "";
  const picture = buttons?.picture ? buttons.picture(move, about) : null;
  return html`
    <button
      type="button"
      data-move=${move.move}
      data-key=${keyOf(number)}
      data-final=${outlook ? String(outlook.final) : undefined}
      class=${`button action ${isMain ? "button-main" : ""} ${hint?.move === move.move ? "is-hinted" : ""}`}
      aria-disabled=${sending || !isLive ? "true" : undefined}
      aria-description=${(outlook && whatItBrings(outlook)) || undefined}
      onClick=${() => isLive && table.choose(move)}
      ...${table.pointer(move)}
    >
      ${picture}
      <span class="action-text">
        <span>${move.words}</span>
        ${gist && html`<small class="action-gist">${gist}</small>`}
      </span>
    </button>
  `;
}

/**
 * Keys 1 to 9 press the buttons of the bar, Escape clears the pick.
 * @param {{ current: HTMLElement | null }} bar
 * @param {import("../table.js").Table} table
 */
function useNumberKeys(bar, table) {
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === "Escape" && table.state.picked) table.pick(null);
      if (!/^[1-9]$/.test(event.key) || document.querySelector("dialog[open]")) return;
      const button = bar.current?.querySelector(
        `.action-groups [data-key="${event.key}"]:not([aria-disabled])`,
      );
      if (button instanceof HTMLElement) (event.preventDefault(), button.click());
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [table]);
}

/** Whether a key press is text input. @param {EventTarget | null} target */
const isTyping = (target) =>
  target instanceof HTMLElement && Boolean(target.closest("input, textarea, select, [contenteditable]"));

/**
 * The move a strong bot would make, and alternatives, with their chances of winning.
 * @param {{ hint: import("../table_types.js").Hint }} props
 */
function Hint({ hint }) {
  const { words } = useTable();
  const best = hint.choices?.[0];
  const others = hint.choices?.slice(1, 3) || [];
  /** @param {{ words: string, chance: number }} choice */
  const said = (choice) =>
    words.say("bar-hint-chance", { move: choice.words, percent: Math.round(100 * choice.chance) });
  return html`
    <p class="hint" role="status">
      <${Icon} name="hint" />${" "}
      <span>
        ${words.say("bar-hint", { move: best ? said(best) : hint.words })}
        ${others.length > 0 && html`<span class="quiet">${others.map(said).join(" · ")}</span>`}
      </span>
    </p>
  `;
}

/** Buttons for the rules, undo and a hint. */
function Asides() {
  const { table, state, words, game } = useTable();
  const { position, isThinking } = state;
  const [isHelping, help] = useState(false);
  const allClauses = useGamePart(game, clausesOf);
  if (!position || position.over) return null;
  const { undo } = position;
  const clauses = allClauses?.[position.question] || [];
  return html`
    <div class="action-asides">
      ${clauses.length > 0 && html`
        <${Tip} title=${words.say("help-title")} text=${position.asks} clauses=${clauses}>
          <button
            class="button button-small"
            type="button"
            data-aside="help"
            aria-label=${words.say("help-title")}
            onClick=${() => help(true)}
          >
            ?
          </button>
        <//>
      `}
      ${isHelping && html`
        <${HelpInPlace} game=${game} clauses=${clauses} asks=${position.asks} close=${() => help(false)} />
      `}
      ${undo && html`
        <button
          class="button button-small"
          type="button"
          data-aside="undo"
          aria-disabled=${undo.may ? undefined : "true"}
          title=${undo.why || ""}
          onClick=${() => undo.may && table.undo()}
        >
          <${Icon} name="undo" />
          <span>${words.say("bar-undo")}</span>
          ${!undo.may && undo.why && html`<span class="said">: ${undo.why}</span>`}
        </button>
      `}
      ${position.moves.length > 0 && html`
        <button
          class="button button-small"
          type="button"
          data-aside="hint"
          aria-disabled=${isThinking ? "true" : undefined}
          onClick=${() => table.askHint()}
        >
          <${Icon} name="hint" />
          <span>${words.say(isThinking ? "bar-hinting" : "bar-ask-hint")}</span>
        </button>
      `}
    </div>
  `;
}

/**
 * Moves the focus to the bar when the button that had it, here or on the board, is gone: otherwise keyboard users would
 * start again at the top of the page. Returns the ref of the bar.
 * @param {any} version
 */
function useKeptFocus(version) {
  const bar = useRef(/** @type {HTMLElement | null} */ (null));
  const last = useRef(/** @type {Element | null} */ (null));
  useEffect(() => {
    const table = bar.current?.parentElement;
    const see = (/** @type {Event} */ event) => (last.current = /** @type {Element} */ (event.target));
    table?.addEventListener("focusin", see);
    return () => table?.removeEventListener("focusin", see);
  }, []);
  useLayoutEffect(() => {
    const isLost =
      last.current &&
      !last.current.isConnected &&
      (!document.activeElement || document.activeElement === document.body);
    if (isLost) bar.current?.focus({ preventScroll: true });
  }, [version]);
  return bar;
}
