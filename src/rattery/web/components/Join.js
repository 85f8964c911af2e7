// The page of an invitation: the player enters a name and takes the seat.
import { html, useEffect, useState } from "../vendor/html.js";
import { get, MAX_NAME_LENGTH, post, randomHex } from "../api.js";
import { findGame, gameName, useCatalogue } from "../catalogue.js";
import { useLesson } from "../lessons.js";
import { retry } from "../retry.js";
import { knownTable, rememberTable, settings } from "../store.js";
import { useWords } from "../words.js";
import { Avatar } from "./Avatar.js";
import { ColourChoice } from "./ColourChoice.js";
import { Emblem } from "./Emblem.js";
import { ErrorPage, sentenceOf } from "./ErrorPage.js";
import { OtherBox } from "./OtherBox.js";
import { Pace } from "./Pace.js";
import { InAMinute, useRules } from "./Rules.js";
import { Shape } from "./Shape.js";
import { TopBar } from "./TopBar.js";

/** @param {{ id: string, invitation: string, sit: (seat: number, secret: string) => void, watch: () => void }} props */
export function Join({ id, invitation, sit, watch }) {
  const words = useWords();
  const [facts, setFacts] = useState(/** @type {any} */ (null));
  const [name, setName] = useState(settings.state.name);
  const [colour, setColour] = useState(settings.state.colour);
  const [problem, setProblem] = useState("");
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const show = (/** @type {any} */ found) => (setFacts(found), setProblem(""));
    const fail = (/** @type {any} */ error) => setProblem(sentenceOf(words, error));
    const refuse = (/** @type {any} */ refusal) => (fail(refusal), setGone(refusal.status === 404));
    return retry(() => get(`/api/tables/${id}?lang=${words.lang}`), show, { fail, refuse });
  }, [id, words.lang]);
  const entry = findGame(useCatalogue(), gameName(facts?.game || ""));
  const taken = takenColours(facts?.seats || []);
  if (isGone) return html`<${ErrorPage} sentence=${problem} />`;
  const ask = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setProblem("");
    const key = knownTable(id)?.joinKey || randomHex(16);
    rememberTable(id, { joinKey: key });
    settings.set({ name: name.trim(), colour });
    try {
      const answer = await post(`/api/tables/${id}/join?lang=${words.lang}`, {
        invitation,
        key,
        name: name.trim(),
      });
      sit(answer.seat, answer.secret);
    } catch (error) {
      setProblem(sentenceOf(words, error));
    }
  };
  return html`
    <div class="page">
      <${TopBar} />
      <main class="reading join">
        <header class="join-head">
          <div class="game-emblem" aria-hidden="true">
            ${facts && html`<${Emblem} game=${gameName(facts.game)} />`}
          </div>
          <div class="join-what">
            <h1>${words.say("join-title", { title: facts?.title || "Rattery" })}</h1>
            ${entry && html`
              <p class="game-line">${entry.line}</p>
              <p>
                <${Pace} entry=${entry} players=${facts.seats.length} />
              </p>
            `}
            ${facts && html`
              <${OtherBox} table=${id} count=${facts.box} />
              <${WhoIsThere} seats=${facts.seats} />
            `}
          </div>
        </header>
        <form class="form panel" onSubmit=${ask}>
          <label class="form-row">
            <span>${words.say("join-name")}</span>
            <input
              name="name"
              maxlength=${MAX_NAME_LENGTH}
              value=${name}
              autocomplete="nickname"
              placeholder=${words.say("new-name-hint")}
              onInput=${(/** @type {any} */ event) => setName(event.target.value)}
            />
          </label>
          <div class="form-row">
            <span>${words.say("colour-title")}</span>
            <${ColourChoice}
              name="colour"
              colour=${taken.includes(colour) ? null : colour}
              taken=${taken}
              choose=${setColour}
            />
          </div>
          ${problem && html`
            <p class="warn" role="alert">
              ${problem}
            </p>
          `}
          <p class="game-ways">
            <button class="button button-main button-large" type="submit">
              ${words.say("join-sit")}
            </button>
            <button class="button" type="button" onClick=${watch}>
              ${words.say("join-watch")}
            </button>
          </p>
        </form>
        ${entry && html`<${FirstTime} entry=${entry} />`}
      </main>
    </div>
  `;
}

/** The seats of the table, taken and free. @param {{ seats: any[] }} props */
function WhoIsThere({ seats }) {
  const words = useWords();
  return html`
    <ul class="join-seats">
      ${seats.map(({ seat, colour, kind, level, taken, words: name }) => html`
        <li key=${seat} class=${taken ? "" : "quiet"}>
          <${Avatar} seat=${seat} colour=${colour} kind=${kind} level=${level} taken=${taken} />
          ${taken && html`<${Shape} colour=${colour} />`} ${taken ? name : words.say("gather-missing")}
        </li>
      `)}
    </ul>
  `;
}

/** The colours of people; those of bots and free seats can be taken. @param {any[]} seats @returns {any[]} */
const takenColours = (seats) =>
  seats.filter((seat) => seat.taken && seat.kind !== "bot").map((seat) => seat.colour);

/**
 * For newcomers: a lesson, and the rules in a minute.
 * @param {{ entry: import("../catalogue.js").GameEntry }} props
 */
function FirstTime({ entry }) {
  const words = useWords();
  const [rules] = useRules(entry.game, words.lang);
  const { isOpening, problem, open: learn } = useLesson(entry);
  return html`
    <section class="join-first" aria-label=${words.say("join-first")}>
      <h2>${words.say("join-first")}</h2>
      <p>${words.say("join-learn")}</p>
      <p class="game-ways">
        <button class="button" type="button" data-way="lesson" disabled=${isOpening} onClick=${learn}>
          ${words.say("home-learn")}
        </button>
        <a class="button" href=${`/rules/${entry.game}`}>
          ${words.say("home-rules")}
        </a>
      </p>
      ${problem && html`
        <p class="warn" role="alert">
          ${problem}
        </p>
      `}
      ${rules && html`<${InAMinute} rules=${rules} />`}
    </section>
  `;
}
