// A pile of doors, the traps that were sprung in it lying beside it, and what these eyes know of the rest.
import { html } from "../../vendor/html.js";
import { findMove, Thing, Tip } from "../../board_kit.js";
import { CARDS, Door, doorName } from "./Door.js";

/**
 * @typedef {import("../../board_kit.js").BoardProps & { pile: any, picked: string | null, pick: (pile: string) =>
 *   void }}
 *   PileProps
 */

/** @param {PileProps} props */
export function Pile({ view, pile, moves, choose, words, picked, pick }) {
  const { name, cards } = pile;
  const move = findMove(moves, "draw", { pile: name });
  const isNamed = moves.some(({ verb, facts }) => verb === "look" && facts.piles.includes(name));
  const select = isNamed ? () => pick(name) : undefined;
  const isArranged = view.arranging?.pile === name;
  return html`
    <div class=${`rt-pile-place ${isArranged ? "is-arranged" : ""}`} data-place=${`pile-${name}`}>
      <${Tip}
        class="rt-pile-tip"
        title=${words.say("rt-pile", { pile: name })}
        text=${`${words.say("rt-tip-pile")} ${unseenSaid(view, words)}`}
        clauses=${["2.1", "2.2", "4.2", "5.2"]}
      >
        <${Thing}
          move=${move}
          choose=${choose}
          select=${select}
          pressed=${select && picked === name}
          class=${`rt-pile ${cards.length ? "" : "is-empty"}`}
          label=${said(pile, words)}
          style=${{ "--doors": String(cards.length) }}
          why=${why(pile, moves, view, words)}
        >
          <${Doors} pile=${pile} words=${words} />
          <span class="rt-letter" aria-hidden="true">
            ${name}
          </span>
          <span class="rt-count number" aria-hidden="true" data-count=${`pile-${name}`}>
            ${pile.counted ?? cards.length}
          </span>
        <//>
      <//>
      <${Sprung} pile=${pile} words=${words} />
      ${!isArranged && cards.some(Boolean) && html`<${Known} cards=${cards} words=${words} />`}
    </div>
  `;
}

/** What nobody has shown these eyes yet. @param {any} view @param {import("../../words.js").Words} words */
const unseenSaid = (view, words) =>
  words.say("rt-unseen", {
    cards: CARDS.map((card) => `${words.say(`label-card-${card}`)} × ${view.unseen[card] || 0}`).join(", "),
  });

/** @param {any} pile @param {import("../../words.js").Words} words */
const said = ({ name, cards, traps_shown }, words) =>
  [
    words.say("rt-pile", { pile: name }),
    words.say("rt-doors", { count: cards.length }),
    traps_shown > 0 && words.say("rt-traps", { count: traps_shown }),
  ]
    .filter(Boolean)
    .join(", ");

/**
 * @param {any} pile
 * @param {import("../../board_kit.js").BoardProps["moves"]} moves
 * @param {any} view
 * @param {import("../../words.js").Words} words
 */
function why({ name, cards }, moves, view, words) {
  if (!moves.length) return undefined;
  return view.question === "which_pile" && !cards.length
    ? words.say("why-pile-empty", { pile: name })
    : words.say("why-not-asked");
}

/**
 * The stack: the bottom door first, each a little higher than the one below.
 * @param {{ pile: any, words: any }} props
 */
function Doors({ pile, words }) {
  const below = [...pile.cards].reverse();
  return html`
    <span class="rt-stack">
      ${below.map((_, place) => html`
        <span key=${place} class="rt-layer" style=${{ "--layer": String(place) }}>
          <${Door} card=${null} words=${words} data-piece=${`pile-${pile.name}-${place}`} data-leave="fade" />
        </span>
      `)}
    </span>
  `;
}

/** @param {{ pile: any, words: any }} props */
function Sprung({ pile, words }) {
  if (!pile.traps_shown) return null;
  return html`
    <span class="rt-sprung">
      ${Array.from({ length: pile.traps_shown }, (_, place) => html`
        <${Door}
          key=${place}
          card="trap"
          words=${words}
          data-piece=${`trap-${pile.name}-${place}`}
          data-enter="turn"
          data-from=${`[data-place="pile-${pile.name}"] .rt-stack`}
        />
      `)}
    </span>
  `;
}

/**
 * The doors from the top down, as far as these eyes know them.
 * @param {{ cards: (string | null)[], words: any }} props
 */
function Known({ cards, words }) {
  const all = cards.map((card) => doorName(card, words)).join(", ");
  return html`
    <span class="rt-known" role="img" aria-label=${words.say("rt-known", { cards: all })}>
      ${cards.map((card, place) => html`
        <span key=${place} class="rt-known-door">
          <${Door} card=${card} words=${words} aria-hidden="true" />
        </span>
      `)}
    </span>
  `;
}
