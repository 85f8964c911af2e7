// A card laid under a character, or the empty slot for it. The first is carried out first; the shape says who laid it.
import { html } from "../../vendor/html.js";
import { CardBack, CardPicture } from "./art.js";
import { Shape } from "../../components/Shape.js";
import { Tip } from "../../board_kit.js";
import { CARD_CLAUSES } from "./Hand.js";

export const SLOTS = [0, 1];

/** @param {{ laid: any, place: number, number: number, nameOf: (seat: number) => string, words: any }} props */
export function LaidCard({ laid, place, number, nameOf, words }) {
  if (!laid)
    return html`
      <span class="laid-slot" aria-hidden="true">
        ${number + 1}
      </span>
    `;
  const name = words.capital(laid.card ? words.thing("card", laid.card) : words.say("pp-face-down"));
  return html`
    <${Tip}
      title=${words.say("pp-laid-by", { card: name, seat: nameOf(laid.seat) })}
      text=${laid.card && words.say(`card-${laid.card}-help`)}
      clauses=${laid.card ? CARD_CLAUSES[laid.card] : ["9.3", "9.4"]}
    >
      <span
        class=${`laid-card ${laid.face_down ? "is-down" : ""} ${laid.card ? "is-known" : ""}`}
        data-card=${laid.card}
        data-piece=${`laid-${place + 1}-${number}`}
        data-enter=${laid.face_down ? "drop" : "turn"}
        data-from=${`.plate[data-seat="${laid.seat}"]`}
        data-leave="fly"
        data-to=".pile-actions"
      >
        ${laid.card ? html`<${CardPicture} card=${laid.card} />` : html`<${CardBack} />`}
        <${Shape} seat=${laid.seat} />
      </span>
    <//>
  `;
}
