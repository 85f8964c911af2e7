// The form for a new table: options, seats, clock and box.
import { html, useEffect, useMemo, useState } from "../vendor/html.js";
import { showInTab } from "../attention.js";
import { findGame, optionApplies, useCatalogue } from "../catalogue.js";
import { COLOURS, exchanged } from "../colours.js";
import { openTable, spelled, usualOptions, usualSeat } from "../opening.js";
import { copiesOf } from "../own_box.js";
import { goTo } from "../route.js";
import { settings, useStore } from "../store.js";
import { useWords } from "../words.js";
import { CopyChoice } from "./BoxCopies.js";
import { Choice } from "./Choice.js";
import { formatDuration } from "./Clock.js";
import { Emblem } from "./Emblem.js";
import { ErrorPage, sentenceOf } from "./ErrorPage.js";
import { Pace } from "./Pace.js";
import { SeatRow } from "./SeatRow.js";
import { TopBar } from "./TopBar.js";

/** @typedef {import("../opening.js").SeatPlan} SeatPlan */

const CLOCKS = [0, 30, 60, 120, 300, 3600, 86400, 3 * 86400]; // seconds for a decision; 0: no clock

/** @param {{ game: string }} props */
export function NewTable({ game }) {
  const words = useWords();
  const catalogue = useCatalogue();
  const entry = findGame(catalogue, game);
  const [chosen, setChosen] = useState(() => usualOptions(entry));
  const [plans, setPlans] = useState(() => Array.from({ length: 5 }, (_, number) => usualSeat(number)));
  const [isListed, setListed] = useState(false);
  const [clock, setClock] = useState(0);
  const copies = copiesOf(game, words.say("box-copy"));
  const [copy, setCopy] = useState("");
  const { colour } = useStore(settings);
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(
    () => showInTab({ title: entry ? `${entry.title} · Rattery` : "Rattery", isMyTurn: false, notice: "" }),
    [entry],
  );
  if (!entry) return html`<${ErrorPage} message="error-no-page" />`;
  const seats = plans.slice(0, chosen.players);
  const colours = coloursOf(seats, colour);

  /** @param {number} number @param {Partial<SeatPlan>} change */
  const seat = (number, change) =>
    setPlans(
      plans.map((plan, other) => (other === number ? { ...plan, ...change } : withoutSecondMe(plan, change))),
    );
  const open = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const box = copies.find((each) => each.name === copy)?.box || null;
    setOpening(true);
    setProblem("");
    try {
      goTo(`/t/${await openTable(spelled(game, chosen), seats, isListed, words.lang, clock, box)}`);
    } catch (error) {
      setProblem(sentenceOf(words, error));
      setOpening(false);
    }
  };

  return html`
    <div class="page">
      <${TopBar} />
      <main class="new-table">
        <header class="new-head">
          <div class="game-emblem" aria-hidden="true">
            <${Emblem} game=${game} />
          </div>
          <div>
            <h1>${entry.title}</h1>
            <p>${entry.line}</p>
            <p class="new-pace">
              <${Pace} entry=${entry} players=${chosen.players} />
              <a href=${`/rules/${game}`}>${words.say("home-rules")}</a> ·${" "}
              <a href=${`/box/${game}`}>${words.say("box-link")}</a>
            </p>
          </div>
        </header>
        <form class="new-form" onSubmit=${open}>
          <section class="panel">
            <h2>${words.say("new-options")}</h2>
            ${entry.options.map((option) => html`
              <${OptionRow} key=${option.option} option=${option} chosen=${chosen} choose=${setChosen} />
            `)}
          </section>
          <section class="panel">
            <h2>${words.say("new-seats")}</h2>
            <ol class="seat-rows">
              ${seats.map((plan, number) => html`
                <${SeatRow}
                  key=${number}
                  seat=${number}
                  plan=${plan}
                  colour=${colours[number]}
                  change=${(/** @type {any} */ to) => seat(number, to)}
                />
              `)}
            </ol>
            <label class="form-row new-clock">
              <span>${words.say("new-clock")}</span>
              <select name="clock" onChange=${(/** @type {any} */ event) => setClock(Number(event.target.value))}>
                ${CLOCKS.map((seconds) => html`
                  <option key=${seconds} value=${String(seconds)} selected=${seconds === clock}>
                    ${seconds ? formatDuration(seconds, words.lang) : words.say("new-clock-off")}
                  </option>
                `)}
              </select>
            </label>
            ${clock > 0 && html`<p class="quiet">${words.say("new-clock-help")}</p>`}
            ${copies.length > 0 && html`
              <${CopyChoice} copies=${copies} name=${copy} choose=${setCopy} label=${words.say("new-own-box")} />
            `}
            <label class="switch">
              <input
                type="checkbox"
                role="switch"
                checked=${isListed}
                onChange=${(/** @type {any} */ event) => setListed(event.target.checked)}
              />
              <span>${words.say("new-listed")}</span>
            </label>
          </section>
          <div class="new-start">
            ${problem && html`
              <p class="warn" role="alert">
                ${problem}
              </p>
            `}
            <button class="button button-main button-large" type="submit" disabled=${isOpening}>
              ${words.say(seats.some((plan) => plan.kind === "friend") ? "new-invite" : "new-start")}
            </button>
          </div>
        </form>
      </main>
    </div>
  `;
}

/**
 * The colours of the seats: the player's favourite for their own, in exchange with the seat that would have it.
 * @param {SeatPlan[]} seats
 * @param {number | null} liked
 */
function coloursOf(seats, liked) {
  const own = Array.from({ length: COLOURS }, (_, number) => number);
  const mine = seats.findIndex((plan) => plan.kind === "me");
  return mine < 0 || liked === null ? own : exchanged(own, mine, liked);
}

/**
 * Only one seat is "me": when another becomes that, the present one becomes "here".
 * @param {SeatPlan} plan
 * @param {Partial<SeatPlan>} change
 * @returns {SeatPlan}
 */
const withoutSecondMe = (plan, change) =>
  change.kind === "me" && plan.kind === "me" ? { ...plan, kind: "here" } : plan;

/**
 * @param {{ option: import("../catalogue.js").Option, chosen: Record<string, any>, choose: (chosen: any) => void }}
 *   props
 */
function OptionRow({ option, chosen, choose }) {
  const words = useWords();
  const label = words.capital(option.words);
  const choices = useMemo(
    () => option.choices.map((choice) => ({ ...choice, words: words.capital(String(choice.words)) })),
    [option, words],
  );
  if (!optionApplies(option, chosen.players)) return null;
  return html`
    <${Choice}
      name=${option.option}
      label=${label}
      help=${option.help}
      value=${chosen[option.option]}
      choices=${choices}
      choose=${(/** @type {any} */ value) => choose({ ...chosen, [option.option]: value })}
    />
  `;
}
