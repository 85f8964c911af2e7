// The summary of what happened during a long absence, turn by turn, with the present points.
import { html } from "../vendor/html.js";
import { isAmong } from "../feel/story_looks.js";
import { Standing } from "./RoundSummary.js";
import { Sentence } from "./Story.js";
import { useTable } from "./TableContext.js";

const TURNS_IN_FULL = 4; // the last ones are shown in full
const LINES_PER_TURN = 4; // of each turn

/** @typedef {import("../table.js").Line} Line */

/**
 * @param {{ points?: (view: any) => number[], looks?: import("../table_types.js").StoryLooks }} props `looks`: of
 *   the game's story
 */
export function SinceAway({ points, looks }) {
  const { table, state, words } = useTable();
  const turns = byTurn(state.away || []);
  const [old, last] = [turns.slice(0, -TURNS_IN_FULL), turns.slice(-TURNS_IN_FULL)];
  const peaks = old
    .flat()
    .filter((line) => isAmong("peaks", line.event, looks) || isAmong("recap", line.event, looks))
    .slice(-LINES_PER_TURN);
  const now = state.position && points ? points(state.position.view) : [];
  return html`
    <aside class="away panel" aria-label=${words.say("away-title")} data-no-skip>
      <header class="away-head">
        <h2>${words.say("away-title")}</h2>
        <button
          class="icon-button"
          type="button"
          data-way="back"
          aria-label=${words.say("sheet-close")}
          onClick=${() => table.dismissAway()}
        >
          ✕
        </button>
      </header>
      ${old.length > 0 && html`<p class="quiet">${words.say("away-before", { turns: old.length })}</p>`}
      <ol class="away-lines">
        ${[...peaks.map((line) => [line]), ...last].map((turn, place) => html`
          <li key=${place} class="away-turn">
            <ul>
              ${turn.slice(-LINES_PER_TURN).map((line, number) => html`
                <li key=${number}>
                  <${Sentence} words=${line.words} facts=${line.facts} seats=${state.table?.seats || []} />
                </li>
              `)}
            </ul>
          </li>
        `)}
      </ol>
      ${now.length > 0 && html`<${Standing} now=${now} />`}
      <button class="button button-main" type="button" onClick=${() => table.dismissAway()}>
        ${words.say("away-go-on")}
      </button>
    </aside>
  `;
}

/** Groups lines into turns: consecutive lines of one player or one move. @param {Line[]} lines @returns {Line[][]} */
function byTurn(lines) {
  /** @type {{ seat: number | undefined, lines: Line[] }[]} */
  const turns = [];
  for (const line of lines) {
    const { seat } = line.facts;
    const last = turns[turns.length - 1];
    if (last && (seat === undefined || seat === last.seat || last.lines[0].version === line.version))
      last.lines.push(line);
    else turns.push({ seat, lines: [line] });
  }
  return turns.map((turn) => turn.lines);
}
