// The end: who won, why, and what next.
import { html } from "../vendor/html.js";
import { Rat } from "../art/rat.js";
import { findGame, useCatalogue } from "../catalogue.js";
import { AfterWords } from "./AfterWords.js";
import { COATS } from "./Avatar.js";
import { Fairness } from "./Fairness.js";
import { Icon } from "./Icon.js";
import { ScoreSheet } from "./ScoreSheet.js";
import { useTable } from "./TableContext.js";

export function Ending() {
  const { table, state, words, game } = useTable();
  const facts = /** @type {import("../table.js").TableFacts} */ (state.table);
  const position = /** @type {import("../table.js").Position} */ (state.position);
  const names = position.winners.map((seat) => seatWords(facts, seat, words));
  const said =
    names.length === 0
      ? words.say("ending-nobody")
      : words.say(names.length > 1 ? "ending-shared" : "ending-won", { names: listed(names, words.lang) });
  const hasChallenges = findGame(useCatalogue(), game)?.challenges;
  const mayAsk = Boolean(state.here?.length || state.isHost);
  return html`
    <section class="ending panel" aria-label=${words.say("ending-title")}>
      <header class="ending-head">
        <${Podium} facts=${facts} winners=${position.winners} />
        <h2>${said}</h2>
      </header>
      <div class="game-ways">
        ${facts.rematch && !mayAsk && html`
          <a class="button button-main" href=${`/t/${facts.rematch}`}>
            ${words.say("ending-follow")}
          </a>
        `}
        ${mayAsk && html`
          <button
            class="button button-main"
            type="button"
            data-way="rematch"
            onClick=${() => table.tell({ type: "rematch" })}
          >
            <${Icon} name="again" /> ${words.say(facts.rematch ? "ending-follow" : "ending-rematch")}
          </button>
        `}
        <a class="button" data-way="replay" href=${`/t/${table.id}/replay`}>
          <${Icon} name="eye" /> ${words.say("ending-replay")}
        </a>
        <a
          class="button"
          data-way="download"
          href=${`/api/tables/${table.id}/match`}
          download=${`${game}-${table.id}.json`}
        >
          <${Icon} name="download" /> ${words.say("ending-download")}
        </a>
        ${hasChallenges && facts.seats.length === 1 && html`
          <a class="button" href="/challenges">
            ${words.say("home-challenges")}
          </a>
        `}
      </div>
      ${state.refused && html`
        <p class="warn" role="alert">
          ${state.refused}
        </p>
      `}
      <${AfterWords} />
      <${ScoreSheet} facts=${facts} position=${position} />
      <${Fairness} />
    </section>
  `;
}

/**
 * Everybody who played; whoever won has the crown.
 * @param {{ facts: import("../table.js").TableFacts, winners: number[] }} props
 */
function Podium({ facts, winners }) {
  const count = Math.max(facts.seats.length, ...winners.map((seat) => seat + 1));
  return html`
    <div class="podium" aria-hidden="true">
      ${Array.from({ length: count }, (_, seat) => {
        const isWinner = winners.includes(seat);
        const isAutomaton = seat >= facts.seats.length;
        return html`
          <span key=${seat} class=${isWinner ? "is-winner" : ""}>
            <${Rat}
              coat=${isAutomaton ? "#8d8f98" : COATS[seat % COATS.length]}
              tail=${`var(--seat-${seat})`}
              mood=${isWinner ? "triumphant" : "calm"}
              hat=${isWinner ? (isAutomaton ? "tin" : "crown") : "none"}
            />
          </span>
        `;
      })}
    </div>
  `;
}

/**
 * What a seat is called; whoever plays without a player has a name of his own.
 * @param {{ seats: { words: string }[] }} facts
 * @param {number} seat
 * @param {import("../words.js").Words} words
 */
export const seatWords = (facts, seat, words) =>
  facts.seats[seat]?.words || words.capital(words.say("automaton"));

/** @param {string[]} names @param {string} lang */
const listed = (names, lang) => new Intl.ListFormat(lang).format(names);
