// Announces new story lines and the present question to screen readers.
import { html, useEffect, useRef, useState } from "../vendor/html.js";
import { useTable } from "./TableContext.js";

const MAX_LINES = 8;

export function Announcer() {
  const { state } = useTable();
  const heard = useRef(state.lines.length);
  const [said, say] = useState(/** @type {string[]} */ ([]));
  const { lines, position } = state;
  useEffect(() => {
    const fresh =
      lines.length > heard.current
        ? lines
            .slice(heard.current)
            .slice(-MAX_LINES)
            .map((line) => line.words)
        : [];
    heard.current = lines.length;
    if (position?.moves.length) fresh.push(position.asks);
    if (fresh.length) say(fresh);
  }, [lines, position?.version]);
  return html`
    <div class="said" aria-live="polite" data-part="announcer">
      ${said.map((sentence) => html`
        <p>${sentence}</p>
      `)}
    </div>
  `;
}
