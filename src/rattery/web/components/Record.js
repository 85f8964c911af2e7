// The player's record on this device: wins by opposition, and finished matches.
import { html, useEffect, useState } from "../vendor/html.js";
import { showInTab } from "../attention.js";
import { difficultyOf, findGame, formatChoice, formatOption, gameName, useCatalogue } from "../catalogue.js";
import { DIFFICULTY, FRIENDS, recordOf, results, sum } from "../memory.js";
import { useStore } from "../store.js";
import { useWords } from "../words.js";
import { Emblem } from "./Emblem.js";
import { TopBar } from "./TopBar.js";
import { formatDate, formatWinners } from "./Won.js";

const MAX_SHOWN = 12; // matches; the others are shown on request

export function Record() {
  const words = useWords();
  const { games } = useCatalogue();
  const { all } = useStore(results);
  useEffect(() => {
    showInTab({ title: `${words.say("record-title")} · Rattery`, isMyTurn: false, notice: "" });
  }, [words]);
  return html`
    <div class="page">
      <${TopBar} />
      <main class="reading record">
        <h1>${words.say("record-title")}</h1>
        <p>${words.say(all.length ? "record-line" : "record-nothing")}</p>
        <ul class="record-games">
          ${games.map((game) => html`
            <${GameRecord} key=${game.game} game=${game} all=${all} />
          `)}
        </ul>
        ${all.length > 0 && html`<${Matches} all=${all} />`}
      </main>
    </div>
  `;
}

/** @param {{ game: import("../catalogue.js").GameEntry, all: import("../memory.js").Result[] }} props */
function GameRecord({ game, all }) {
  const words = useWords();
  const { levels } = useCatalogue();
  const record = recordOf(
    game,
    all,
    levels.map(({ level }) => level),
  );
  return html`
    <li class="record-game panel" data-game=${game.game}>
      <span class="table-emblem" aria-hidden="true">
        <${Emblem} game=${game.game} />
      </span>
      <h2>${game.title}</h2>
      <p>${record.size ? words.say("record-won", sum(record)) : words.say("record-none")}</p>
      <dl class="record-levels">
        ${[...record].map(([level, { won, played }]) => html`
          <div key=${level} data-level=${level}>
            <dt>${formatLevel(level, game, levels, words)}</dt>
            <dd class="number">
              ${won}/${played}
            </dd>
          </div>
        `)}
      </dl>
      ${game.challenges && html`<a href=${`/challenges/${game.game}`}>${words.say("home-challenges")}</a>`}
    </li>
  `;
}

/**
 * The name of an opposition: a level of bots, the difficulty of the game, or friends.
 * @param {string} level
 * @param {import("../catalogue.js").GameEntry} game
 * @param {{ level: string, words: string }[]} levels
 * @param {import("../words.js").Words} words
 */
function formatLevel(level, game, levels, words) {
  if (level === FRIENDS) return words.say("record-friends");
  const difficulty = difficultyOf(game);
  if (difficulty && level.startsWith(DIFFICULTY))
    return formatOption(
      { ...difficulty, value: formatChoice(difficulty, level.slice(DIFFICULTY.length)) },
      words,
    );
  return levels.find((each) => each.level === level)?.words || level;
}

/** @param {{ all: import("../memory.js").Result[] }} props */
function Matches({ all }) {
  const words = useWords();
  const catalogue = useCatalogue();
  const [isWhole, showWhole] = useState(false);
  return html`
    <section aria-labelledby="matches-head">
      <h2 id="matches-head">${words.say("record-matches")}</h2>
      <ul class="record-matches">
        ${all.slice(0, isWhole ? undefined : MAX_SHOWN).map((result) => html`
          <li key=${result.table}>
            <a href=${`/t/${result.table}/replay`}>
              ${findGame(catalogue, gameName(result.game))?.title || gameName(result.game)}
            </a>${" "}
            <span>${formatWinners(result, words)}</span>${" "}
            <time class="quiet" datetime=${new Date(result.at).toISOString()}>
              ${formatDate(result.at, words.lang)}
            </time>
          </li>
        `)}
      </ul>
      ${all.length > MAX_SHOWN && !isWhole && html`
        <button class="button button-small" type="button" onClick=${() => showWhole(true)}>
          ${words.say("record-all", { count: all.length })}
        </button>
      `}
    </section>
  `;
}
