// Talk: what people say to each other, and one-click promises where the game knows some.
import { html, useEffect, useRef, useState } from "../vendor/html.js";
import { findGame, useCatalogue } from "../catalogue.js";
import { keepInTab, keptInTab } from "../store.js";
import { Shape } from "./Shape.js";
import { useTable } from "./TableContext.js";

const LONGEST = 200;

export function Talk() {
  const { table, state, words } = useTable();
  const [text, setText] = useState(() => keptInTab(`draft.${table.id}`) || "");
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => keepInTab(`draft.${table.id}`, text || null), [text]);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [state.talk.length]);
  const mayTalk = Boolean(state.here?.length || state.isHost);
  const say = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!text.trim()) return;
    table.tell({ type: "say", text: text.trim() });
    setText("");
  };
  return html`
    <section class="talk" aria-label=${words.say("talk-title")}>
      <h2 class="side-head">${words.say("talk-title")}</h2>
      <div class="talk-lines" ref=${list} tabindex="0" role="log" aria-label=${words.say("talk-title")}>
        ${state.talk.map((saying) => html`
          <${Saying} key=${saying.version} saying=${saying} />
        `)}
        ${!state.talk.length && html`<p class="quiet">${words.say("talk-nothing")}</p>`}
      </div>
      ${mayTalk && html`<${Promises} />`}
      ${mayTalk && html`
        <form class="talk-form" onSubmit=${say}>
          <label>
            <span class="said">${words.say("talk-field")}</span>
            <input
              name="say"
              maxlength=${LONGEST}
              value=${text}
              placeholder=${words.say("talk-field")}
              autocomplete="off"
              onInput=${(/** @type {any} */ event) => setText(event.target.value)}
            />
          </label>
          <button class="button" type="submit">
            ${words.say("talk-say")}
          </button>
        </form>
      `}
    </section>
  `;
}

/** @param {{ saying: import("../table.js").Saying }} props */
function Saying({ saying }) {
  const { state, words } = useTable();
  const seats = state.table?.seats || [];
  const who = saying.seat === null ? words.say("talk-host") : seats[saying.seat]?.words;
  const to = saying.to === null ? "" : ` → ${seats[saying.to]?.words}`;
  return html`
    <p class=${saying.promise ? "saying is-promise" : "saying"}>
      <${Shape} seat=${saying.seat} />
      <span>
        <strong>
          ${who}
          ${to}
        </strong>${" "}
        ${saying.text}
      </span>
    </p>
  `;
}

/** One click, one promise; to everybody or to somebody. */
function Promises() {
  const { table, state, words, game } = useTable();
  const promises = findGame(useCatalogue(), game)?.promises || [];
  const [to, setTo] = useState("");
  if (!promises.length || state.eye === null || state.table?.stage !== "playing") return null;
  const others = state.table.seats.filter((seat) => seat.seat !== state.eye);
  /** @param {string} promise */
  const give = (promise) => table.tell({ type: "promise", promise, to: to === "" ? null : Number(to) });
  return html`
    <details class="promises">
      <summary>${words.say("talk-promises")}</summary>
      <label class="form-row">
        <span>${words.say("talk-to")}</span>
        <select value=${to} onChange=${(/** @type {any} */ event) => setTo(event.target.value)}>
          <option value="">${words.say("talk-everybody")}</option>
          ${others.map((seat) => html`
            <option key=${seat.seat} value=${String(seat.seat)}>
              ${seat.words}
            </option>
          `)}
        </select>
      </label>
      <div class="promise-list">
        ${promises.map((promise) => html`
          <button
            key=${promise.promise}
            class="button button-small"
            type="button"
            onClick=${() => give(promise.promise)}
          >
            ${promise.words}
          </button>
        `)}
      </div>
    </details>
  `;
}
