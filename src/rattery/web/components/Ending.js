// The end of a match: who won and why, and what can be done next.
import { html, useEffect, useState } from "../vendor/html.js";
import { Rat } from "../art/rat.js";
import { findGame, useCatalogue } from "../catalogue.js";
import { onSkip } from "../feel/skipping.js";
import { settings } from "../store.js";
import { useWords } from "../words.js";
import { AfterWords } from "./AfterWords.js";
import { COATS } from "./Avatar.js";
import { Fairness } from "./Fairness.js";
import { Icon } from "./Icon.js";
import { ScoreSheet } from "./ScoreSheet.js";
import { Shape } from "./Shape.js";
import { useTable } from "./TableContext.js";

const LINE_DURATION = 700; // milliseconds for each line that is counted

/** @param {{ isCounting: boolean, done: () => void }} props as of `Result` */
export function Ending({ isCounting, done }) {
  const { state } = useTable();
  const facts = /** @type {import("../table.js").TableFacts} */ (state.table);
  const position = /** @type {import("../table.js").Position} */ (state.position);
  return html`
    <${Result} facts=${facts} end=${position} you=${youOf(state)} isCounting=${isCounting} done=${done}>
      <${NextSteps} facts=${facts} />
      ${state.refused && html`
        <p class="warn" role="alert">
          ${state.refused}
        </p>
      `}
      <${AfterWords} />
      <${Fairness} />
    <//>
  `;
}

/**
 * How a match ended.
 * @typedef {{ winners: number[], scores: number[], sheet: import("../table_types.js").Sheet | null }} End
 */

/**
 * The result. With `isCounting`, the score sheet is counted line by line, or places are shown from the last one up.
 * @param {{ facts: import("../table.js").TableFacts, end: End, you: number | null, isCounting: boolean,
 *   done: () => void, children?: any }} props `you`: the seat addressed as "you"; `done`: called when all
 *   is counted
 */
export function Result({ facts, end, you, isCounting, done, children }) {
  const { words } = useTable();
  const { winners, sheet } = end;
  const said = formatResult(facts, end, you, words);
  const places = sheet?.places || [];
  const isConceded = typeof sheet?.conceded === "number"; // then points have decided nothing
  const headings = places.length || sheet?.lines.length || 0;
  const counted = useCounting(isCounting ? headings : 0, headings);
  const isCounted = counted >= headings;
  useEffect(() => {
    if (isCounting && isCounted) done(); // so that a rotated phone, which renders this anew, does not count again
  }, [isCounting, isCounted]);
  return html`
    <section class=${`ending panel ${isCounted ? "" : "is-counting"}`} aria-label=${words.say("ending-title")}>
      <header class="ending-head">
        <${Podium} facts=${facts} winners=${isCounted ? winners : []} />
        <div role="status">
          <h2>${isCounted ? said : words.say(places.length ? "ending-placing" : "ending-counting")}</h2>
        </div>
      </header>
      ${places.length ? html`
        <${Places} facts=${facts} places=${places.slice(places.length - counted)} called=${sheet?.seats} />
      ` : (
        (headings > 0 || !isConceded) && html`<${ScoreSheet} facts=${facts} end=${end} counted=${counted} />`
      )}
      ${children}
    </section>
  `;
}

