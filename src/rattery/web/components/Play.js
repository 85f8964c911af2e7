// The table being played: the board in the middle, the story beside it, the action bar below.
import { html, useEffect, useRef, useState } from "../vendor/html.js";
import { shouldAsk } from "../feel/finals.js";
import { useUnread } from "../feel/unread.js";
import { wander } from "../feel/wander.js";
import { boardOf, useGamePart } from "../game_parts.js";
import { ActionBar } from "./ActionBar.js";
import { Announcer } from "./Announcer.js";
import { Badge } from "./Badge.js";
import { Coach } from "./Coach.js";
import { Ending } from "./Ending.js";
import { Icon } from "./Icon.js";
import { LineBanner } from "./LineBanner.js";
import { RulesSheet } from "./RulesSheet.js";
import { Sheet } from "./Sheet.js";
import { Stage } from "./Stage.js";
import { Story } from "./Story.js";
import { useTable } from "./TableContext.js";
import { TableMenu } from "./TableMenu.js";
import { Talk } from "./Talk.js";
import { TopBar } from "./TopBar.js";
import { Waiting } from "./Waiting.js";

const ROOM_FOR_STORY = "(min-width: 1100px)";

export function Play() {
  const { table, state, words, game } = useTable();
  const parts = useGamePart(game, boardOf);
  const isRoomy = useMedia(ROOM_FOR_STORY);
  const [sheet, open] = useState("");
  const close = () => open("");
  const unread = useUnread(`talk.${table.id}`, state.talk, state.here || [], isRoomy || sheet === "talk");
  const facts = /** @type {import("../table.js").TableFacts} */ (state.table);
  const { position } = state;
  /** What is tapped on the board may be a slip; a second tap is not. @param {import("../table.js").Move} move */
  const choose = (move) => {
    const isAsked = state.asking?.move === move.move;
    if (!isAsked && shouldAsk(move, state)) table.ask(move);
    else table.choose(move);
  };
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (position?.over && board.current) board.current.scrollTop = 0;
  }, [position?.over]);
  return html`
    <div class=${`play play-${game}`} data-version=${position?.version}>
      <${TopBar} title=${facts.title}>
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
      <${LineBanner}
        line=${state.line}
        isSending=${table.connection.pending.size > 0}
        warming=${position?.over ? null : state.warming}
        crowded=${position?.over ? null : state.crowded}
      >
        <${Waiting} />
      <//>
      <main class="play-board" ref=${board} tabindex="0" aria-label=${facts.title} onKeyDown=${wander}>
        ${position?.over && html`<${Ending} />`}
        ${parts && position ? html`
          <${Stage}
            Board=${parts.Board}
            cues=${parts.cues}
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
      </main>
      ${isRoomy && html`
        <aside class="play-side">
          <${Story} />
          <${Talk} />
        </aside>
      `}
      <${Coach} />
      <${ActionBar} isLive=${Boolean(parts)} />
      <${Announcer} />
      ${sheet === "story" && html`
        <${Sheet} title=${words.say("story-title")} close=${close}>
          <${Story} />
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

/** @param {string} query */
export function useMedia(query) {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const see = () => setMatches(media.matches);
    media.addEventListener("change", see);
    return () => media.removeEventListener("change", see);
  }, [query]);
  return matches;
}
