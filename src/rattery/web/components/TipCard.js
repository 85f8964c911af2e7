// The card of the tip that is shown, placed beside what it explains.
import { html, useLayoutEffect, useRef, useState } from "../vendor/html.js";
import { placeAtEdge, placeBeside } from "../feel/placing.js";
import { hideTip, hideTipSoon, holdTip, TIP_ID, tips } from "../feel/tips.js";
import { useStore } from "../store.js";
import { useWords } from "../words.js";
import { lazy } from "../lazy.js";
import { NARROW } from "../media.js";

const RulesSheet = lazy(async () => (await import("./RulesSheet.js")).RulesSheet);

export function TipCard() {
  const { shown } = useStore(tips);
  const words = useWords();
  const [rule, openRule] = useState(/** @type {{ game: string, clause: string } | null} */ (null));
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const open = (/** @type {string} */ clause) => (openRule({ game: shown?.said.game || "", clause }), hideTip());
  useTipKeys(shown, open);
  useLayoutEffect(() => {
    if (!shown || !card.current) return;
    if (!card.current.matches(":popover-open")) card.current.showPopover?.();
    (matchMedia(NARROW).matches ? placeAtEdge : placeBeside)(card.current, shown.anchor.getBoundingClientRect());
  }, [shown]);
  return html`
    ${shown && html`
      <div
        ref=${card}
        id=${TIP_ID}
        class="tip-card"
        role="tooltip"
        popover="manual"
        onPointerEnter=${holdTip}
        onPointerLeave=${hideTipSoon}
      >
        ${shown.said.title && html`<strong class="tip-title">${shown.said.title}</strong>`}
        ${shown.said.text && html`<div class="tip-text">${shown.said.text}</div>`}
        ${shown.said.clauses.length > 0 && html`
          <p class="tip-rules">
            ${shown.said.clauses.map((clause) => html`
              <button key=${clause} type="button" class="tip-rule" tabindex="-1" onClick=${() => open(clause)}>
                ${words.say("tip-rule", { clause })}
              </button>
            `)}
            ${shown.by === "keys" && html`<kbd aria-hidden="true">?</kbd>`}
          </p>
        `}
      </div>
    `}
    ${rule && html`<${RulesSheet} game=${rule.game} at=${rule.clause} close=${() => openRule(null)} />`}
  `;
}

/**
 * Escape, input elsewhere, scrolling and resizing close the tip; a question mark opens the first of its clauses.
 * @param {import("../feel/tips.js").ShownTip | null} shown
 * @param {(clause: string) => void} open
 */
function useTipKeys(shown, open) {
  useLayoutEffect(() => {
    if (!shown) return;
    const keys = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape") hideTip();
      if (event.key === "?" && shown.said.clauses.length) open(shown.said.clauses[0]);
    };
    const away = (/** @type {Event} */ event) =>
      event.target instanceof Element &&
      (event.target.closest(`#${TIP_ID}`) || shown.anchor.contains(event.target))
        ? undefined
        : hideTip();
    addEventListener("keydown", keys);
    addEventListener("pointerdown", away);
    addEventListener("scroll", away, true);
    addEventListener("resize", hideTip);
    return () => {
      removeEventListener("keydown", keys);
      removeEventListener("pointerdown", away);
      removeEventListener("scroll", away, true);
      removeEventListener("resize", hideTip);
    };
  }, [shown]);
}
