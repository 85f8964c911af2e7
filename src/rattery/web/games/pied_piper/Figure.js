// A figure in a gap: a rat with its mark, or the piper. It looks the way it goes.
import { html } from "../../vendor/html.js";
import { Mark, Marcher } from "./art.js";
import { Tip } from "../../board_kit.js";
import { waySaid } from "./names.js";
import { boxIn, distances } from "./ring.js";

const TALL = 1.32; // of a figure, for its width
const ABOVE = 560; // figures stand before the houses, so that none is hidden
const PIPER = 1.22; // the piper is taller than a rat

/**
 * @param {{ spot: import("./ring.js").FigureSpot, frame: import("./ring.js").Frame, levels: number, houses: any[],
 *   isLooked: boolean, look: (figure: string) => void, nameOf: (seat: number) => string, words: any }} props
 */
export function Figure({ spot, frame, levels, houses, isLooked, look, nameOf, words }) {
  const { figure } = spot;
  const seen = () => look(figure);
  const gone = (/** @type {any} */ event) => event.pointerType !== "touch" && look("");
  return html`
    <div
      class=${`pp-figure ${isLooked ? "is-looked" : ""} ${spot.looksLeft ? "looks-left" : ""}`}
      style=${standsAt(spot, frame)}
      data-piece=${`figure-${figure}`}
      data-figure=${figure}
      onPointerEnter=${seen}
      onPointerLeave=${gone}
      onFocusIn=${seen}
      onFocusOut=${gone}
    >
      <${Tip}
        title=${words.capital(words.say(`figure-${figure}`))}
        text=${waySaid(words, nameOf, distances(houses, figure), levels)}
        clauses=${figure === "piper" ? ["5.2", "4.7"] : ["5.1", "1.13"]}
        class="figure-tip"
      >
        <span class="figure-body">
          <${Marcher} figure=${figure} />
        </span>
        <${Mark} figure=${figure} />
      <//>
    </div>
  `;
}

/** @param {import("./ring.js").FigureSpot} spot @param {import("./ring.js").Frame} frame */
function standsAt({ figure, x, y, near }, frame) {
  const width = frame.figure * (0.9 + 0.14 * near) * (figure === "piper" ? PIPER : 1);
  return {
    ...boxIn(frame, { left: x - width / 2, top: y + frame.path * 0.3 - width * TALL, width }),
    zIndex: Math.round(y) + ABOVE,
  };
}
