// The dial before a player: what the visible cards add up to, and what is missing to the limit.
import { html } from "../../vendor/html.js";
import { BottleCap, Sign } from "./art.js";
import { Tip } from "../../board_kit.js";

const LENGTH = Math.PI * 48; // of the half circle

/**
 * Where somebody stands: still short of the limit, exactly there, or above it.
 * @param {number} total
 * @param {number} limit
 */
const standing = (total, limit) => (total > limit ? "over" : total === limit ? "exact" : "short");

/**
 * `ahead` is where the needle would go with the move pointed at.
 * @param {{ total: number, ahead: number | null, limit: number, isOut: boolean, words: import("../../words.js").Words
 *   }} props
 */
export function Dial({ total, ahead, limit, isOut, words }) {
  const state = isOut ? "out" : standing(total, limit);
  const said = {
    short: words.say("rj-missing", { missing: limit - total }),
    exact: words.say("rj-exact"),
    over: words.say("rj-over", { over: total - limit }),
    out: words.say("rj-out"),
  }[state];
  return html`
    <${Tip}
      title=${words.say("rj-dial", { total, limit })}
      text=${words.say("rj-dial-help", { limit })}
      clauses=${["4.1", "5.1"]}
      class="rj-dial-tip"
    >
      <span
        class=${`rj-dial is-${state}`}
        role="img"
        aria-label=${`${words.say("rj-dial", { total, limit })}: ${said}`}
      >
        <svg viewBox="0 0 120 66" aria-hidden="true">
          <path class="rj-track" d="M12 60 a48 48 0 0 1 96 0" />
          ${total > 0 && html`
            <path
              class="rj-fill"
              d="M12 60 a48 48 0 0 1 96 0"
              stroke-dasharray=${`${(LENGTH * Math.min(total, limit)) / limit} 200`}
            />
          `}
          ${ahead !== null && html`
            <path
              class=${`rj-ahead is-${standing(ahead, limit)}`}
              d="M12 60 a48 48 0 0 1 96 0"
              stroke-dasharray=${`${(LENGTH * Math.min(ahead, limit)) / limit} 200`}
            />
          `}
          <path class="rj-ticks" d="M12 60 a48 48 0 0 1 96 0" stroke-dasharray=${`1.500 ${LENGTH / 5 - 1.5}`} />
        </svg>
        <span class="rj-total" data-count>
          ${total}
        </span>
        ${ahead !== null && html`
          <span class=${`rj-total-ahead is-${standing(ahead, limit)}`}>
            → ${ahead}
            ${ahead === limit ? "!" : ""}
          </span>
        `}
        <span class="rj-of" aria-hidden="true">
          / ${limit}
        </span>
        <span class="rj-standing">
          ${(state === "over" || state === "out") && html`<${Sign} name="danger" />`}
          <span>${said}</span>
        </span>
      </span>
    <//>
  `;
}

/**
 * Points won: a bottle cap each, and an empty ring for those still to win.
 * @param {{ points: number, most: number, words: import("../../words.js").Words }} props
 */
export function Points({ points, most, words }) {
  const label = words.say("rj-points-of", { points, most });
  return html`
    <span class="rj-points" role="img" aria-label=${label} title=${label}>
      ${Array.from({ length: most }, (_, place) => html`
        <span key=${place} class=${`rj-point ${place < points ? "is-won" : ""}`}>
          ${place < points && html`
            <${BottleCap} colour="#f2b33d">
              <path
                d="M50 24 l7.500 16 17.500 2 -13 12 3.500 17.500 -15.500 -9 -15.500 9 3.500 -17.500 -13 -12 17.500 -2z"
                fill="#2a2320"
              />
            <//>
          `}
        </span>
      `)}
    </span>
  `;
}
