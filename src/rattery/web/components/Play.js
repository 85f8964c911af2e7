// A table being played: the board in the middle, the story beside it, the action bar below.
import { html, useEffect, useRef, useState } from "../vendor/html.js";
import { needsConfirmation } from "../feel/confirming.js";
import { useUnread } from "../feel/unread.js";
import { moveFocus } from "../feel/arrow_keys.js";
import { boardOf, useGamePart } from "../game_parts.js";
import { settings } from "../store.js";
import { ActionBar } from "./ActionBar.js";
import { Announcer } from "./Announcer.js";
import { Badge } from "./Badge.js";
import { Coach } from "./Coach.js";
import { Icon } from "./Icon.js";
import { lazy } from "../lazy.js";
import { ROOM_FOR_STORY, useMedia } from "../media.js";
import { ConnectionBanner } from "./ConnectionBanner.js";
import { OtherBoxSign } from "./OtherBox.js";
import { Stage } from "./Stage.js";
import { Story } from "./Story.js";
import { useTable } from "./TableContext.js";
import { Talk } from "./Talk.js";
import { TopBar } from "./TopBar.js";
import { Waiting } from "./Waiting.js";

const Ending = lazy(async () => (await import("./Ending.js")).Ending);
const FinaleScene = lazy(async () => (await import("./FinaleScene.js")).FinaleScene);
const RulesSheet = lazy(async () => (await import("./RulesSheet.js")).RulesSheet);
const RoundEndBar = lazy(async () => (await import("./RoundSummary.js")).RoundEndBar);
const Sheet = lazy(async () => (await import("./Sheet.js")).Sheet);
const SinceAway = lazy(async () => (await import("./SinceAway.js")).SinceAway);
const TableMenu = lazy(async () => (await import("./TableMenu.js")).TableMenu);

const SHEETS_BESIDE = ["story", "talk"]; // the sheets that a wider window shows beside the board

