// The webhook of a seat, notified when it is the player's turn while they are away. The address is write-only: the
// server never sends it back.
import { html, useState } from "../vendor/html.js";
import { useTable } from "./TableContext.js";

/** @param {{ seat: number }} props */
export function Messages({ seat }) {
  const { table, state, words } = useTable();
  const [address, setAddress] = useState("");
  if (!state.messages || state.eye !== seat || state.table?.stage === "over") return null;
  const { set: isSet = false, problem = null } = state.webhook || {};
  /** @param {string} to */
  const give = (to) =>
    table.send({ type: "webhook", seat, address: to, link: `${location.origin}/t/${table.id}` });
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!address.trim()) return;
    give(address.trim());
    setAddress("");
  };
  return html`
    <details class="messages" open=${isSet || Boolean(problem)}>
      <summary>${words.say("messages-title")}</summary>
      <p class="quiet">${words.say("messages-help")}</p>
      ${isSet && html`
        <p class="messages-set" role="status">
          ✓ ${words.say("messages-set")}${" "}
          <button class="button button-small" type="button" data-way="messages-end" onClick=${() => give("")}>
            ${words.say("messages-end")}
          </button>
        </p>
      `}
      ${problem && html`
        <p class="warn" role="alert">
          ${problem}
        </p>
      `}
      <form class="talk-form" onSubmit=${save}>
        <label>
          <span class="said">${words.say("messages-address")}</span>
          <input
            name="webhook"
            type="url"
            maxlength="500"
            placeholder="https://ntfy.sh/…"
            autocomplete="off"
            value=${address}
            onInput=${(/** @type {any} */ event) => setAddress(event.target.value)}
          />
        </label>
        <button class="button" type="submit">
          ${words.say("messages-save")}
        </button>
      </form>
    </details>
  `;
}
