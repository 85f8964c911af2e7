// The banner for the state of the connection; otherwise for the progress of compiling the bots on the server, or for
// bots that run at a reduced effort because the server is busy.
import { html, useEffect, useState } from "../vendor/html.js";
import { useWords } from "../words.js";

const BANNER_DELAY = 900; // milliseconds without a connection before the banner says so

/**
 * @param {{
 *   status: import("../table_types.js").TableState["connectionStatus"],
 *   isSending?: boolean,
 *   warming?: import("../table_types.js").Warming | null,
 *   crowded?: string | null,
 *   children?: any,
 * }} props
 */
export function ConnectionBanner({ status, isSending = false, warming = null, crowded = null, children }) {
  const words = useWords();
  const [isLate, setLate] = useState(false);
  const isAway = status === "waiting" || status === "opening";
  useEffect(() => {
    setLate(false);
    if (!isAway) return;
    const timer = setTimeout(() => setLate(true), BANNER_DELAY);
    return () => clearTimeout(timer);
  }, [isAway]);
  return html`
    <div class="connection-banner" role="status" data-line=${status}>
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