export function Play() {
  const { table, state, words, game } = useTable();
  const parts = useGamePart(game, boardOf);
  const isRoomy = useMedia(ROOM_FOR_STORY);
  const [sheet, open] = useState("");
  const close = () => open("");
  const unread = useUnread(`talk.${table.id}`, state.talk, state.here || [], isRoomy || sheet === "talk");
  const facts = /** @type {import("../table.js").TableFacts} */ (state.table);
  const { position } = state;
  useEffect(() => {
    if (isRoomy && SHEETS_BESIDE.includes(sheet)) close();
  }, [isRoomy]);
  /**
   * Plays a move chosen on the board, or asks for confirmation; choosing it again confirms.
   * @param {import("../table.js").Move} move
   */
  const choose = (move) => {
    const isAsked = state.asking?.move === move.move;
    if (!isAsked && needsConfirmation(move, state)) table.ask(move);
    else table.choose(move);
  };
  useEffect(() => {
    if (parts) table.showWith(parts);
  }, [parts]);
  const [ending, setEnding] = useEnding(state);
  const isScene = ending === "scene" || ending === "picture";
  const isOver = ending !== "playing" && ending !== "scene";
  const isAtRoundEnd = Boolean(state.beat?.isRoundEnd);
  const { points } = parts?.telling || {};
  const end = isOver && html`<${Ending} isCounting=${ending === "counting"} done=${() => setEnding("counted")} />`;
  return html`
    <div
      class=${`play play-${game} ${isOver ? "is-over" : ""} ${isScene ? "is-scene" : ""}`}
      data-version=${position?.version}
      data-showing=${state.isShowing ? "" : undefined}
    >
      <${TopBar} title=${facts.title}>
        <${OtherBoxSign} table=${table.id} count=${facts.box} />
        ${!isRoomy && html`
          <button
            class="icon-button"
            type="button"
            onClick=${() => open("story")}
            aria-label=${words.say("story-title")}
          >
            <${Icon} name="story" />
          </button>
          <button
            class="icon-button has-badge"
            type="button"
            onClick=${() => open("talk")}
            aria-label=${words.say(unread ? "talk-title-unread" : "talk-title", { count: unread })}
          >
            <${Icon} name="talk" /> <${Badge} count=${unread} />
          </button>
        `}
        <button
          class="icon-button"
          type="button"
          onClick=${() => open("rules")}
          aria-label=${words.say("rules-title")}
        >
          <${Icon} name="rules" />
        </button>
        <button
          class="icon-button"
          type="button"
          onClick=${() => open("menu")}
          aria-label=${words.say("menu-title")}
        >
          <${Icon} name="menu" />
        </button>
      <//>
      <${ConnectionBanner}
        status=${state.connectionStatus}
        isSending=${table.connection.pending.size > 0}
        warming=${position?.over ? null : state.warming}
        crowded=${position?.over ? null : state.crowded}
      >
        <${Waiting} />
      <//>
      <main class="play-board" tabindex="0" aria-label=${facts.title} onKeyDown=${moveFocus}>
        ${state.away && html`<${SinceAway} points=${points} looks=${parts?.looks} />`}
        ${parts && position ? html`
          <${Stage}
            Board=${parts.Board}
            beat=${state.beat}
            lang=${table.lang}
            view=${position.view}
            eye=${state.eye}
            moves=${state.sending ? [] : position.moves}
            choose=${choose}
            words=${words}
            lines=${state.lines}
          />
        ` : html`
          <div class="page-waiting" aria-busy="true"></div>
        `}
        ${state.isShowing && !isAtRoundEnd && html`
          <button class="button button-small skip" type="button" onClick=${() => table.skip()}>
            ${words.say("show-skip")} »
          </button>
        `}
        ${isScene && position && html`
          <${FinaleScene}
            view=${position.view}
            winners=${position.winners}
            done=${() => setEnding(ending === "scene" ? "counting" : "counted")}
          />
        `}
      </main>
      ${!isRoomy && end}
      ${isRoomy && html`
        <aside class="play-side">
          ${end}
          <${Story} parts=${parts} />
          <${Talk} />
        </aside>
      `}
      <${Coach} />
      ${isAtRoundEnd ? html`<${RoundEndBar} points=${points} />` : html`<${ActionBar} isLive=${Boolean(parts)} />`}
      <${Announcer} />
      ${sheet === "story" && html`
        <${Sheet} title=${words.say("story-title")} close=${close}>
          <${Story} parts=${parts} leave=${close} />
        <//>
      `}
      ${sheet === "talk" && html`
        <${Sheet} title=${words.say("talk-title")} close=${close}>
          <${Talk} />
        <//>
      `}
      ${sheet === "rules" && html`<${RulesSheet} game=${game} close=${close} />`}
      ${sheet === "menu" && html`<${TableMenu} close=${close} />`}
    </div>
  `;
}

/** @typedef {"playing" | "scene" | "picture" | "counting" | "counted"} EndingStage */

/**
 * The stage of the ending. After a match that was seen being played: the scene, then counting the points; with
 * animation off, a still picture beside the counted points. After any other: the counted points.
 * @param {import("../table.js").TableState} state
 * @returns {[EndingStage, (stage: EndingStage) => void]}
 */
function useEnding({ position, isShowing }) {
  const isEnd = Boolean(position?.over) && !isShowing;
  const wasPlayed = useRef(false);
  if (position && !position.over) wasPlayed.current = true;
  const [stage, setStage] = useState(/** @type {EndingStage} */ ("playing"));
  useEffect(() => setStage(!isEnd ? "playing" : wasPlayed.current ? sceneOrPicture() : "counted"), [isEnd]);
  return [stage, setStage];
}

/** @returns {EndingStage} */
const sceneOrPicture = () => (settings.state.speed === "off" ? "picture" : "scene");
