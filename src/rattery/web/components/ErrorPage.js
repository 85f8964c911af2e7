// The page for errors: one sentence, a link home and, where given, a button to retry.
import { html } from "../vendor/html.js";
import { RatWithCable } from "../art/rat.js";
import { useWords } from "../words.js";
import { TopBar } from "./TopBar.js";

/** @param {{ message?: string, sentence?: string, retry?: () => void }} props */
export function ErrorPage({ message, sentence, retry }) {
  const words = useWords();
  return html`
    <div class="page">
      <${TopBar} />
      <main class="page-error">
        <div class="error-rat">
          <${RatWithCable} />
        </div>
        <h1>${words.say("error-title")}</h1>
        <p role="alert">${sentence || words.say(message || "error-unreachable")}</p>
        <p class="error-ways">
          ${retry && html`
            <button class="button" type="button" onClick=${retry}>
              ${words.say("error-retry")}
            </button>
          `}
          <a class="button button-main" href="/">
            ${words.say("error-home")}
          </a>
        </p>
      </main>
    </div>
  `;
}

/**
 * The sentence for a failed request: the server's own, else that it cannot be reached.
 * @param {import("../words.js").Words} words
 * @param {any} error
 */
export const sentenceOf = (words, error) => (error?.status ? error.message : words.say("error-unreachable"));
