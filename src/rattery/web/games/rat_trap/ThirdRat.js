// The third rat's cards: the deck, and the card turned up last, with what the third rat likes best on top.
import { html } from "../../vendor/html.js";
import { DieFace } from "./art.js";
import { Rat } from "../../art/rat.js";
import { Shape } from "../../components/Shape.js";
import { Tip } from "../../board_kit.js";

/** @param {import("../../board_kit.js").BoardProps} props */
export function ThirdRat(props) {
  const { view, words } = props;
  const { cards_left, turned, decider } = view.third_rat;
  const card = turned[turned.length - 1];
  const before = turned.slice(0, -1).map((/** @type {any} */ each) => each.number);
  const text = [
    words.say("rt-tip-third-rat"),
    before.length > 0 && words.say("rt-turned", { cards: before.join(", ") }),
  ]
    .filter(Boolean)
    .join(" ");
  return html`
    <${Tip}
      class="rt-third"
      title=${words.say("rt-third-rat", { cards: cards_left })}
      text=${text}
      clauses=${["10.3", "10.4", "10.5"]}
    >
      <span
        class=${`rt-third-deck ${cards_left ? "" : "is-empty"}`}
        data-place="third-deck"
        role="img"
        aria-label=${words.say("rt-third-rat", { cards: cards_left })}
      >
        ${Array.from({ length: Math.min(cards_left, 4) }, (_, place) => html`
          <span key=${place} class="rt-third-back" style=${{ "--layer": String(place) }}>
            ${place === Math.min(cards_left, 4) - 1 && html`<${Rat} coat="#8d8f98" hat="tin" show="face" />`}
          </span>
        `)}
        <span class="rt-count number" aria-hidden="true">
          ${cards_left}
        </span>
      </span>
      ${card && html`<${Turned} card=${card} dice=${view.partners_die !== null ? view.dice : []} words=${words} />`}
      ${decider !== null && html`
        <span class="rt-third-decider">
          <${Shape} seat=${decider} /> ${words.say("rt-third-rat-decides")}
        </span>
      `}
    <//>
  `;
}

/** @param {{ card: any, dice: string[], words: import("../../words.js").Words }} props */
function Turned({ card, dice, words }) {
  const order = card.order.map((/** @type {string} */ die) => words.say(`die-${die}`)).join(", ");
  const label = words.say("rt-third-card", { number: card.number, order });
  return html`
    <span
      class="rt-third-card"
      data-piece=${`third-card-${card.number}`}
      data-enter="turn"
      data-from='[data-place="third-deck"]'
      data-leave="fade"
    >
      <span class="said">
        ${label}; ${words.say(`rt-decides-${card.decides}`)}
      </span>
      <span class="rt-third-order" aria-hidden="true">
        ${card.order.map((/** @type {string} */ die) => html`
          <span key=${die} class=${dice.includes(die) ? "is-thrown" : ""}>
            <${DieFace} face=${die} />
          </span>
        `)}
      </span>
      <span class="rt-third-foot" aria-hidden="true">
        <span class="number">${card.number}</span>
        <span>${card.decides === "active" ? "▶" : "◀"}</span>
      </span>
    </span>
  `;
}
