// The story: what happened, as these eyes saw it, the latest at the bottom.
import { html, useLayoutEffect, useRef } from "../vendor/html.js";
import { withNames } from "../feel/names.js";
import { Shape } from "./Shape.js";
import { useTable } from "./TableContext.js";

const NEAR = 40; // pixels from the end at which somebody still reads along
const HEADS = /(^|_)round_began$|^began$|^begins$/;
const PEAKS = /(^|_)won$|^shared_victory$/; // so does the event a game is named after

export function Story() {
  const { state, words } = useTable();
  const reading = useReadingAlong(state.lines);
  const told = useRef(state.lines.length); // what was there when the story was opened is not new
  if (told.current > state.lines.length) told.current = state.lines.length;
  return html`
    <section class="story" aria-label=${words.say("story-title")}>
      <h2 class="side-head">${words.say("story-title")}</h2>
      <ol class="story-lines" ...${reading} tabindex="0" aria-label=${words.say("story-title")}>
        ${state.lines.map((line, number) => html`
          <${StoryLine} key=${number} line=${line} isNew=${number >= told.current} />
        `)}
      </ol>
    </section>
  `;
}

/**
 * Whoever reads along sees the end; whoever has scrolled back stays there. What the list is given for it comes back.
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

/** @param {{ line: { event?: string, facts?: Record<string, any>, words: string }, isNew?: boolean }} props */
export function StoryLine({ line, isNew = false }) {
  const { state, game } = useTable();
  const event = line.event || "";
  const look = HEADS.test(event) ? "is-head" : PEAKS.test(event) || event === game ? "is-peak" : "";
  const said = html`<${Sentence} words=${line.words} facts=${line.facts} seats=${state.table?.seats || []} />`;
  return html`
    <li class=${`story-line ${look} ${isNew ? "is-new" : ""}`}>
      ${look === "is-head" ? html`<h3>${said}</h3>` : said}
    </li>
  `;
}

/**
 * A sentence in which the players have colour and shape.
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
