// A friend's link: your name, and you sit.
import { html, useEffect, useState } from "../vendor/html.js";
import { drawHex, get, post } from "../api.js";
import { gameName } from "../catalogue.js";
import { knownTable, rememberTable, settings } from "../store.js";
import { useWords } from "../words.js";
import { Emblem } from "./Emblem.js";
import { ErrorPage, sentenceOf } from "./ErrorPage.js";
import { Shape } from "./Shape.js";
import { TopBar } from "./TopBar.js";

/** @param {{ id: string, invitation: string, sit: (seat: number, secret: string) => void, watch: () => void }} props */
export function Join({ id, invitation, sit, watch }) {
  const words = useWords();
  const [facts, setFacts] = useState(/** @type {any} */ (null));
  const [name, setName] = useState(settings.state.name);
  const [problem, setProblem] = useState("");
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    get(`/api/tables/${id}?lang=${words.lang}`)
      .then(setFacts)
      .catch((error) => (setProblem(sentenceOf(words, error)), setGone(error.status === 404)));
  }, [id, words.lang]);
  if (isGone) return html`<${ErrorPage} sentence=${problem} />`;
  const ask = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setProblem("");
    const key = knownTable(id)?.joinKey || drawHex(16);
    rememberTable(id, { joinKey: key });
    settings.set({ name: name.trim() });
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
        <div class="game-emblem" aria-hidden="true">
          ${facts && html`<${Emblem} game=${gameName(facts.game)} />`}
        </div>
        <h1>${words.say("join-title", { title: facts?.title || "Rattery" })}</h1>
        ${facts && html`
          <ul class="join-seats">
            ${facts.seats
              .filter((/** @type {any} */ seat) => seat.taken && seat.name)
              .map((/** @type {any} */ seat) => html`
                <li key=${seat.seat}>
                  <${Shape} seat=${seat.seat} /> ${seat.name}
                </li>
              `)}
          </ul>
        `}
        <form class="form" onSubmit=${ask}>
          <label class="form-row">
            <span>${words.say("join-name")}</span>
            <input
              name="name"
              maxlength="24"
              value=${name}
              autocomplete="nickname"
              placeholder=${words.say("new-name-hint")}
              onInput=${(/** @type {any} */ event) => setName(event.target.value)}
            />
          </label>
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
      </main>
    </div>
  `;
}
