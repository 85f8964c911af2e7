// The story: what happened, as these eyes saw it, the latest at the bottom.
import { html, useEffect, useRef } from "../vendor/html.js";
import { Shape } from "./Shape.js";
import { useTable } from "./TableContext.js";

export function Story() {
  const { state, words } = useTable();
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [state.lines.length]);
  return html`<section class="story" aria-label=${words.say("story-title")}>
    <h2 class="side-head">${words.say("story-title")}</h2>
    <ol class="story-lines" ref=${list} tabindex="0" aria-label=${words.say("story-title")}>
      ${state.lines.map((line, number) => html`<${StoryLine} key=${number} line=${line} isNew=${number >= state.lines.length - 1} />`)}
    </ol>
  </section>`;
}

/** @param {{ line: { event?: string, facts?: Record<string, any>, words: string }, isNew?: boolean }} props */
export function StoryLine({ line, isNew = false }) {
  const isHead = /round_began|round_ended|won$/.test(line.event || "");
  const seat = typeof line.facts?.seat === "number" ? line.facts.seat : null;
  return html`<li class=${`story-line ${isHead ? "is-head" : ""} ${isNew ? "is-new" : ""}`}>${!isHead && seat !== null ? html`<${Shape} seat=${seat} />` : html`<span class="shape"></span>`}<span>${line.words}</span></li>`;
}
