// The card beside a space that was tapped: what going there brings and costs; the movement is made only when it is
// confirmed.
import { html, useLayoutEffect, useRef } from "../../vendor/html.js";
import { spot } from "./plan.js";
import { byMove } from "./reach.js";
import { OutlookInFull } from "./OutlookInFull.js";

/**
 * @typedef {(way: import("./reach.js").Way) => import("./Outlook.js").Company} CompanyOf
 *
 * @param {{ plan: import("./plan.js").Plan, place: number, ways: import("./reach.js").Way[], companyOf: CompanyOf,
 *   choose: (move: any) => void, close?: () => void, words: any }} props
 */
export function Preview({ plan, place, ways, companyOf, choose, close, words }) {
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    card.current?.querySelector("button")?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: "nearest" });
  }, [place, ways[0].play.move]);
  const { x, y } = spot(plan, place);
  const side = y > plan.height / 2 ? "is-above" : "is-below";
  return html`
    <section
      ref=${card}
      class=${`fr-preview ${side}`}
      data-over
      style=${{ "--x": `${(100 * x) / plan.width}%`, top: `${(100 * y) / plan.height}%` }}
      aria-label=${words.say("fr-preview")}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close?.()}
    >
      ${byMove(ways).map((same) => html`
        <${Choice} key=${same[0].play.move} ways=${same} companyOf=${companyOf} choose=${choose} words=${words} />
      `)}
      ${close && html`
        <button type="button" class="button button-small fr-not" onClick=${close}>
          ${words.say("fr-not-there")}
        </button>
      `}
    </section>
  `;
}

/**
 * One move, by every way it may take.
 * @param {{ ways: import("./reach.js").Way[], companyOf: CompanyOf, choose: (move: any) => void, words: any }} props
 */
function Choice({ ways, companyOf, choose, words }) {
  const { play } = ways[0];
  return html`
    <div class="fr-choice">
      ${ways.map((way) => html`
        <${OutlookInFull} key=${way.pipes.join()} way=${way} company=${companyOf(way)} words=${words} />
      `)}
      <button
        type="button"
        class="button button-main"
        data-thing=${play.move}
        data-part="confirm"
        onClick=${() => choose(play)}
      >
        ${play.words}
      </button>
    </div>
  `;
}
