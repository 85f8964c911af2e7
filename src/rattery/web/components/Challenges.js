// The solo challenge sheet of a game: the medals won on this device, by level.
import { html, useEffect, useState } from "../vendor/html.js";
import { post } from "../api.js";
import { showInTab } from "../attention.js";
import { findGame, gameName, isSolo, useCatalogue } from "../catalogue.js";
import { keepMedals } from "../memory.js";
import { retry } from "../retry.js";
import { tables } from "../store.js";
import { useGameWords, useWords } from "../words.js";
import { ErrorPage, sentenceOf } from "./ErrorPage.js";
import { Medal } from "./Medal.js";
import { TopBar } from "./TopBar.js";

/** The seats of this device at solo tables of a game. @param {string} game */
function soloSeats(game) {
  const solo = tables.state.all.filter(({ game: played = "" }) => gameName(played) === game && isSolo(played));
  return solo.flatMap((known) => known.seats.map((seat) => ({ table: known.table, secret: seat.secret })));
}

/** The page of a game; without a game, of the first that has challenges. @param {{ game?: string }} props */
export function Challenges({ game: asked }) {
  const catalogue = useCatalogue();
  const entry = asked ? findGame(catalogue, asked) : catalogue.games.find(({ challenges }) => challenges);
  return entry?.challenges ? html`
    <${ChallengesOf} key=${entry.game} entry=${entry} />
  ` : html`
    <${ErrorPage} message="error-no-page" />
  `;
}

/** @param {{ entry: import("../catalogue.js").GameEntry }} props */
function ChallengesOf({ entry: { game, title } }) {
  const words = useWords();
  const gameWords = useGameWords(game);
  const [sheet, setSheet] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  const heading = words.say("challenges-title", { game: title });
  useEffect(() => {
    showInTab({ title: `${heading} · Rattery`, isMyTurn: false, notice: "" });
    const fail = (/** @type {any} */ error) => setProblem(sentenceOf(words, error));
    return retry(
      () => post(`/api/sheet?lang=${words.lang}`, { game, seats: soloSeats(game).slice(0, 50) }),
      (found) => setSheet({ ...found, medals: keepMedals(game, found.challenges) }),
      { fail, refuse: fail },
    );
  }, [words]);
  if (problem && !sheet) return html`<${ErrorPage} sentence=${problem} />`;
  return html`
    <div class="page">
      <${TopBar} />
      <main class="reading">
        <h1>${heading}</h1>
        ${gameWords && html`
          <p>${gameWords.ownOr("challenges-line")}</p>
          ${sheet && html`<${ChallengeSheet} sheet=${sheet} title=${heading} />`}
          <p>
            <a class="button button-main" href=${`/new/${game}`}>
              ${gameWords.ownOr("challenges-play")}
            </a>
          </p>
        `}
      </main>
    </div>
  `;
}

/** @param {{ sheet: any, title: string }} props */
function ChallengeSheet({ sheet, title }) {
  const words = useWords();
  const won = Object.values(sheet.medals).reduce((sum, levels) => sum + Object.keys(levels).length, 0);
  const medals = sheet.challenges.length * sheet.levels.length;
  return html`
    <p class="strong">${words.say("challenges-medals", { won, medals })}</p>
    <div class="scroll-x" tabindex="0" role="region" aria-label=${title}>
      <table class="sheet-table medal-sheet">
        <thead>
          <tr>
            <th scope="col">${words.say("challenges-challenge")}</th>
            ${sheet.levels.map((/** @type {any} */ level) => html`
              <th key=${level.level} scope="col">
                ${words.capital(level.words)}
                ${level.played > 0 && html`
                  <br />
                  <span class="number">
                    ${words.say("challenges-won", { won: level.won, played: level.played })}
                  </span>
                `}
              </th>
            `)}
          </tr>
        </thead>
        <tbody>
          ${sheet.challenges.map((/** @type {any} */ challenge) => html`
            <tr key=${challenge.challenge}>
              <th scope="row">
                <strong>${words.capital(challenge.words)}</strong>
                ${challenge.help && challenge.help !== challenge.words && html`
                  <br />
                  ${challenge.help}
                `}
              </th>
              ${sheet.levels.map((/** @type {any} */ level, /** @type {number} */ rank) => {
                const table = sheet.medals[challenge.challenge]?.[level.level];
                return html`
                  <td key=${level.level}>
                    ${table ? html`
                      <a href=${`/t/${table}`} aria-label=${words.say("challenges-met")}>
                        <${Medal} rank=${rank} isWon />
                      </a>
                    ` : html`
                      <span aria-label=${words.say("challenges-open")} role="img">
                        <${Medal} rank=${rank} isWon=${false} />
                      </span>
                    `}
                  </td>
                `;
              })}
            </tr>
          `)}
        </tbody>
      </table>
    </div>
  `;
}
