// The score sheet, with explanations for each line.
import { html, useState } from "../vendor/html.js";
import { useWords } from "../words.js";
import { seatWords } from "./Ending.js";
import { Shape } from "./Shape.js";

/**
 * `counted`: the number of lines shown so far.
 * @param {{ facts: import("../table.js").TableFacts, end: import("./Ending.js").End, counted?: number }} props
 */
export function ScoreSheet({ facts, end, counted = Infinity }) {
  const words = useWords();
  const { sheet, scores, winners } = end;
  const lines = (sheet?.lines || []).slice(0, counted);
  const isCounted = counted >= (sheet?.lines.length || 0);
  const total = isCounted ? sheet?.total || scores : summed(lines, scores.length);
  const ties = isCounted ? lines.filter((line) => line.breaks_tie) : [];
  return html`
    <div class="scroll-x" tabindex="0" role="region" aria-label=${words.say("score-title")}>
      <table class="sheet-table score-sheet">
        <thead>
          <tr>
            <th scope="col">
              <span class="said">${words.say("score-line")}</span>
            </th>
            ${total.map((_, seat) => html`
              <th key=${seat} scope="col" class=${isCounted && winners.includes(seat) ? "is-winner" : ""}>
                <${Shape} seat=${seat} /> ${words.capital(sheet?.seats?.[seat] || seatWords(facts, seat, words))}
              </th>
            `)}
          </tr>
        </thead>
        <tbody class="score-sum">
          <tr>
            <th scope="row">${words.say("score-total")}</th>
            ${total.map((points, seat) => html`
              <td key=${seat} class=${`number ${isCounted && winners.includes(seat) ? "is-winner" : ""}`}>
                <strong>${points}</strong>
              </td>
            `)}
          </tr>
          ${ties.map((line, place) => html`
            <tr key=${place} class="score-tie">
              <th scope="row">${words.capital(line.words)}</th>
              ${line.points.map((count, seat) => html`
                <td key=${seat} class="number">
                  ${isLevel(total, seat) ? count : ""}
                </td>
              `)}
            </tr>
          `)}
        </tbody>
        <tbody>
          ${lines
            .filter((line) => !line.breaks_tie)
            .map((line, place) => html`
              <${Line}
                key=${place}
                line=${line}
                columns=${total.length + 1}
                isNow=${!isCounted && place === lines.length - 1}
              />
            `)}
        </tbody>
      </table>
      ${ties.length > 0 && html`
        <p class="score-why">${words.say(winners.length > 1 ? "score-tie-shared" : "score-tie-broken")}</p>
      `}
    </div>
  `;
}

/** The sums of these lines. @param {import("../table_types.js").SheetLine[]} lines @param {number} seats */
const summed = (lines, seats) =>
  Array.from({ length: seats }, (_, seat) =>
    lines.filter((line) => !line.breaks_tie).reduce((sum, line) => sum + (line.points[seat] || 0), 0),
  );

/** Whether no seat has more. @param {number[]} total @param {number} seat */
const isLevel = (total, seat) => total[seat] === Math.max(...total);

/**
 * One line of points, and below it its explanation: while it is being counted, and afterwards on request.
 * @param {{ line: import("../table_types.js").SheetLine, columns: number, isNow: boolean }} props
 */
function Line({ line, columns, isNow }) {
  const words = useWords();
  const [isOpen, open] = useState(false);
  const notes = (line.notes || []).flat();
  const name = words.capital(line.words);
  return html`
    <tr>
      <th scope="row">
        ${notes.length ? html`
          <button class="score-what" type="button" aria-expanded=${String(isOpen)} onClick=${() => open(!isOpen)}>
            ${name}
          </button>
        ` : (
          name
        )}
      </th>
      ${line.points.map((points, seat) => html`
        <td key=${seat} class="number">
          ${points ?? ""}
        </td>
      `)}
    </tr>
    ${notes.length > 0 && (isOpen || isNow) && html`
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
