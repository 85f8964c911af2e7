// What lies before a player: the counter, the hand (others see how many cards), counters won, and whether he has fled.
import { html } from "../../vendor/html.js";
import { CardPicture } from "./art.js";
import { SeatPlate } from "../../board_kit.js";
import { handCards } from "./Hand.js";

/** @param {import("../../board_kit.js").BoardProps & { seat: number }} props */
export function PlayerPlate({ view, seat, eye, words }) {
  const player = view.players[seat];
  const house = view.circle.find((/** @type {any} */ each) => each.seat === seat);
  const isInDanger = !player.out && house.counter >= view.levels - 1;
  return html`
    <${SeatPlate} seat=${seat} isTurn=${view.decider === seat} isOut=${player.out} mood=${isInDanger ? "hurt" : "calm"}>
      <dl class="figures">
        ${!player.out && html`
          <div class="plate-counter">
            <dt>${words.say("pp-counter")}</dt>
            <dd class=${`number ${isInDanger ? "warn" : ""}`}>
              ${house.counter} / ${view.levels}
            </dd>
          </div>
        `}
        ${player.captured > 0 && html`
          <div>
            <dt>${words.say("pp-won")}</dt>
            <dd class="number">${player.captured}</dd>
          </div>
        `}
        ${seat !== eye && !player.out && html`
          <div>
            <dt>${words.say("pp-hand")}</dt>
            <dd class="small-cards">
              <${OtherHand} player=${player} words=${words} />
            </dd>
          </div>
        `}
      </dl>
      <p class="tags">
        ${seat === view.active && view.to_lay > 0 && !view.over && html`
          <span class="tag">${words.say("pp-to-lay", { cards: view.to_lay })}</span>
        `}
        ${seat === view.first_player && html`<span class="tag">${words.say("pp-first-player")}</span>`}
        ${player.out && html`
          <span class="tag tag-danger">${words.say("pp-out", { outlived: player.outlived ?? 0 })}</span>
        `}
      </p>
    <//>
  `;
}

/** @param {{ player: any, words: any }} props */
function OtherHand({ player, words }) {
  if (!player.hand) return html`<span class="small-card is-back">${player.hand_size}</span>`;
  return html`
    ${handCards(player.hand).map(({ card, copy }) => html`
      <span key=${`${card} ${copy}`} class="small-card" title=${words.thing("card", card)}>
        <${CardPicture} card=${card} title=${words.thing("card", card)} />
      </span>
    `)}
  `;
}
