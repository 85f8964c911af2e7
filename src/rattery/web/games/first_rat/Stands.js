// The stands and the library: who keeps them, what they ask, and what is still there to take.
import { html } from "../../vendor/html.js";
import { Keeper, Room } from "./art.js";
import { findMove, Tip, useBoxNumbers } from "../../board_kit.js";
import { Drawing } from "./drawings.js";
import { Goods } from "./Goods.js";
import { Memo } from "../../memo.js";

/**
 * @typedef {{ item: string, icon: string, label: string, title?: string, help: string, count: number, colour?: string,
 *   clauses: string[] }} Item
 */

/** @typedef {import("../../board_kit.js").BoardProps & { only: string[] }} StandsProps `only` those, in this order */

/** @param {StandsProps} props */
export const Stands = ({ view, eye, moves, choose, words, only }) => html`
  <${Memo}
    part=${AllStands}
    only=${only}
    eye=${eye}
    view=${{
      stands: view.stands,
      library: view.library,
      cap_points: view.cap_points,
      comics: view.comics,
    }}
    moves=${moves.filter((move) => ["buy", "steal", "comic"].includes(move.verb))}
    choose=${choose}
    words=${words}
  />
`;

/** @param {StandsProps} props */
function AllStands(props) {
  const { words, only } = props;
  return html`
    <section class="fr-stands" aria-label=${only.map((name) => standName(name, words)).join(", ")}>
      ${only.map((name) =>
        name === LIBRARY ? html`
          <${Library} key=${name} ...${props} />
        ` : html`
          <${Named} key=${name} ...${props} name=${name} />
        `,
      )}
    </section>
  `;
}

const LIBRARY = "library";

/** @param {string} name @param {import("../../words.js").Words} words */
const standName = (name, words) =>
  words.capital(words.say(name === LIBRARY ? "room-library" : `stand-${name}`));

/** @param {import("../../board_kit.js").BoardProps & { name: string }} props */
function Named(props) {
  const { view, words, name } = props;
  const stand = view.stands.find((/** @type {any} */ each) => each.name === name);
  const numbers = useBoxNumbers();
  return html`<${Stand} ...${props} stand=${stand} items=${ITEMS[name](stand, view, words, numbers)} />`;
}

/** @typedef {Record<string, number>} Numbers of the table's box */
/** @type {Record<string, (stand: any, view: any, words: any, numbers: Numbers) => Item[]>} */
const ITEMS = {
  harry: ({ backpacks: left }, _, words) => backpacks(left, words),
  zippy: ({ drinks: left }, _, words, numbers) => drinks(left, numbers, words),
  crow: ({ caps: left }, view, words) => caps(left, view.cap_points, words),
};

/** @param {import("../../board_kit.js").BoardProps} props */
const Library = (props) => html`
  <div class="fr-stand" data-stand="library">
    <p class="fr-stand-head">
      <${Room} name="library" />
      <strong>${standName(LIBRARY, props.words)}</strong>
    </p>
    <${Items} ...${props} items=${comics(props.view.library, props.view.comics, props.words)} />
  </div>
`;

/** What a stand asks of a seat; of a spectator, what is printed. @param {any} stand @param {number | null} seat */
export const priceFor = (stand, seat) =>
  seat === null ? stand.price : (stand.prices[seat] ?? stand.price);

/** @param {import("../../board_kit.js").BoardProps & { stand: any, items: Item[] }} props */
function Stand(props) {
  const { stand, words, items } = props;
  const price = priceFor(stand, props.eye);
  const text = words.say("fr-tip-stand", { space: stand.space, price });
  return html`
    <div class="fr-stand" data-stand=${stand.name}>
      <${Tip}
        title=${words.say(`stand-${stand.name}`)}
        text=${text}
        clauses=${["9.1", "9.2", "9.3"]}
        class="fr-stand-head"
      >
        <${Keeper} name=${stand.name} />
        <strong>${words.say(`stand-${stand.name}`)}</strong>
        <span class="fr-ask">
          <${Goods} name="cheese" words=${words} count=${price} />
          ${price !== stand.price && html`<s class="quiet">${stand.price}</s>`}
        </span>
      <//>
      <${Items} ...${props} items=${items} />
    </div>
  `;
}

