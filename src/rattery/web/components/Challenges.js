// The solo challenge sheet: what was reached on this device, level by level.
import { html, useEffect, useState } from "../vendor/html.js";
import { post } from "../api.js";
import { showInTab } from "../attention.js";
import { gameName, useCatalogue } from "../catalogue.js";
import { tables } from "../store.js";
import { useWords } from "../words.js";
import { ErrorPage, sentenceOf } from "./ErrorPage.js";
import { Icon } from "./Icon.js";
import { TopBar } from "./TopBar.js";

const ALONE = /\bplayers=1\b/;

/** The seats of this device at solo tables of a game. @param {string} game */
function soloSeats(game) {
  const solo = tables.state.all.filter(
    ({ game: played = "" }) => gameName(played) === game && ALONE.test(played),
  );
  return solo.flatMap((known) => known.seats.map((seat) => ({ table: known.table, secret: seat.secret })));
}

export function Challenges() {
  const words = useWords();
  const game = useCatalogue().games.find((entry) => entry.challenges)?.game || "";
  const [sheet, setSheet] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    showInTab({ title: `${words.say("challenges-title")} · Rattery`, isMyTurn: false, notice: "" });
    post(`/api/sheet?lang=${words.lang}`, { seats: soloSeats(game).slice(0, 50) })
      .then(setSheet)
      .catch((error) => setProblem(sentenceOf(words, error)));
  }, [words]);
  if (problem) return html`<${ErrorPage} sentence=${problem} />`;
  return html`
    <div class="page">
      <${TopBar} />
      <main class="reading">
        <h1>${words.say("challenges-title")}</h1>
        <p>${words.say("challenges-line")}</p>
        ${sheet && html`<${ChallengeSheet} sheet=${sheet} />`}
        <p>
          <a class="button button-main" href=${`/new/${game}`}>
            ${words.say("challenges-play")}
          </a>
        </p>
      </main>
    </div>
  `;
}

/** @param {{ sheet: any }} props */
function ChallengeSheet({ sheet }) {
  const words = useWords();
  return html`
    <div class="scroll-x" tabindex="0" role="region" aria-label=${words.say("challenges-title")}>
      <table class="sheet-table">
        <thead>
          <tr>
            <th scope="col">${words.say("challenges-challenge")}</th>
            ${sheet.levels.map((/** @type {any} */ level) => html`
              <th key=${level.level} scope="col">
                ${words.capital(level.words)}
                <br />
                <span class="number">
                  ${words.say("challenges-won", { won: level.won, played: level.played })}
                </span>
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
              ${sheet.levels.map((/** @type {any} */ level) => html`
                <td key=${level.level}>
                  ${challenge.met[level.level] ? html`
                    <a href=${`/t/${challenge.met[level.level]}`} aria-label=${words.say("challenges-met")}>
                      <${Icon} name="seal" />
                    </a>
                  ` : html`
                    <span class="quiet" aria-label=${words.say("challenges-open")} role="img">
                      ·
                    </span>
                  `}
                </td>
              `)}
            </tr>
          `)}
        </tbody>
      </table>
    </div>
  `;
}
