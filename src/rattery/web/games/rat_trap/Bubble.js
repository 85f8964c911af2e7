// A promise, over the place of whoever gave it: it hangs there longer than other talk, and says to whom it was given.
import { html, useEffect, useState } from "../../vendor/html.js";
import { Shape } from "../../components/Shape.js";
import { Speech } from "../../components/Speech.js";
import { useTable } from "../../components/TableContext.js";

const HEARD = 20; // seconds it hangs in the air

/** @param {{ seat: number }} props */
export function Bubble({ seat }) {
  const { state } = useTable();
  const said = state.talk.filter((saying) => saying.seat === seat).pop();
  const isHeard = useWhile(said?.promise ? said.at + HEARD + state.skew : 0);
  if (!said || !isHeard) return null;
  return html`
    <${Speech} class="rt-bubble">
      ${said.to !== null && html`
        <span class="rt-to">
          → <${Shape} seat=${said.to} />
        </span>
      `}
      ${said.text}
    <//>
  `;
}

/** Whether it is earlier than that; draws again when it no longer is. @param {number} until in seconds */
function useWhile(until) {
  const [, tick] = useState(0);
  const left = until * 1000 - Date.now();
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => tick(until), left);
    return () => clearTimeout(timer);
  }, [until]);
  return left > 0;
}
