// Talk: messages and promises of players; and, in a tab of its own, the messages of spectators.
import { html, useEffect, useRef, useState } from "../vendor/html.js";
import { MAX_NAME_LENGTH } from "../api.js";
import { useUnread } from "../feel/unread.js";
import { lazy } from "../lazy.js";
import { usePromises } from "../promises.js";
import { saveSession, loadSession, settings } from "../store.js";
import { Badge } from "./Badge.js";
import { Icon } from "./Icon.js";
import { Shape } from "./Shape.js";
import { useTable } from "./TableContext.js";

const PromiseTo = lazy(async () => (await import("./PromiseTo.js")).PromiseTo);

const MAX_LENGTH = 200; // characters of a message, as on the server
const OUTCOMES = { kept: "✓", broken: "✗" };

export function Talk() {
  const { table, state, words } = useTable();
  const mayTalk = Boolean(state.here?.length || state.isHost);
  const [isGallery, showGallery] = useState(!mayTalk);
  const unread = useUnread(`gallery.${table.id}`, state.gallery, [], isGallery);
  const isOver = state.table?.stage === "over";
  const hasGallery = !mayTalk || isOver || state.watching > 0 || state.gallery.length > 0;
  return html`
    <section class="talk" aria-label=${words.say("talk-title")}>
      ${hasGallery ? html`
        <div class="talk-tabs" role="tablist" aria-label=${words.say("talk-title")}>
          <${Tab} isOn=${!isGallery} choose=${() => showGallery(false)} name="table" />
          <${Tab} isOn=${isGallery} choose=${() => showGallery(true)} name="gallery">
            <${Badge} count=${unread} />
          <//>
        </div>
      ` : html`
        <h2 class="side-head">${words.say("talk-title")}</h2>
      `}
      ${isGallery && hasGallery ? html`
        <${Gallery} mayTalk=${!mayTalk || isOver} />
      ` : html`
        <${Table} mayTalk=${mayTalk} />
      `}
    </section>
  `;
}

/** @param {{ name: "table" | "gallery", isOn: boolean, choose: () => void, children?: any }} props */
function Tab({ name, isOn, choose, children }) {
  const { words } = useTable();
  return html`
    <button
      class="talk-tab"
      type="button"
      role="tab"
      data-tab=${name}
      aria-selected=${String(isOn)}
      onClick=${choose}
    >
      ${words.say(`talk-${name}`)} ${children}
    </button>
  `;
}

/** The talk of players. @param {{ mayTalk: boolean }} props */
function Table({ mayTalk }) {
  const { table, state, words } = useTable();
  return html`
    <${Lines} count=${state.talk.length} nothing=${words.say("talk-nothing")}>
      ${state.talk.map((saying) => html`
        <${Saying} key=${saying.version} saying=${saying} />
      `)}
    <//>
    ${mayTalk && html`<${PromiseRow} />`}
    ${mayTalk && html`
      <${Say} name="say" say=${(/** @type {string} */ text) => table.send({ type: "say", text })} />
    `}
  `;
}

/** The talk of spectators. @param {{ mayTalk: boolean }} props */
function Gallery({ mayTalk }) {
  const { table, state, words } = useTable();
  const own = state.here?.length
    ? state.table?.seats[state.here[0]]?.words || ""
    : settings.state.name;
  const say = (/** @type {string} */ text) =>
    table.send({ type: "gallery", text, name: own.slice(0, MAX_NAME_LENGTH) });
  return html`
    <${Lines} count=${state.gallery.length} nothing=${words.say("talk-gallery-nothing")}>
      ${state.gallery.map((said) => html`
        <p key=${said.version} class="saying is-murmur">
          <${Icon} name="eye" />
          <span>
            <strong>${said.name || words.say("talk-spectator")}</strong> ${said.text}
          </span>
        </p>
      `)}
    <//>
    ${mayTalk ? html`
      <${Say} name="gallery" say=${say} />
    ` : html`
      <p class="quiet talk-note">${words.say("talk-gallery-later")}</p>
    `}
  `;
}

/** A list that scrolls to its end when it grows. @param {{ count: number, nothing: string, children?: any }} props */
function Lines({ count, nothing, children }) {
  const { words } = useTable();
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return html`
    <div class="talk-lines" ref=${list} tabindex="0" role="log" aria-label=${words.say("talk-title")}>
      ${children}
      ${!count && html`<p class="quiet">${nothing}</p>`}
    </div>
  `;
}

/** The input for a message; a draft outlives a reload. @param {{ name: string, say: (text: string) => void }} props */
function Say({ name, say }) {
  const { table, words } = useTable();
  const draft = name === "say" ? `draft.${table.id}` : `draft.${name}.${table.id}`;
  const [text, setText] = useState(() => loadSession(draft) || "");
  useEffect(() => saveSession(draft, text || null), [text]);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!text.trim()) return;
    say(text.trim());
    setText("");
  };
  return html`
    <form class="talk-form" onSubmit=${submit}>
      <label>
        <span class="said">${words.say("talk-field")}</span>
        <input
          name=${name}
          maxlength=${MAX_LENGTH}
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
  `;
}

/** @param {{ saying: import("../table_types.js").Saying }} props */
function Saying({ saying }) {
  const { state, words } = useTable();
  const seats = state.table?.seats || [];
  /** @param {number} seat */
  const name = (seat) => (seat === state.eye ? words.say("plate-you") : seats[seat]?.words || "");
  const who = saying.seat === null ? words.say("talk-host") : words.capital(name(saying.seat));
  const to = saying.to === null ? "" : ` → ${name(saying.to)}`;
  const outcome = /** @type {"kept" | "broken" | undefined} */ (state.outcomes[saying.version]);
  return html`
    <p class=${saying.promise ? `saying is-promise is-${outcome || "said"}` : "saying"}>
      <${Shape} seat=${saying.seat} />
      <span>
        <strong>
          ${who}
          ${to}
        </strong>${" "}
        <span class="saying-text">${saying.text}</span>
        ${outcome && OUTCOMES[outcome] && html`
          <b class=${`word-${outcome}`}>
            ${" "}
            ${OUTCOMES[outcome]}
            <span class="said">${words.say(`word-${outcome}`)}</span>
          </b>
        `}
      </span>
    </p>
  `;
}

/** Buttons for promises to each other seat, and to everybody. */
function PromiseRow() {
  const { state, words } = useTable();
  const promises = usePromises();
  if (!promises.length) return null;
  return html`
    <div class="promise-row">
      <span class="quiet">${words.say("talk-promises")}</span>
      ${state.table?.seats.map((seat) => html`
        <${PromiseTo} key=${seat.seat} seat=${seat.seat}>
          <${Shape} seat=${seat.seat} />
        <//>
      `)}
      <${PromiseTo} seat=${null}>${words.say("talk-everybody")}<//>
    </div>
  `;
}
