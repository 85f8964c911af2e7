// The page of a table in all its stages: joining, gathering, playing, handing over.
import { html, useEffect, useMemo, useState } from "../vendor/html.js";
import { showInTab } from "../attention.js";
import { gameName } from "../catalogue.js";
import { useColours } from "../colours.js";
import { clearFragment, goTo, path } from "../route.js";
import { play } from "../sound.js";
import { saveSession, loadSession, knownTable, rememberSeat, rememberTable, useStore } from "../store.js";
import { Table } from "../table.js";
import { useGameWords, useWords, WordsContext } from "../words.js";
import { ErrorPage } from "./ErrorPage.js";
import { lazy } from "../lazy.js";
import { ConnectionBanner } from "./ConnectionBanner.js";
import { Play } from "./Play.js";
import { serverTime, TableContextProvider } from "./TableContext.js";
import { Tips } from "./Tips.js";
import { TopBar } from "./TopBar.js";

const TALK_SOUND_WINDOW = 5; // seconds after which talk makes no sound
const WAITING = html`<div class="page-waiting" aria-busy="true"></div>`;
const Gathering = lazy(async () => (await import("./Gathering.js")).Gathering, WAITING);
const HandOver = lazy(async () => (await import("./HandOver.js")).HandOver, WAITING);
const Join = lazy(async () => (await import("./Join.js")).Join, WAITING);

/** @param {{ id: string }} props */
export function TablePage({ id }) {
  const { fragment } = useStore(path);
  const [invitation, setInvitation] = useState(loadSession(invitationKey(id)) || "");
  /** Sets the invitation, which is stored so that it outlives a visit to another page. @param {string} secret */
  const invite = (secret) => (setInvitation(secret), saveSession(invitationKey(id), secret));
  const [visit, setVisit] = useState(0); // changes with a new seat, which needs a new connection
  useEffect(() => {
    const [kind, secret] = fragment.split("=");
    if (kind === "seat" && secret) rememberLink(id, secret);
    if (kind === "join" && secret) invite(secret);
    if (fragment) clearFragment();
    if (kind === "seat") setVisit(visit + 1);
  }, [fragment]);
  if (/^(seat|join)=/.test(fragment)) return null;
  if (invitation && !isSpent(id, invitation)) {
    const sit = (/** @type {number} */ seat, /** @type {string} */ secret) => {
      rememberSeat(id, seat, secret);
      rememberTable(id, { joined: invitation });
      invite("");
    };
    return html`<${Join} id=${id} invitation=${invitation} sit=${sit} watch=${() => invite("")} />`;
  }
  return html`<${LiveTable} key=${visit} id=${id} />`;
}

/** The key under which an invitation is stored. @param {string} id */
const invitationKey = (id) => `join-${id}`;

/**
 * Stores the secret of a seat link; the server will say which seat it is for.
 * @param {string} id
 * @param {string} secret
 */
function rememberLink(id, secret) {
  const seats = knownTable(id)?.seats || [];
  if (!seats.some((seat) => seat.secret === secret))
    rememberTable(id, { seats: [...seats, { seat: null, secret }] });
}

/** @param {string} id @param {string} invitation */
const isSpent = (id, invitation) => knownTable(id)?.joined === invitation;

/** The messages for closing codes after which the connection is not reopened. @type {Record<number, string>} */
const CLOSED = { 4404: "error-no-table", 4409: "error-unreadable", 4410: "error-other-rules" };

