// The score sheet, explained line by line.
import { html } from "../vendor/html.js";
import { useWords } from "../words.js";
import { seatWords } from "./Ending.js";
import { Shape } from "./Shape.js";

/** @param {{ facts: import("../table.js").TableFacts, position: import("../table.js").Position }} props */
export function ScoreSheet({ facts, position }) {
  const words = useWords();
  const { sheet, scores, winners } = position;
  const total = sheet?.total || scores;
  return html`
    <div class="scroll-x" tabindex="0" role="region" aria-label=${words.say("score-title")}>
      <table class="sheet-table score-sheet">
        <thead>
          <tr>
            <th scope="col">
              <span class="said">${words.say("score-line")}</span>
            </th>
            ${total.map((_, seat) => html`
              <th key=${seat} scope="col" class=${winners.includes(seat) ? "is-winner" : ""}>
                <${Shape} seat=${seat} /> ${sheet?.seats?.[seat] || seatWords(facts, seat, words)}
              </th>
            `)}
          </tr>
        </thead>
        <tbody>
          ${(sheet?.lines || []).map((line, place) => html`
            <${Line} key=${place} line=${line} columns=${total.length + 1} />
          `)}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${words.say("score-total")}</th>
            ${total.map((points, seat) => html`
              <td key=${seat} class=${`number ${winners.includes(seat) ? "is-winner" : ""}`}>
                <strong>${points}</strong>
              </td>
            `)}
          </tr>
        </tfoot>
      </table>
    </div>
  `;
}

/**
 * What there were points for, and below it what happened.
 * @param {{ line: import("../table.js").SheetLine, columns: number }} props
 */
function Line({ line, columns }) {
  const words = useWords();
  const notes = (line.notes || []).flat();
  return html`
    <tr>
      <th scope="row">${words.capital(line.words)}</th>
      ${line.points.map((points, seat) => html`
        <td key=${seat} class="number">
          ${points ?? ""}
        </td>
      `)}
    </tr>
    ${notes.length > 0 && html`
      <tr class="score-notes">
        <td colspan=${columns}>
          ${notes.map((sentence, place) => html`
            <p key=${place}>${sentence}</p>
          `)}
        </td>
      </tr>
    `}
  `;
}
