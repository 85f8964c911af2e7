// The action bar: one sentence that says what is asked of whom, and a button for every move there is.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/html.js";
import { grouped } from "../moves.js";
import { clausesOf, useGamePart } from "../game_parts.js";
import { Confirm } from "./Confirm.js";
import { HelpInPlace } from "./HelpInPlace.js";
import { Icon } from "./Icon.js";
import { Shape } from "./Shape.js";
import { useTable } from "./TableContext.js";
import { Tip } from "./Tip.js";

const MANY = 8;

/** It is live when the board is drawn: nobody chooses what they cannot see yet. @param {{ isLive: boolean }} props */
export function ActionBar({ isLive }) {
  const { table, state, words } = useTable();
  const { position, sending, hint, refused, why, asking } = state;
  const bar = useKeptFocus(position?.version);
  if (!position) return html`<footer class="action-bar" ref=${bar} tabindex="-1"></footer>`;
  const isMine = position.moves.length > 0;
  const groups = grouped(position.moves);
  const seat = isMine ? state.eye : position.deciding;
  return html`
    <section
      class=${`action-bar ${isMine ? "is-mine" : ""} ${position.moves.length > MANY ? "has-many" : ""}`}
      ref=${bar}
      tabindex="-1"
      aria-label=${words.say("bar-title")}
    >
      <div class="action-head">
        <p class="action-ask">
          ${seat !== null && html`<${Shape} seat=${seat} />`} <span>${asked(state, words)}</span>
        </p>
        <${Asides} />
      </div>
      ${refused && html`
        <p class="warn" role="alert">
          ${refused}
        </p>
      `}
      ${why && html`
        <p class="why" aria-hidden="true">
          <${Icon} name="closed" /> <span>${why}</span>
        </p>
      `}
      ${hint && html`<${Hint} hint=${hint} />`}
      ${asking && html`<${Confirm} move=${asking} />`}
      <div class="action-groups">
        ${groups.map((group) => html`
          <${Group} key=${group.key} group=${group} isAlone=${groups.length === 1} isLive=${isLive} />
        `)}
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

/** The sentence. @param {import("../table.js").TableState} state @param {import("../words.js").Words} words */
function asked(state, words) {
  const { position, table, eye } = state;
  if (!position || !table) return "";
  if (position.over || position.moves.length) return position.asks;
  if (position.together) return words.say(position.chosen ? "bar-chosen" : "bar-together");
  const decider = position.deciding === null ? null : table.seats[position.deciding];
  if (!decider) return position.asks;
  if (decider.away || decider.kind === "bot") return words.say("bar-thinking", { seat: decider.words });
  return words.say(eye === null ? "bar-watching" : "bar-waiting", { seat: decider.words });
}

/** @param {{ group: import("../moves.js").MoveGroup, isAlone: boolean, isLive: boolean }} props */
function Group({ group, isAlone, isLive }) {
  const { table, state } = useTable();
  const { hint, sending } = state;
  const isMain = isAlone && group.moves.length <= 3;
  return html`
    <div class="action-group" role="group" aria-label=${group.moves[0].words}>
      ${group.moves.map((move) => html`
        <button
          key=${move.move}
          type="button"
          data-move=${move.move}
          class=${`button action ${isMain ? "button-main" : ""} ${hint?.move === move.move ? "is-hinted" : ""}`}
          aria-disabled=${sending || !isLive ? "true" : undefined}
          onClick=${() => isLive && table.choose(move)}
        >
          ${move.words}
        </button>
      `)}
    </div>
  `;
}

/** What a good bot would do, and what it would expect of it. @param {{ hint: import("../table.js").Hint }} props */
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

/** What the rules say, taking back, and asking for a hint. */
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
 * When the button that had the focus is gone, here or on the board, the bar has it: a keyboard never falls off the
 * table.
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
