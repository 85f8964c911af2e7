// The row of characters with the cards laid under them; a place to lay at while a card of the hand is picked.
import { html, useEffect, useRef } from "../../vendor/html.js";
import { Marcher, Mark } from "./art.js";
import { findMove, Thing, Tip, useOutlook } from "../../board_kit.js";
import { gistOf } from "./foreseen.js";
import { LaidCard, SLOTS } from "./LaidCard.js";
import { useSeatNames, waySaid } from "./names.js";
import { distances } from "./ring.js";

/** @param {any} props */
export function Characters(props) {
  const { view, card, words } = props;
  const nameOf = useSeatNames(words);
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (card) row.current?.scrollIntoView({ block: "nearest" }); // what one aims at stays above the hand
  }, [card]);
  return html`
    <ol class="characters" ref=${row} aria-label=${words.say("pp-characters")}>
      ${view.row.map((/** @type {any} */ character, /** @type {number} */ place) => html`
        <li key=${place}>
          ${character ? html`
            <${Character} key=${character.figure} ...${props} character=${character} place=${place} nameOf=${nameOf} />
          ` : html`
            <${Gone} place=${place} words=${words} />
          `}
        </li>
      `)}
    </ol>
  `;
}

/** @param {{ place: number, words: any }} props */
const Gone = ({ place, words }) => html`
  <${Thing}
    choose=${() => {}}
    class="character is-empty"
    why=${words.say("why-place-empty", { place: place + 1 })}
    label=${words.say("why-place-empty", { place: place + 1 })}
  >
    <span class="card-place">${place + 1}</span>
  <//>
`;

/** @param {any} props */
function Character(props) {
  const { view, eye, character, place, card, picked, moves, choose, look, looked, houses, nameOf, words } = props;
  const { figure } = character;
  const name = String(place + 1);
  const lay =
    card &&
    (findMove(moves, picked.isHidden ? "hide" : "lay", { card, place: name }) ||
      findMove(moves, "lay", { card, place: name }));
  const move = lay || findMove(moves, "first", { place: name });
  const calledOf = (/** @type {number} */ seat) => (seat === eye ? words.say("pp-you") : nameOf(seat));
  const gist = gistOf(useOutlook(move || undefined), view, calledOf, words);
  const marks = [
    view.waiting.includes(place) && "is-waiting",
    view.laid_at === place && "is-laid-at",
    looked === figure && "is-looked",
  ]
    .filter(Boolean)
    .join(" ");
  return html`
    <span
      class="character-holder"
      onPointerEnter=${() => look(figure)}
      onPointerLeave=${(/** @type {any} */ event) => event.pointerType !== "touch" && look("")}
      onFocusIn=${() => look(figure)}
      onFocusOut=${() => look("")}
    >
      <${Tip}
        title=${`${name}. ${words.capital(words.say(`figure-${figure}`))}`}
        text=${waySaid(words, nameOf, distances(houses, figure), view.levels)}
        clauses=${["2.4", "3.1", "3.4"]}
      >
        <${Thing}
          move=${move}
          choose=${choose}
          class=${`character ${marks}`}
          why=${whyNot(props)}
          label=${said(props)}
          data-piece=${`character-${name}-${figure}`}
          data-enter="turn"
          data-from=".pile-characters"
          data-leave="fly"
          data-to=".pile-characters"
          data-place=${name}
        >
          <span class="card-place">${name}</span>
          <span class="character-picture">
            <${Marcher} figure=${figure} />
            <${Mark} figure=${figure} />
          </span>
          <span class="character-name">${words.say(`label-figure-${figure}`).slice(2).trim()}</span>
          <span class="laid">
            ${SLOTS.map((number) => html`
              <${LaidCard}
                key=${number}
                laid=${character.cards[number]}
                place=${place}
                number=${number}
                nameOf=${nameOf}
                words=${words}
              />
            `)}
          </span>
          ${gist && html`<span class="pp-gist">${gist}</span>`}
        <//>
      <//>
    </span>
  `;
}

/** What lies there, for those who listen. @param {any} props */
function said({ character, place, nameOf, words }) {
  const cards = character.cards.map((/** @type {any} */ laid) =>
    words.say("pp-laid-by", {
      card: laid.card ? words.thing("card", laid.card) : words.say("pp-face-down"),
      seat: nameOf(laid.seat),
    }),
  );
  return [
    words.say("pp-character", { place: place + 1, figure: words.say(`figure-${character.figure}`) }),
    ...cards,
  ].join(", ");
}

/** Why nothing can be done here now, as far as the table shows it. @param {any} props */
function whyNot({ view, eye, place, card, moves, words }) {
  if (eye === null || view.over) return undefined;
  if (moves.length === 0) return words.say("pp-not-now");
  if (view.waiting.length > 0) return words.say("why-not-activated", { place: place + 1 });
  if (view.laid_at === place) return words.say("why-same-character", { place: place + 1 });
  return card ? undefined : words.say("pp-card-first");
}