/** Rematch, replay, download. @param {{ facts: import("../table.js").TableFacts }} props */
function NextSteps({ facts }) {
  const { table, state, words, game } = useTable();
  const hasChallenges = findGame(useCatalogue(), game)?.challenges;
  const mayAsk = Boolean(state.here?.length || state.isHost);
  return html`
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
          onClick=${() => table.send({ type: "rematch" })}
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
        <a class="button" href=${`/challenges/${game}`}>
          ${words.say("home-challenges")}
        </a>
      `}
    </div>
  `;
}

/**
 * The number of lines counted so far, one each LINE_DURATION milliseconds; input skips the rest.
 * @param {number} toCount
 * @param {number} all
 */
function useCounting(toCount, all) {
  const [left, setLeft] = useState(settings.state.speed === "off" ? 0 : toCount);
  useEffect(() => {
    if (!left) return;
    const timer = setTimeout(() => setLeft(left - 1), LINE_DURATION);
    const stopSkipping = onSkip(() => setLeft(0));
    return () => {
      clearTimeout(timer);
      stopSkipping();
    };
  }, [left]);
  return all - left;
}

/**
 * The places and how they were decided.
 * @param {{ facts: import("../table.js").TableFacts, places: import("../table_types.js").Placing[],
 *   called?: string[] }} props `called`: the names, with "you" for the player's own
 */
function Places({ facts, places, called }) {
  const words = useWords();
  return html`
    <ol class="places">
      ${places.map(({ seat, place, words: how }) => html`
        <li key=${seat} class=${place === 1 ? "is-winner" : ""} value=${place}>
          <strong class="place number">${place}.</strong>
          <span>
            <strong>
              <${Shape} seat=${seat} /> ${words.capital(called?.[seat] || seatWords(facts, seat, words))}
            </strong>
            <span class="quiet">${how}</span>
          </span>
        </li>
      `)}
    </ol>
  `;
}

/**
 * The rats of all players; winners wear the crown.
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
 * The name of a seat; a seat that the rules play is the automaton.
 * @param {{ seats: { words: string }[] }} facts
 * @param {number} seat
 * @param {import("../words.js").Words} words
 */
export const seatWords = (facts, seat, words) =>
  facts.seats[seat]?.words || words.capital(words.say("automaton"));

/**
 * The seat addressed as "you"; null on a shared device and for spectators.
 * @param {import("../table.js").TableState} state
 */
export const youOf = ({ eye, here }) => (here?.length === 1 ? eye : null);

/**
 * The sentence about the result.
 * @param {import("../table.js").TableFacts} facts
 * @param {End} end
 * @param {number | null} you
 * @param {import("../words.js").Words} words
 */
function formatResult(facts, { winners, sheet }, you, words) {
  const names = winners.map((seat) => seatWords(facts, seat, words));
  const conceded = sheet?.conceded ?? null;
  if (conceded !== null)
    return formatConcession(conceded, seatWords(facts, conceded, words), winners, names, you, words);
  if (names.length === 0) return words.say("ending-nobody");
  const isPlayedOn = you !== null && Boolean(facts.seats[you]?.conceded); // then a bot has won for this player
  if (isPlayedOn && names.length === 1 && winners[0] === you)
    return words.say("ending-won-bot-you", { names: names[0] });
  return formatVictory(winners, isPlayedOn ? null : you, names, words);
}

/**
 * The sentence about a concession, and the winners if there are any.
 * @param {number} conceded
 * @param {string} seat its name
 * @param {number[]} winners
 * @param {string[]} names
 * @param {number | null} you
 * @param {import("../words.js").Words} words
 */
function formatConcession(conceded, seat, winners, names, you, words) {
  if (!winners.length)
    return words.say(conceded === you ? "ending-conceded-alone-you" : "ending-conceded-alone", { seat });
  const isMine = you !== null && winners.includes(you);
  const message = isMine
    ? "ending-conceded-to-you"
    : conceded === you
      ? "ending-conceded-by-you"
      : "ending-conceded";
  return words.say(message, { seat, names: listed(names, words.lang) });
}

/**
 * The sentence about the winners; the player's own seat is "you".
 * @param {number[]} winners
 * @param {number | null} you
 * @param {string[]} names
 * @param {import("../words.js").Words} words
 */
function formatVictory(winners, you, names, words) {
  const isMine = you !== null && winners.includes(you);
  const others = names.filter((_, place) => !isMine || winners[place] !== you);
  const [mine, theirs] =
    names.length > 1 ? ["ending-shared-you", "ending-shared"] : ["ending-won-you", "ending-won"];
  return words.say(isMine ? mine : theirs, { names: listed(others, words.lang) });
}

/** @param {string[]} names @param {string} lang */
const listed = (names, lang) => new Intl.ListFormat(lang).format(names);
