// The tables of this device, those where it is the player's turn first.
import { html, useEffect, useState } from "../vendor/html.js";
import { get } from "../api.js";
import { gameName } from "../catalogue.js";
import { knownResult, rememberResult } from "../memory.js";
import { forgetTable, tables, useStore } from "../store.js";
import { useWords } from "../words.js";
import { Emblem } from "./Emblem.js";
import { Cross } from "./Sheet.js";
import { Shape } from "./Shape.js";
import { Won } from "./Won.js";

const TABLES_PER_REQUEST = 50; // tables in one request
const REFRESH_INTERVAL = 8000; // milliseconds
const MAX_SHOWN = 3; // the others are shown on request

/** The server's summaries of this device's tables, refreshed while the page is visible. @returns {any[] | null} */
function useMyTables() {
  const { all } = useStore(tables);
  const { lang } = useWords();
  const [found, setFound] = useState(/** @type {any[] | null} */ (null));
  const ids = all
    .slice(0, TABLES_PER_REQUEST)
    .map((known) => known.table)
    .join(",");
  useEffect(() => {
    let isCurrent = true;
    const look = () =>
      ids &&
      !document.hidden &&
      get(`/api/tables?ids=${ids}&lang=${lang}`)
        .then((answer) => isCurrent && setFound(answer.tables))
        .catch(() => {});
    look();
    const timer = setInterval(look, REFRESH_INTERVAL);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [ids, lang]);
  return found;
}

export function MyTables() {
  const words = useWords();
  const { all } = useStore(tables);
  const found = useMyTables();
  const [isWhole, showWhole] = useState(false);
  useEffect(() => found?.forEach((table) => rememberEnd(table, all)), [found]);
  if (!found) return null;
  const mine = found.flatMap((table) => {
    const known = all.find((each) => each.table === table.table); // none: it was forgotten since the server was asked
    return known ? [{ ...table, here: known.seats.map((seat) => seat.seat) }] : [];
  });
  /** @param {any} table */
  const rank = (table) => (table.here.includes(table.deciding) ? 0 : table.stage === "over" ? 2 : 1);
  if (!mine.length) return null;
  mine.sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
  return html`
    <section aria-labelledby="mine-head">
      <div class="section-head has-link">
        <h2 id="mine-head">${words.say("home-mine")}</h2>
        <a href="/record">${words.say("record-title")}</a>
      </div>
      <ul class="table-list">
        ${mine.slice(0, isWhole ? undefined : MAX_SHOWN).map((table) => html`
          <${TableLine} key=${table.table} table=${table} forget=${() => forgetTable(table.table)} />
        `)}
      </ul>
      ${mine.length > MAX_SHOWN && !isWhole && html`
        <p class="more-tables">
          <button class="button button-small" type="button" onClick=${() => showWhole(true)}>
            ${words.say("home-all-mine", { count: mine.length })}
          </button>
        </p>
      `}
    </section>
  `;
}

/** The result in the summary of a finished table. @param {any} table @returns {import("../memory.js").Result} */
function resultOf(table) {
  const names = table.seats.map((/** @type {any} */ seat) => seat.words);
  table.winners.forEach(
    (/** @type {number} */ seat, /** @type {number} */ place) => (names[seat] = table.won[place]),
  );
  const levels = table.seats.map((/** @type {any} */ seat) => seat.level);
  const conceded = table.seats.flatMap((/** @type {any} */ seat) => (seat.conceded ? [seat.seat] : []));
  const { winners, game } = table;
  const mine = table.here || [];
  return { table: table.table, game, names, levels, mine, winners, conceded, at: 1000 * table.changed };
}

/**
 * Stores the result of a match that ended while this device was not at the table.
 * @param {any} table
 * @param {import("../store.js").KnownTable[]} known
 */
function rememberEnd(table, known) {
  const seats = known.find((each) => each.table === table.table)?.seats || [];
  const here = seats.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  if (table.stage === "over" && here.length) rememberResult(resultOf({ ...table, here }));
}

/** @param {{ table: any, forget?: () => void }} props */
export function TableLine({ table, forget }) {
  const words = useWords();
  const isMyTurn = table.here?.includes(table.deciding);
  const result = table.stage === "over" ? knownResult(table.table) || resultOf(table) : null;
  const stage = isMyTurn ? "table-your-turn" : `table-${table.stage}`;
  return html`
    <li class=${`table-line ${isMyTurn ? "is-turn" : ""}`}>
      <a href=${`/t/${table.table}`}>
        <span class="table-emblem" aria-hidden="true">
          <${Emblem} game=${gameName(table.game)} />
        </span>
        <span class="table-what">
          <strong>
            ${table.title}
            ${table.box > 0 && html`<span class="badge">${words.say("table-other-box")}</span>`}
          </strong>
          <span class="table-seats">
            ${table.seats.map((/** @type {any} */ seat) => html`
              <span key=${seat.seat}>
                <${Shape} colour=${seat.colour} /> ${seat.words}
              </span>
            `)}
          </span>
        </span>
        <span class="table-stage">${result ? html`<${Won} result=${result} />` : words.say(stage)}</span>
      </a>
      ${forget && html`
        <button
          class="icon-button"
          type="button"
          onClick=${forget}
          aria-label=${words.say("table-forget", { title: table.title })}
        >
          <${Cross} />
        </button>
      `}
    </li>
  `;
}
