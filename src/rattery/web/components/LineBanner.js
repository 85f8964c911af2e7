// A quiet banner while the server cannot be heard: what was chosen stays chosen and is sent as soon as it can.
// Otherwise, while the bots have no machine code on the server's machine yet: how far that is; or, where many tables
// wait for their bots, that these think more briefly.
import { html, useEffect, useState } from "../vendor/html.js";
import { useWords } from "../words.js";

const PATIENCE = 900; // a short hiccup is nobody's business

/**
 * @param {{
 *   line: string,
 *   isSending?: boolean,
 *   warming?: import("../table.js").Warming | null,
 *   crowded?: string | null,
 *   children?: any,
 * }} props
 */
export function LineBanner({ line, isSending = false, warming = null, crowded = null, children }) {
  const words = useWords();
  const [isLate, setLate] = useState(false);
  const isAway = line === "waiting" || line === "opening";
  useEffect(() => {
    setLate(false);
    if (!isAway) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isAway]);
  return html`
    <div class="line-banner" role="status" data-line=${line}>
      ${isAway && isLate && html`<p>${words.say(isSending ? "line-away-sending" : "line-away")}</p>`}
      ${!isAway && warming && html`
        <p class="warming">
          <span>${warming.words}</span>
          <progress value=${warming.done} max="1" aria-hidden="true"></progress>
        </p>
      `}
      ${!isAway && !warming && crowded && html`<p class="crowded">${crowded}</p>`}
      ${!isAway && children}
    </div>
  `;
}
