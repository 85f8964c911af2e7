// A row of the form for a new table: who takes a seat.
import { html } from "../vendor/html.js";
import { MAX_NAME_LENGTH } from "../api.js";
import { useCatalogue } from "../catalogue.js";
import { settings } from "../store.js";
import { useWords } from "../words.js";
import { Avatar } from "./Avatar.js";
import { ColourChoice } from "./ColourChoice.js";
import { Shape } from "./Shape.js";

const KINDS = /** @type {const} */ (["me", "here", "friend", "bot"]);

/**
 * @param {{ seat: number, colour: number, plan: import("./NewTable.js").SeatPlan, change: (to: any) => void }} props
 */
export function SeatRow({ seat, colour: worn, plan, change }) {
  const words = useWords();
  const { levels, seats } = useCatalogue();
  const colour = seats[worn].words;
  const level = levels.find((each) => each.level === plan.level);
  /** @param {any} event */
  const choose = (event) => change({ kind: event.target.value });
  return html`
    <li class="seat-row" data-seat=${seat}>
      <${Avatar}
        seat=${seat}
        colour=${worn}
        kind=${plan.kind === "bot" ? "bot" : "person"}
        level=${plan.level}
        taken=${plan.kind !== "friend"}
      />
      <span class="seat-colour">
        <${Shape} colour=${worn} /> ${colour}
      </span>
      <label>
        <span class="said">${words.say("new-who", { seat: colour })}</span>
        <select name=${`kind-${seat}`} value=${plan.kind} onChange=${choose}>
          ${KINDS.map((kind) => html`
            <option key=${kind} value=${kind} selected=${kind === plan.kind}>
              ${words.say(`new-kind-${kind}`)}
            </option>
          `)}
        </select>
      </label>
      ${plan.kind === "bot" ? html`
        <label class="seat-detail">
          <span class="said">${words.say("new-level", { seat: colour })}</span>
          <select
            name=${`level-${seat}`}
            value=${plan.level}
            onChange=${(/** @type {any} */ event) => change({ level: event.target.value })}
          >
            ${levels.map((each) => html`
              <option key=${each.level} value=${each.level} selected=${each.level === plan.level}>
                ${words.capital(each.words)}
              </option>
            `)}
          </select>
        </label>
      ` : html`
        <label class="seat-detail">
          <span class="said">${words.say("new-name", { seat: colour })}</span>
          <input
            name=${`name-${seat}`}
            value=${plan.name}
            maxlength=${MAX_NAME_LENGTH}
            placeholder=${words.say("new-name-hint")}
            autocomplete="off"
            onInput=${(/** @type {any} */ event) => change({ name: event.target.value })}
          />
        </label>
      `}
      ${plan.kind === "me" && html`
        <div class="seat-wears">
          <${ColourChoice}
            name="colour"
            colour=${worn}
            choose=${(/** @type {number} */ liked) => settings.set({ colour: liked })}
          />
        </div>
      `}
      <p class="quiet seat-help">${plan.kind === "bot" ? level?.help : words.say(`new-help-${plan.kind}`)}</p>
    </li>
  `;
}