/** @param {import("../../board_kit.js").BoardProps & { items: Item[] }} props */
function Items({ items, moves, choose, words }) {
  if (!items.length) return html`<p class="quiet fr-sold-out">${words.say("fr-sold-out")}</p>`;
  return html`
    <ul class="fr-items">
      ${items.map((item) => html`
        <li key=${item.item}>
          <${ItemPiece} item=${item} isShort=${item.icon !== "comic" && item.icon !== "cap"} />
          ${ways(item, moves).map((move) => html`
            <button
              key=${move.move}
              type="button"
              class="button button-small thing is-offered"
              data-thing=${move.move}
              onClick=${() => choose(move)}
            >
              ${words.say(`fr-${move.verb}`)}
              <span class="said"> ${item.label}</span>
            </button>
          `)}
        </li>
      `)}
    </ul>
  `;
}

/** @param {Item} item @param {import("../../table.js").Move[]} moves */
const ways = (item, moves) =>
  [
    findMove(moves, "buy", { item: item.item }),
    findMove(moves, "steal", { item: item.item }),
    findMove(moves, "comic", { comic: item.item }),
  ].flatMap((move) => (move ? [move] : []));

/** A thing from a stand, with a tip. @param {{ item: Item, isShort?: boolean, owner?: number }} props */
export function ItemPiece({ item, isShort = false, owner }) {
  const piece = owner === undefined ? `item-${item.item}` : `item-${item.item}-${owner}`;
  return html`
    <${Tip}
      title=${item.title || item.label}
      text=${item.help}
      clauses=${item.clauses}
      class=${`fr-item ${item.colour ? `item-${item.colour}` : ""}`}
    >
      <span data-piece=${piece} data-enter="pop">
        <${Drawing} name=${item.icon} title=${item.label} />
      </span>
      ${item.colour && html`<span class=${`fr-mark mark-${item.colour}`}></span>`}
      ${!isShort && html`
        <span class="fr-item-name" aria-hidden="true">
          ${item.label}
        </span>
      `}
      ${item.count > 1 && html`<b class="number">×${item.count}</b>`}
    <//>
  `;
}

/** @param {Record<string, number>} found @param {any} words @returns {Item[]} */
export const backpacks = (found, words) =>
  Object.entries(found).map(([colour, count]) => ({
    item: `${colour}_backpack`,
    icon: "backpack",
    colour,
    label: words.say("fr-backpack", { colour: words.say(`colour-${colour}`) }),
    help: words.say("backpack-help"),
    count,
    clauses: ["12.2"],
  }));

/** @param {number} count @param {Numbers} numbers @param {any} words @returns {Item[]} */
export const drinks = (count, numbers, words) =>
  count
    ? [
        {
          item: "drink",
          icon: "drink",
          label: words.say("fr-drink"),
          help: words.say("drink-help", numbers),
          count,
          clauses: ["12.1"],
        },
      ]
    : [];

/** @param {string[]} found @param {Record<string, number>} points @param {any} words @returns {Item[]} */
export const caps = (found, points, words) =>
  found.map((cap) => ({
    item: `${cap}_cap`,
    icon: "cap",
    label: words.capital(words.say(`label-${cap}`)),
    title: words.say("fr-cap", { name: words.say(`label-${cap}`) }),
    help: words.say(`cap-${cap}-help`, { points: points[cap] }),
    count: 1,
    clauses: ["12.4"],
  }));

/** What the rules say about each comic. @type {Record<string, string>} */
const COMIC_CLAUSES = { tinkerer: "13.2", plumber: "13.3", charmer: "13.4" };
const SUPER_RATS = ["sprinter", "pack_leader", "night_eye", "pickpocket"];
/** @param {string} comic */
const comicClauses = (comic) => [
  COMIC_CLAUSES[comic] || (SUPER_RATS.includes(comic) ? "13.6" : "13.5"),
  "13.1",
];

/**
 * @param {string[]} found
 * @param {Record<string, number>} numbers those on the comics
 * @param {any} words
 * @returns {Item[]}
 */
export const comics = (found, numbers, words) =>
  found.map((comic) => {
    const name = comic.replaceAll("_", "-");
    return {
      item: comic,
      icon: "comic",
      label: words.say(`label-${name}`),
      help: words.say(`comic-${name}-help`, { number: numbers[comic] ?? 0 }),
      count: 1,
      clauses: comicClauses(comic),
    };
  });
