// The story: the events the open eye has seen, the latest at the bottom.
import { html, useLayoutEffect, useRef } from "../vendor/html.js";
import { withNames } from "../feel/names.js";
import { iconOf, isAmong } from "../feel/story_looks.js";
import { findGame, useCatalogue } from "../catalogue.js";
import { pure, useStableCallback } from "../memo.js";
import { Icon } from "./Icon.js";
import { Shape } from "./Shape.js";
import { useTable, useTableFacts } from "./TableContext.js";

/** @type {import("../table.js").Line[]} */
const NONE = [];
const FOLLOW_DISTANCE = 40; // pixels from the end within which the list follows new lines

/**
 * Without lines until `parts` are loaded, on which their looks depend; `leave` is called before a line shows its place
 * on the board.
 * @param {{ parts: import("../game_parts.js").BoardParts | null, leave?: () => void }} props
 */
export function Story({ parts, leave }) {
  const { state, words, game } = useTable();
  const seatFacts = findGame(useCatalogue(), game)?.seat_facts || [];
  const lines = parts ? state.lines : NONE;
  const reading = useReadingAlong(lines);
  const told = useRef(state.lines.length); // lines from before the story was opened are not new
  if (told.current > state.lines.length) told.current = state.lines.length;
  const show = useStableCallback((/** @type {import("../table.js").Line} */ line) => {
    leave?.();
    lightUp(line, seatFacts, parts);
  });
  return html`
    <section class="story" aria-label=${words.say("story-title")}>
      <h2 class="side-head">${words.say("story-title")}</h2>
      <ol class="story-lines" ...${reading} tabindex="0" aria-label=${words.say("story-title")}>
        ${lines.map((line, number) => html`
          <${StoryLine}
            key=${number}
            line=${line}
            before=${lines[number - 1]}
            isNew=${number >= told.current}
            isOver=${Boolean(state.position?.over)}
            looks=${parts?.looks}
            show=${show}
          />
        `)}
      </ol>
    </section>
  `;
}

/**
 * Scrolls a list to its end when it grows, unless the reader has scrolled back. Returns the props for the list.
 * @param {any[]} lines
 */
function useReadingAlong(lines) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const isAlong = useRef(true);
  useLayoutEffect(() => {
    if (isAlong.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  /** @param {{ currentTarget: HTMLElement }} event */
  const onScroll = ({ currentTarget: shown }) =>
    void (isAlong.current = shown.scrollHeight - shown.scrollTop - shown.clientHeight < FOLLOW_DISTANCE);
  return { ref: list, onScroll };
}

/**
 * One line; results of a move are indented, with an icon. A click shows its place on the board or, when the match is
 * over, opens the replay there.
 * @typedef {{ line: import("../table.js").Line, isNew: boolean, isOver: boolean, before?: import("../table.js").Line,
 *   looks?: import("../table_types.js").StoryLooks, show: (line: import("../table.js").Line) => void }} LineProps
 */
const StoryLine = pure((/** @type {LineProps} */ { line, before, isNew, isOver, looks, show }) => {
  const { table, facts } = /** @type {import("./TableContext.js").TableFacts} */ (useTableFacts());
  const event = line.event || "";
  const isResult = follows(line, before, looks);
  const isTurn = !isResult && line.by !== undefined && line.by !== null && before?.by !== line.by;
  const look = isAmong("heads", event, looks) ? "is-head" : isAmong("peaks", event, looks) ? "is-peak" : "";
  const said = html`<${Sentence} words=${line.words} facts=${line.facts} seats=${facts?.seats || []} />`;
  const place = [look, isResult && !look && "is-result", isTurn && "is-turn", isNew && "is-new"]
    .filter(Boolean)
    .join(" ");
  const inside = html`
    ${isResult && !look && html`<${Icon} name=${iconOf(event, looks)} />`} <span>${said}</span>
  `;
  const isLink = isOver && line.ply !== undefined && line.ply !== null;
  return html`
    <li class=${`story-line ${place}`}>
      ${look === "is-head" ? html`
        <h3>${said}</h3>
      ` : isLink ? html`
        <a class="story-go" href=${`/t/${table.id}/replay#at=${line.ply}`}>
          ${inside}
        </a>
      ` : html`
        <button type="button" class="story-go" onClick=${() => show(line)}>
          ${inside}
        </button>
      `}
    </li>
  `;
});

/**
 * Whether a line is a result of the one before: both come from one move, unless its event says otherwise.
 * @param {Partial<import("../table.js").Line>} line
 * @param {Partial<import("../table.js").Line>} [before]
 * @param {import("../table_types.js").StoryLooks} [looks]
 */
function follows({ ply, event = "" }, before, looks) {
  if (!ply || !before || isAmong("heads", event, looks) || isAmong("starts", event, looks)) return false;
  return before.ply === ply || isAmong("results", event, looks);
}

const HIGHLIGHT_DURATION = 1600; // milliseconds something is highlighted

/**
 * Highlights what a line is about: what the game's `where` selects, or the pieces its cue names, else the players.
 * @param {Partial<import("../table.js").Line>} line
 * @param {string[]} seatFacts
 * @param {import("../game_parts.js").BoardParts | null} parts
 */
function lightUp({ event = "", facts = {} }, seatFacts, parts) {
  const board = document.querySelector(".play-board");
  const find = (/** @type {string} */ selector) => [...(board?.querySelectorAll(selector) || [])];
  const pieces = parts?.cues[event]?.(facts).pieces || [];
  const named = pieces.map((piece) => `[data-piece="${CSS.escape(piece)}"]`);
  const found = (parts?.where[event]?.(facts) || named).flatMap(find);
  const seats = seatFacts.map((fact) => facts[fact]).filter((seat) => seat !== undefined);
  const shown =
    found.length && found.length <= 3 ? found : seats.flatMap((seat) => find(`.plate[data-seat="${seat}"]`));
  shown[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  for (const each of shown) {
    each.classList.add("is-lit");
    setTimeout(() => each.classList.remove("is-lit"), HIGHLIGHT_DURATION);
  }
}

/**
 * A sentence with the names of players in their colour and shape.
 * @param {{ words: string, facts?: Record<string, any>, seats: { seat: number, words: string }[] }} props
 */
export const Sentence = ({ words, facts, seats }) =>
  withNames(words, facts, seats).map(({ text, seat }) =>
    seat === null ? (
      text
    ) : html`
      <b class=${`name seat-text-${seat}`}>
        <${Shape} seat=${seat} />
        ${text}
      </b>
    `,
  );
