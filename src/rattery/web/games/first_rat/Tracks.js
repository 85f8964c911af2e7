// The eight score tracks on their signboard: what each box is worth, who is in it, and what building costs.
import { html } from "../../vendor/html.js";
import { Drawing } from "../../art/things.js";
import { Shape } from "../../components/Shape.js";
import { Tip } from "../../board_kit.js";
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
  const { view, words } = props;
  return html`
    <section class="fr-tracks" aria-label=${words.say("fr-tracks")}>
      <h2>${words.say("fr-tracks")}</h2>
      <ul class="fr-track-list">
        ${view.tracks.map((/** @type {any} */ track) => html`
          <${Memo}
            key=${track.name}
            on=${[track, trackMoves(track.name, props.moves), view.costs, words]}
            draw=${() => html`<${Track} ...${props} track=${track} />`}
          />
        `)}
      </ul>
      <p class="fr-bolts">
        <${Drawing} name="bolt" /> ${words.say("fr-bolts-left", { count: view.bolts })}
      </p>
    </section>
  `;
}

/** @param {import("../../board_kit.js").BoardProps & { track: any }} props */
function Track({ view, eye, track, moves, choose, words }) {
  const name = words.capital(words.say(`label-${track.name}`));
  const offers = trackMoves(track.name, moves);
  return html`
    <li class=${`fr-track ${offers.length ? "is-open" : ""}`} data-track=${track.name}>
      <${Tip}
        title=${name}
        text=${words.say(`fr-tip-track-${track.name}`)}
        clauses=${[...CLAUSES[track.name], "11.2"]}
        class="fr-track-name"
      >
        <span>${name}</span>
        ${price(view, track.name, eye, words)}
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
 * What a part or a donation costs whoever looks.
 * @param {any} view
 * @param {string} track
 * @param {number | null} eye
 * @param {any} words
 */
function price(view, track, eye, words) {
  const own = eye === null ? view.costs.donation : { cheese: view.players[eye].donation };
  const costs = track === "provisions" ? own : view.costs[track];
  if (!costs) return null;
  return html`
    <span class="fr-track-price">
      ${Object.entries(costs).map(([name, count]) => html`
        <${Goods} key=${name} name=${name} words=${words} count=${/** @type {number} */ (count)} />
      `)}
    </span>
  `;
}

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
