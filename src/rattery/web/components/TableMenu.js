// The menu of a table: seats, their links, replacing players by bots, the coach, fairness, the way out.
import { html, useState } from "../vendor/html.js";
import { formatOptions, useCatalogue } from "../catalogue.js";
import { knownTable, rememberTable, settings, tables, useStore } from "../store.js";
import { Avatar } from "./Avatar.js";
import { ColourChoice } from "./ColourChoice.js";
import { formatDuration } from "./Clock.js";
import { Concede } from "./Concede.js";
import { Fairness } from "./Fairness.js";
import { Invitation } from "./Invitation.js";
import { Messages } from "./Messages.js";
import { OtherBox } from "./OtherBox.js";
import { Rename } from "./Rename.js";
import { Shape } from "./Shape.js";
import { Sheet } from "./Sheet.js";
import { useTable } from "./TableContext.js";

/** @param {{ close: () => void }} props */
export function TableMenu({ close }) {
  const { table, state, words, game } = useTable();
  const facts = /** @type {import("../table.js").TableFacts} */ (state.table);
  useStore(tables);
  const known = knownTable(table.id);
  return html`
    <${Sheet} title=${words.say("menu-title")} close=${close} wide>
      <p class="quiet">${formatOptions(useCatalogue(), game, facts.options, words)}</p>
      <${OtherBox} table=${table.id} count=${facts.box} />
      ${facts.clock && html`
        <p class="quiet">${words.say("menu-clock", { time: formatDuration(facts.clock, words.lang) })}</p>
      `}
      <p class="quiet">${words.say("menu-watching", { count: state.watching })}</p>
      ${state.refused && html`
        <p class="warn" role="alert">
          ${state.refused}
        </p>
      `}
      <ol class="menu-seats">
        ${facts.seats.map((seat) => html`
          <${MenuSeat} key=${seat.seat} seat=${seat} />
        `)}
      </ol>
      <${Invitation} table=${table.id} fragment="" title=${facts.title} label=${words.say("menu-watch-link")} />
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          name="coach"
          checked=${Boolean(known?.coach)}
          onChange=${(/** @type {any} */ event) =>
            rememberTable(table.id, { coach: event.target.checked ? [] : null })
          }
        />
        <span>${words.say("coach-switch")}</span>
      </label>
      <${Fairness} />
      <p>
        <a class="button" href="/">
          ${words.say("menu-leave")}
        </a>${" "}
        <span class="quiet">${words.say("menu-leave-help")}</span>
      </p>
    <//>
  `;
}

/** @param {{ seat: import("../table.js").Seat }} props */
function MenuSeat({ seat }) {
  const { table, state, words } = useTable();
  const { levels } = useCatalogue();
  const [level, setLevel] = useState("normal");
  const [isLinkOpen, openLink] = useState(false);
  const [isNaming, name] = useState(false);
  const known = knownTable(table.id);
  const secret = known?.seats.find((own) => own.seat === seat.seat)?.secret;
  const invitation = !seat.taken && known?.invitations?.[seat.seat];
  const isPlaying = state.table?.stage === "playing";
  const mayReplace =
    isPlaying && seat.kind !== "bot" && !seat.away && (secret || state.online[seat.seat] === false);
  return html`
    <li class="menu-seat" data-seat=${seat.seat}>
      <${Avatar} seat=${seat.seat} kind=${seat.away ? "bot" : seat.kind} level=${seat.level} taken=${seat.taken} />
      <div class="menu-who">
        ${isNaming ? html`
          <${Rename} seat=${seat} done=${() => name(false)} />
        ` : html`
          <strong>
            <${Shape} seat=${seat.seat} /> ${seat.words}
          </strong>
        `}
        <span class="quiet">
          ${words.say(statusOf(seat, state))}
          ${seat.hints > 0 ? ` · ${words.say("menu-hints", { count: seat.hints })}` : ""}
        </span>
      </div>
      <div class="game-ways">
        ${secret && !isNaming && html`
          <button class="button button-small" type="button" data-way="rename" onClick=${() => name(true)}>
            ${words.say("menu-rename")}
          </button>
        `}
        ${secret && html`
          <button
            class="button button-small"
            type="button"
            aria-expanded=${String(isLinkOpen)}
            onClick=${() => openLink(!isLinkOpen)}
          >
            ${words.say("menu-seat-link")}
          </button>
        `}
        ${secret && html`<${Concede} seat=${seat} />`}
        ${secret && seat.away && !seat.conceded && html`
          <button
            class="button button-small button-main"
            type="button"
            onClick=${() => table.send({ type: "back", seat: seat.seat })}
          >
            ${words.say("menu-back")}
          </button>
        `}
        ${mayReplace && html`
          <label>
            <span class="said">${words.say("menu-bot-level", { seat: seat.words })}</span>
            <select value=${level} onChange=${(/** @type {any} */ event) => setLevel(event.target.value)}>
              ${levels.map((each) => html`
                <option key=${each.level} value=${each.level} selected=${each.level === level}>
                  ${words.capital(each.words)}
                </option>
              `)}
            </select>
          </label>
          <button
            class="button button-small"
            type="button"
            onClick=${() => table.send({ type: "bot", seat: seat.seat, level })}
          >
            ${words.say(secret ? "menu-bot-for-me" : "menu-bot-for")}
          </button>
        `}
      </div>
      ${isNaming && html`
        <${ColourChoice}
          name=${`colour-${seat.seat}`}
          colour=${seat.colour}
          taken=${othersColours(state.table?.seats || [], seat)}
          choose=${(/** @type {number} */ colour) => wear(table, seat, colour)}
        />
      `}
      ${secret && html`<${Messages} seat=${seat.seat} />`}
      ${isLinkOpen && secret && html`
        <${Invitation}
          table=${table.id}
          fragment=${`seat=${secret}`}
          title=${state.table?.title || ""}
          label=${words.say("menu-seat-link-help")}
        />
      `}
      ${invitation && html`
        <${Invitation} table=${table.id} fragment=${`join=${invitation}`} title=${state.table?.title || ""} />
      `}
    </li>
  `;
}

/**
 * The colours of other people.
 * @param {import("../table.js").Seat[]} seats
 * @param {import("../table.js").Seat} own
 */
const othersColours = (seats, own) =>
  seats.filter((seat) => seat.seat !== own.seat && seat.taken && seat.kind !== "bot").map((seat) => seat.colour);

/** @param {import("../table.js").Table} table @param {import("../table.js").Seat} seat @param {number} colour */
function wear(table, seat, colour) {
  table.send({ type: "colour", seat: seat.seat, colour });
  if (table.state.here?.length === 1) settings.set({ colour });
}

/** @param {import("../table.js").Seat} seat @param {import("../table.js").TableState} state */
function statusOf(seat, state) {
  if (!seat.taken) return "gather-missing";
  if (seat.conceded) return "menu-conceded";
  if (seat.away) return "menu-away";
  if (seat.kind === "bot") return "gather-bot";
  if (state.here?.includes(seat.seat)) return "gather-here";
  return state.online[seat.seat] === false ? "menu-offline" : "gather-there";
}