/** @param {{ id: string }} props */
function LiveTable({ id }) {
  const page = useWords();
  const table = useMemo(() => new Table(id, page.lang), [id]);
  const state = useStore(table.store);
  const game = state.table ? gameName(state.table.game) : null;
  const words = useGameWords(game);
  useEffect(() => () => table.leave(), [table]);
  useEffect(() => table.setLanguage(page.lang), [page.lang]);
  useEffect(() => {
    if (state.answer?.table) followRematch(state.answer);
  }, [state.answer]);
  useTab(state, words);
  useColours(state.table?.seats);
  useMemory(id, state, words);
  if (state.connectionStatus === "closed")
    return html`<${ErrorPage} message=${CLOSED[state.code ?? 0] ?? "error-closed"} />`;
  if (!state.table || !words || !game || state.here === null)
    return html`
      <div class="page">
        <${TopBar} />
        <${ConnectionBanner} status=${state.connectionStatus} />
        <main class="page-waiting" aria-busy="true"></main>
      </div>
    `;
  return html`
    <${WordsContext.Provider} value=${words}>
      <${TableContextProvider} table=${table} state=${state} game=${game} words=${words}>
        ${stageOf(state)}
      <//>
    <//>
    <${Tips} />
  `;
}

/** @param {import("../table.js").TableState} state */
function stageOf(state) {
  if (state.handOver !== null) return html`<${HandOver} />`;
  if (state.table?.stage === "gathering" || state.table?.stage === "dealing") return html`<${Gathering} />`;
  return html`<${Play} />`;
}

/** Stores the secrets of the new table and goes there. @param {any} answer */
function followRematch(answer) {
  if (answer.seats?.length || answer.host)
    rememberTable(answer.table, { seats: answer.seats || [], host: answer.host || null });
  goTo(`/t/${answer.table}`);
}

/**
 * Stores the result of a match in which this device had a seat.
 * @param {string} id
 * @param {import("../table.js").TableState} state
 * @param {import("../words.js").Words | null} words
 */
function useMemory(id, { table, position, here }, words) {
  useEffect(() => {
    if (!table || !words || !here?.length || table.stage !== "over" || !position?.over) return;
    const { winners } = position;
    const automaton = words.capital(words.say("automaton"));
    const names = Array.from(
      { length: Math.max(table.seats.length, ...winners.map((seat) => seat + 1)) },
      (_, seat) => table.seats[seat]?.words || automaton,
    );
    const levels = table.seats.map((seat) => seat.level);
    const conceded = table.seats.filter((seat) => seat.conceded).map((seat) => seat.seat);
    const result = { table: id, game: table.game, names, levels, mine: here, winners, conceded, at: Date.now() };
    import("../memory.js")
      .then(({ fetchMedals, rememberResult }) => {
        rememberResult(result);
        return fetchMedals(result);
      })
      .catch(() => {}); // the challenge sheet requests them again
  }, [table?.stage, position?.over, here, words]);
}

/** Whether the page is hidden; renders again when that changes. */
function useHidden() {
  const [, tick] = useState(document.hidden);
  useEffect(() => {
    const look = () => tick(document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return document.hidden;
}

/**
 * Keeps the title and favicon, and plays sounds.
 * @param {import("../table.js").TableState} state
 * @param {import("../words.js").Words | null} words
 */
function useTab(state, words) {
  const { position } = state;
  const isHidden = useHidden();
  const asked = isHidden ? state.awaited : state.yours; // in a hidden tab without waiting for the show
  const isMyTurn = Boolean(position && !position.over && (asked.length || state.handOver !== null));
  const title = state.table?.title || "Rattery";
  useEffect(() => {
    const isTurn = isMyTurn || state.handOver !== null;
    const said = isTurn ? words?.say("tab-your-turn") || "" : "";
    showInTab({ title: isTurn ? `${said} · ${title}` : `${title} · Rattery`, isMyTurn: isTurn, notice: said });
  }, [isMyTurn, state.handOver, title, words]);
  useEffect(() => {
    const won = position?.over ? position.winners.filter((seat) => !state.table?.seats[seat]?.conceded) : [];
    if (won.some((seat) => state.here?.includes(seat))) play("won");
  }, [position?.over]);
  useEffect(() => {
    const last = state.talk[state.talk.length - 1];
    if (last && last.at > serverTime(state) - TALK_SOUND_WINDOW) play("talk");
  }, [state.talk.length]);
}
