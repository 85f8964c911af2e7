// The lobby: the games, the tables of this device, and tables to watch.
import { html, useEffect } from "../vendor/html.js";
import { Rat } from "../art/rat.js";
import { Lamp, StringLights } from "../art/house.js";
import { showInTab } from "../attention.js";
import { useCatalogue } from "../catalogue.js";
import { useLesson } from "../lessons.js";
import { useWords } from "../words.js";
import { Emblem } from "./Emblem.js";
import { MyTables } from "./MyTables.js";
import { Pace } from "./Pace.js";
import { Regulars } from "./Regulars.js";
import { TopBar } from "./TopBar.js";
import { WatchList } from "./WatchList.js";

const PREFETCH_DELAY = 1000; // milliseconds after the first render until the modules of the next pages are fetched

/** Fetches the modules of the pages usually visited next; after a failure they are fetched when needed. */
const fetchNext = () => void Promise.all([import("./NewTable.js"), import("./TablePage.js")]).catch(() => {});

export function Lobby() {
  const words = useWords();
  const { games, version } = useCatalogue();
  useEffect(() => showInTab({ title: "Rattery", isMyTurn: false, notice: "" }), []);
  useEffect(() => {
    const timer = setTimeout(fetchNext, PREFETCH_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return html`
    <div class="page lobby">
      <${TopBar} />
      <${StringLights} />
      <main class="lobby-main">
        <section class="lobby-hero">
          <${Lamp} />
          <div class="hero-rats" aria-hidden="true">
            <${Rat} coat="#b08d62" tail="var(--seat-0)" hat="cap" mood="sly" />
            <${Rat} coat="#8f9aa6" tail="var(--seat-1)" hat="jar" />
            <${Rat} coat="#7f8a76" tail="var(--seat-2)" hat="feather" mood="triumphant" />
            <${Rat} coat="#b0949c" tail="var(--seat-3)" hat="nightcap" mood="asleep" />
          </div>
          <h1>${words.say("home-welcome")}</h1>
          <p>${words.say("home-line", { games: games.length })}</p>
        </section>
        <${MyTables} />
        <section aria-labelledby="games-head">
          <h2 id="games-head" class="section-head">
            ${words.say("home-games")}
          </h2>
          <ul class="game-cards">
            ${games.map((game) => html`
              <${GameCard} key=${game.game} game=${game} />
            `)}
          </ul>
        </section>
        <${WatchList} />
        <${Regulars} />
      </main>
      <footer class="foot quiet">
        <span>Rattery ${version}</span> · <span>${words.say("home-foot")}</span>
      </footer>
    </div>
  `;
}

/** @param {{ game: import("../catalogue.js").GameEntry }} props */
function GameCard({ game }) {
  const words = useWords();
  const { isOpening, problem, open: learn } = useLesson(game);
  const least = Math.min(...game.players);
  const most = Math.max(...game.players);
  return html`
    <li class=${`game-card game-card-${game.game}`}>
      <div class="game-emblem" aria-hidden="true">
        <${Emblem} game=${game.game} />
      </div>
      <h3>${game.title}</h3>
      <p class="game-line">${game.line}</p>
      <p class="quiet">
        <${Pace} entry=${game} />
      </p>
      <p class="game-ways">
        <a class="button button-main" href=${`/new/${game.game}`}>
          ${words.say("home-play")}
          <span class="said"> ${game.title}</span>
        </a>
        <button class="button" type="button" data-way="lesson" disabled=${isOpening} onClick=${learn}>
          ${words.say("home-learn")}
          <span class="said">: ${game.title}</span>
        </button>
      </p>
      <p class="game-more quiet">
        <span>${words.say("home-players", { least, most })}</span>
        <a href=${`/rules/${game.game}`}>
          ${words.say("home-rules")}
          <span class="said">: ${game.title}</span>
        </a>
        ${game.challenges && html`<a href=${`/challenges/${game.game}`}>${words.say("home-challenges")}</a>`}
      </p>
      ${problem && html`
        <p class="warn" role="alert">
          ${problem}
        </p>
      `}
    </li>
  `;
}
