// Small notes beside the dice: how often they were thrown, how many doors are still to be opened.
import { html } from "../../vendor/html.js";
import { DieFace } from "./art.js";
import { Shape } from "../../components/Shape.js";

/** @param {import("../../board_kit.js").BoardProps} props */
export function Notes({ view, words }) {
  if (view.over) return null;
  return html`
    <div class="rt-notes">
      ${view.throws > 0 && view.partner === null && html`
        <p class="rt-note">${words.say("rt-throws", { count: view.throws })}</p>
      `}
      ${view.keys > 0 && html`
        <p class="rt-note">
          <${DieFace} face="key" /> ${words.say("rt-keys", { count: view.keys })}
        </p>
      `}
      ${view.cat_at !== null && html`
        <p class="rt-note rt-note-cat">
          <${Shape} seat=${view.cat_at} /> ${words.say("rt-cat-at")}
        </p>
      `}
    </div>
  `;
}
