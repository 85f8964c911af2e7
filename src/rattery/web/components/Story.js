// The story: the events the open eye has seen, the latest at the bottom.
import { html, useLayoutEffect, useRef } from "../vendor/html.js";
import { withNames } from "../feel/names.js";
import { findGame, useCatalogue } from "../catalogue.js";
import { boardOf, useGamePart } from "../game_parts.js";
import { pure, useStableCallback } from "../memo.js";
import { Icon } from "./Icon.js";
import { Shape } from "./Shape.js";
import { useTable, useTableFacts } from "./TableContext.js";

const NEAR = 40; // pixels from the end within which the list follows new lines
const HEADS = /(^|_)round_began$|^began$|^begins$/;
const STARTS = /^threw$|began$|begins$|(^|_)round_ended$/; // never a result of the line before
const PEAKS = /(^|_)won$|^shared_victory$/; // as is the event a game is named after

/** @param {{ leave?: () => void }} props `leave`: called before a line shows its place on the board */
export function Story({ leave }) {
  const { state, words } = useTable();
  const reading = useReadingAlong(state.lines);
  const told = useRef(state.lines.length); // lines from before the story was opened are not new
  if (told.current > state.lines.length) told.current = state.lines.length;
  const makeWay = useStableCallback(() => leave?.());
  return html`
    <section class="story" aria-label=${words.say("story-title")}>
      <h2 class="side-head">${words.say("story-title")}</h2>
      <ol class="story-lines" ...${reading} tabindex="0" aria-label=${words.say("story-title")}>
        ${state.lines.map((line, number) => html`
          <${StoryLine}
            key=${number}
            line=${line}
            before=${state.lines[number - 1]}
            isNew=${number >= told.current}
            isOver=${Boolean(state.position?.over)}
            leave=${makeWay}
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
    void (isAlong.current = shown.scrollHeight - shown.scrollTop - shown.clientHeight < NEAR);
  return { ref: list, onScroll };
}

/**
 * Icons for the results of a move, by the name of the event.
 * @type {[RegExp, string][]}
 */
const SIGNS = [
  [/won$|victory|scored|consoled|placed|boarded|built|highest|last_left|counters/, "star"],
  [/fled|went_out|wounded|trap|lost|exposed|stalled|cat_/, "warn"],
  [/look|found|shown|turned_up|uncovered|role/, "eye"],
  [/drew|dealt|laid|discard|took|stole|gave|kept|hid|bought|showed/, "card"],
  [/cross|under|moved|follows|acts|entered|pipe|walked/, "step"],
];

/** @param {string} event */
const signOf = (event) => SIGNS.find(([shape]) => shape.test(event))?.[1] || "dot";

/**
 * One line; results of a move are indented, with an icon. A click shows its place on the board or, when the match is
 * over, opens the replay there.
 * @typedef {{ line: import("../table.js").Line, isNew: boolean, isOver: boolean, before?: import("../table.js").Line,
 *   leave: () => void }} LineProps
 */
const StoryLine = pure((/** @type {LineProps} */ { line, before, isNew, isOver, leave }) => {
  const { table, facts, game } = /** @type {import("./TableContext.js").TableFacts} */ (useTableFacts());
  const parts = useGamePart(game, boardOf);
  const seatFacts = findGame(useCatalogue(), game)?.seat_facts || [];
  const show = () => {
    leave();
    lightUp(line, seatFacts, parts);
  };
  const event = line.event || "";
  const isResult = follows(line, before, parts?.indents);
  const isTurn = !isResult && line.by !== undefined && line.by !== null && before?.by !== line.by;
  const look = HEADS.test(event) ? "is-head" : PEAKS.test(event) || event === game ? "is-peak" : "";
  const said = html`<${Sentence} words=${line.words} facts=${line.facts} seats=${facts?.seats || []} />`;
  const place = [look, isResult && !look && "is-result", isTurn && "is-turn", isNew && "is-new"]
    .filter(Boolean)
    .join(" ");
  const inside = html`
    ${isResult && !look && html`<${Icon} name=${signOf(event)} />`} <span>${said}</span>
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
        <button type="button" class="story-go" onClick=${show}>
          ${inside}
        </button>
      `}
    </li>
  `;
});

/**
 * Whether a line is a result of the one before: both come from one move, unless the game's `indents` say otherwise.
 * @param {Partial<import("../table.js").Line>} line
 * @param {Partial<import("../table.js").Line>} [before]
 * @param {import("../game_parts.js").BoardParts["indents"]} [indents]
 */
function follows({ ply, event = "" }, before, { never, always } = {}) {
  if (!ply || !before || STARTS.test(event) || never?.test(event)) return false;
  return before.ply === ply || Boolean(always?.test(event));
}

const LIT = 1600; // milliseconds something is highlighted

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
    setTimeout(() => each.classList.remove("is-lit"), LIT);
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
