// The end: who won, why, and what next.
import { html } from "../vendor/html.js";
import { Rat } from "../art/rat.js";
import { Fairness } from "./Fairness.js";
import { Icon } from "./Icon.js";
import { ScoreSheet } from "./ScoreSheet.js";
import { useTable } from "./TableContext.js";

export function Ending() {
  const { table, state, words, game } = useTable();
  const facts = /** @type {import("../table.js").TableFacts} */ (state.table);
  const position = /** @type {import("../table.js").Position} */ (state.position);
  const names = position.winners.map((seat) => seatWords(facts, seat, words));
  const isMine = position.winners.some((seat) => state.here?.includes(seat));
  const isHappy = isMine || !state.here?.length; // whoever only watches is happy with the winner
  const face = isHappy ? position.winners.find((seat) => !isMine || state.here?.includes(seat)) : state.here?.[0];
  const said = names.length === 0 ? words.say("ending-nobody") : words.say(names.length > 1 ? "ending-shared" : "ending-won", { names: listed(names, words.lang) });
  const mayAsk = Boolean(state.here?.length || state.isHost);
  return html`<section class="ending panel" aria-label=${words.say("ending-title")}>
    <header class="ending-head"><span class="ending-rat"><${Rat} tail=${face === undefined ? undefined : `var(--seat-${face})`} mood=${isHappy ? "triumphant" : "hurt"} hat=${isHappy ? "crown" : "bandage"} /></span><h2>${said}</h2></header>
    <${ScoreSheet} facts=${facts} position=${position} />
    <div class="game-ways">
      ${facts.rematch && !mayAsk && html`<a class="button button-main" href=${`/t/${facts.rematch}`}>${words.say("ending-follow")}</a>`}
      ${mayAsk && html`<button class="button button-main" type="button" data-way="rematch" onClick=${() => table.tell({ type: "rematch" })}><${Icon} name="again" /> ${words.say(facts.rematch ? "ending-follow" : "ending-rematch")}</button>`}
      <a class="button" data-way="replay" href=${`/t/${table.id}/replay`}><${Icon} name="eye" /> ${words.say("ending-replay")}</a>
      <a class="button" data-way="download" href=${`/api/tables/${table.id}/match`} download=${`${game}-${table.id}.json`}><${Icon} name="download" /> ${words.say("ending-download")}</a>
      ${game === "first_rat" && facts.seats.length === 1 && html`<a class="button" href="/challenges">${words.say("home-challenges")}</a>`}
    </div>
    ${state.refused && html`<p class="warn" role="alert">${state.refused}</p>`}
    <${Fairness} />
  </section>`;
}

/** What a seat is called; whoever plays without a player has a name of his own. @param {{ seats: { words: string }[] }} facts @param {number} seat @param {import("../words.js").Words} words */
export const seatWords = (facts, seat, words) => facts.seats[seat]?.words || words.capital(words.say("automaton"));

/** @param {string[]} names @param {string} lang */
const listed = (names, lang) => new Intl.ListFormat(lang).format(names);
