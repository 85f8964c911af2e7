// A link to pass on, with buttons to copy and share it, and a QR code.
import { html, useEffect, useRef, useState } from "../vendor/html.js";
import { post } from "../api.js";
import { useWords } from "../words.js";
import { Icon } from "./Icon.js";

/** @param {{ table: string, fragment: string, title: string, label?: string }} props */
export function Invitation({ table, fragment, title, label }) {
  const words = useWords();
  const [link, setLink] = useState(`${location.origin}/t/${table}#${fragment}`);
  const [picture, setPicture] = useState("");
  const [isNear, setNear] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => {
    post("/api/qr", { table, fragment })
      .then((answer) => (setLink(answer.link), setPicture(answer.svg), setNear(answer.near)))
      .catch(() => {});
  }, [table, fragment]);
  const copy = async () => {
    field.current?.select();
    const isDone = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setCopied(isDone || document.execCommand("copy"));
  };
  const share = () => navigator.share({ title, url: link }).catch(() => {});
  return html`
    <div class="invitation">
      ${picture && html`
        <img
          class="qr"
          src=${`data:image/svg+xml,${encodeURIComponent(picture)}`}
          alt=${words.say("invite-qr")}
          width="132"
          height="132"
        />
      `}
      <div class="invitation-link">
        <label>
          <span>${label || words.say("invite-link")}</span>
          <input
            ref=${field}
            readonly
            value=${link}
            onFocus=${(/** @type {any} */ event) => event.target.select()}
          />
        </label>
        <p class="game-ways">
          <button class="button" type="button" onClick=${copy}>
            <${Icon} name="copy" /> ${words.say("invite-copy")}
          </button>
          ${"share" in navigator && html`
            <button class="button" type="button" onClick=${share}>
              <${Icon} name="share" /> ${words.say("invite-share")}
            </button>
          `}
        </p>
        ${isNear && html`
          <p class="quiet invitation-near">
            ${words.say("invite-near")} <code>rattery serve --host 0.0.0.0</code>
          </p>
        `}
        <p class="fine" role="status">
          ${isCopied && words.say("invite-copied")}
        </p>
      </div>
    </div>
  `;
}
