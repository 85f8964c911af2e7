// A form to rename a seat of this device.
import { html, useEffect, useRef, useState } from "../vendor/html.js";
import { MAX_NAME_LENGTH } from "../api.js";
import { settings } from "../store.js";
import { Shape } from "./Shape.js";
import { useTable } from "./TableContext.js";

/** @param {{ seat: import("../table.js").Seat, done: () => void }} props */
export function Rename({ seat, done }) {
  const { table, state, words } = useTable();
  const [name, setName] = useState(seat.name);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => field.current?.select(), []);
  const take = (/** @type {Event} */ event) => {
    event.preventDefault();
    table.send({ type: "name", seat: seat.seat, name: name.trim() });
    if (state.here?.length === 1) settings.set({ name: name.trim() });
    done();
  };
  return html`
    <form class="rename" onSubmit=${take}>
      <label>
        <${Shape} seat=${seat.seat} />
        <span class="said">${words.say("menu-new-name", { seat: seat.words })}</span>
        <input
          ref=${field}
          name="name"
          value=${name}
          maxlength=${MAX_NAME_LENGTH}
          placeholder=${words.say("new-name-hint")}
          autocomplete="off"
          onInput=${(/** @type {any} */ event) => setName(event.target.value)}
        />
      </label>
      <button class="button button-small button-main" type="submit">
        ${words.say("menu-take-name")}
      </button>
    </form>
  `;
}
