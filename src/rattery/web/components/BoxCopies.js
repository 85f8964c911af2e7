// Chooses, duplicates, renames and deletes the copies of a game's box on this device.
import { html, useEffect, useRef, useState } from "../vendor/html.js";
import { MAX_BOX_NAME_LENGTH } from "../own_box.js";
import { useWords } from "../words.js";

/**
 * `name` is the name of the open copy; "" for the standard box.
 * @typedef {{ copies: import("../own_box.js").Copy[], name: string, choose: (name: string) => void,
 *   duplicate: () => void, rename: (to: string) => void, remove: () => void }} CopiesProps
 */

/** @param {CopiesProps} props */
export function BoxCopies({ copies, name, choose, duplicate, rename, remove }) {
  const words = useWords();
  const [doing, setDoing] = useState(/** @type {"" | "rename" | "delete"} */ (""));
  useEffect(() => setDoing(""), [name]);
  const done = () => setDoing("");
  return html`
    <div class="box-copies">
      <${CopyChoice} copies=${copies} name=${name} choose=${choose} label=${words.say("box-copy-choose")} />
      ${doing === "" && html`
        <button class="button" type="button" data-way="duplicate" onClick=${duplicate}>
          ${words.say("box-copy-duplicate")}
        </button>
        <button
          class="button"
          type="button"
          data-way="rename"
          disabled=${!name}
          onClick=${() => setDoing("rename")}
        >
          ${words.say("menu-rename")}
        </button>
        <button
          class="button"
          type="button"
          data-way="delete"
          disabled=${!name}
          onClick=${() => setDoing("delete")}
        >
          ${words.say("box-copy-delete")}
        </button>
      `}
      ${doing === "rename" && html`<${NewName} name=${name} take=${rename} done=${done} />`}
      ${doing === "delete" && html`<${AskDelete} name=${name} remove=${remove} done=${done} />`}
    </div>
  `;
}

/**
 * Chooses between the standard box and the copies.
 * @param {{ copies: import("../own_box.js").Copy[], name: string, choose: (name: string) => void, label: string }}
 *   props
 */
export function CopyChoice({ copies, name, choose, label }) {
  const words = useWords();
  return html`
    <label class="form-row box-copy">
      <span>${label}</span>
      <select name="copy" onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
        <option value="" selected=${!name}>
          ${words.say("box-copy-usual")}
        </option>
        ${copies.map((copy) => html`
          <option key=${copy.name} value=${copy.name} selected=${copy.name === name}>
            ${copy.name}
          </option>
        `)}
      </select>
    </label>
  `;
}

/** @param {{ name: string, take: (to: string) => void, done: () => void }} props */
function NewName({ name, take, done }) {
  const words = useWords();
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => field.current?.select(), []);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const to = field.current?.value.trim() || name;
    if (to !== name) take(to);
    done();
  };
  return html`
    <form class="rename" onSubmit=${submit}>
      <label>
        <span class="said">${words.say("box-copy-name")}</span>
        <input
          ref=${field}
          name="copy-name"
          defaultValue=${name}
          maxlength=${MAX_BOX_NAME_LENGTH}
          autocomplete="off"
        />
      </label>
      <button class="button button-main" type="submit">
        ${words.say("menu-take-name")}
      </button>
    </form>
  `;
}

/** @param {{ name: string, remove: () => void, done: () => void }} props */
function AskDelete({ name, remove, done }) {
  const words = useWords();
  const keep = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => keep.current?.focus(), []);
  return html`
    <div class="box-copy-ask" role="group" aria-label=${words.say("box-copy-delete")}>
      <p>${words.say("box-copy-ask", { name })}</p>
      <button class="button button-danger" type="button" data-way="delete-now" onClick=${() => (done(), remove())}>
        ${words.say("box-copy-delete")}
      </button>
      <button ref=${keep} class="button" type="button" onClick=${done}>
        ${words.say("box-copy-keep")}
      </button>
    </div>
  `;
}
