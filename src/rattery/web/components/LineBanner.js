// A quiet banner while the server cannot be heard. What was chosen stays chosen and is sent as soon as it can.
import { html, useEffect, useState } from "../vendor/html.js";
import { useWords } from "../words.js";

const PATIENCE = 900; // a short hiccup is nobody's business

/** @param {{ line: string, isSending?: boolean }} props */
export function LineBanner({ line, isSending = false }) {
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
    </div>
  `;
}
