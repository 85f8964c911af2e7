// The eight score tracks on their signboard: what each box is worth, who is in it, and what building costs.
import { html } from "../../vendor/html.js";
import { Shape } from "../../components/Shape.js";
import { Tip } from "../../board_kit.js";
import { Drawing } from "./drawings.js";
import { Goods } from "./Goods.js";
import { Memo } from "../../memo.js";

const PARTS = ["cockpit", "cargo", "booster"];

/** What marks each track. @type {Record<string, string[]>} */
const CLAUSES = {
  cockpit: ["10.1", "10.2"],
  cargo: ["10.1", "10.2"],
  booster: ["10.1", "10.2"],
  rocket: ["10.3"],
  provisions: ["10.4"],
  lights: ["6.3"],
  food: ["7.6"],
  rattronauts: ["8.1"],
};

/** @param {import("../../board_kit.js").BoardProps} props */
export function Tracks(props) {
  const { view, eye, moves, choose, words } = props;
  return html`
    <section class="fr-tracks" aria-label=${words.say("fr-tracks")}>
      <h2>${words.say("fr-tracks")}</h2>
      <ul class="fr-track-list">
        ${view.tracks.map((/** @type {any} */ track) => html`
          <${Memo}
            part=${Track}
            key=${track.name}
            track=${track}
            costs=${costsOf(track.name, view, eye)}
            offers=${trackMoves(track.name, moves)}
            choose=${choose}
            words=${words}
          />
        `)}
      </ul>
      <p class="fr-bolts">
        <${Drawing} name="bolt" /> ${words.say("fr-bolts-left", { count: view.bolts })}
      </p>
    </section>
  `;
}

/**
 * @typedef {import("../../table.js").Move} Move
 * @param {{ track: any, costs: Record<string, number> | null, offers: Move[], choose: (move: Move) => void,
 *   words: any }} props
 */
function Track({ track, costs, offers, choose, words }) {
  const name = words.capital(words.say(`label-${track.name}`));
  return html`
    <li class=${`fr-track ${offers.length ? "is-open" : ""}`} data-group=${track.name}>
      <${Tip}
        title=${name}
        text=${words.say(`fr-tip-track-${track.name}`)}
        clauses=${[...CLAUSES[track.name], "11.2"]}
        class="fr-track-name"
      >
        <span>${name}</span>
        ${costs && html`<${Price} costs=${costs} words=${words} />`}
      <//>
      <ol class="fr-boxes">
        ${track.points.map((/** @type {number} */ points, /** @type {number} */ place) => html`
          <li key=${place} class=${`fr-box ${track.boxes[place] === "blocked" ? "is-blocked" : ""}`}>
            <span class="number">${points}</span>
            ${holders(track, place, words)}
          </li>
        `)}
      </ol>
      ${offers.length > 0 && html`
        <div class="fr-track-ways">
          ${offers.map((move) => html`
            <button
              key=${move.move}
              type="button"
              class="button button-small thing is-offered"
              data-thing=${move.move}
              onClick=${() => choose(move)}
            >
              ${move.words}
            </button>
          `)}
        </div>
      `}
    </li>
  `;
}

/**
 * What a part or a donation costs whoever looks; null where there is nothing to pay.
 * @param {string} track
 * @param {any} view
 * @param {number | null} eye
 * @returns {Record<string, number> | null}
 */
function costsOf(track, view, eye) {
  if (track !== "provisions") return view.costs[track] ?? null;
  return eye === null ? view.costs.donation : { cheese: view.players[eye].donation };
}

/** @param {{ costs: Record<string, number>, words: any }} props */
const Price = ({ costs, words }) => html`
  <span class="fr-track-price">
    ${Object.entries(costs).map(([name, count]) => html`
      <${Goods} key=${name} name=${name} words=${words} count=${count} />
    `)}
  </span>
`;

/** @param {string} track @param {import("../../table.js").Move[]} moves */
const trackMoves = (track, moves) =>
  moves.filter(
    (move) =>
      (PARTS.includes(track) && ["build", "tinker"].includes(move.verb) && move.facts.part === track) ||
      (move.verb === "donate" && track === "provisions") ||
      (move.verb === "favour" && move.facts.best_track === track),
  );

/** Who is in the last box, which holds any number. @param {any} track @returns {number[]} */
const inLastBox = (track) =>
  track.last_box.flatMap((/** @type {number} */ count, /** @type {number} */ seat) => (count ? [seat] : []));

/**
 * Who is in a box: cubes with their players' shapes, the spare marker, or a cover.
 * @param {any} track
 * @param {number} place
 * @param {any} words
 */
function holders(track, place, words) {
  const seats =
    place < track.boxes.length
      ? [track.boxes[place]].filter((holder) => typeof holder === "number")
      : inLastBox(track);
  const isSpare = track.spare === place + 1 || track.boxes[place] === "spare";
  if (track.boxes[place] === "blocked")
    return html`
      <span class="fr-cover" role="img" aria-label=${words.say("fr-blocked")}>
        ×
      </span>
    `;
  return html`
    ${seats.map((/** @type {number} */ seat, /** @type {number} */ index) => html`
      <span key=${index} class="fr-cube" data-piece=${`cube-${track.name}-${place}-${index}`} data-enter="drop">
        <${Shape} seat=${seat} />
        ${place === track.boxes.length && track.last_box[seat] > 1 && html`<span>×${track.last_box[seat]}</span>`}
      </span>
    `)}
    ${isSpare && html`
      <span
        class="fr-cube is-spare"
        role="img"
        aria-label=${words.say("fr-spare")}
        data-piece=${`spare-${track.name}`}
        data-enter="drop"
      >
        □
      </span>
    `}
  `;
}
