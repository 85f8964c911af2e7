// A role: a name tag with its hat. One that only its rat knows stands in brackets; one these eyes do not know is under
// a napkin.
import { html } from "../../vendor/html.js";
import { Hat } from "./art.js";
import { Tip } from "../../board_kit.js";

/** What the rules say about each role. @type {Record<string, string[]>} */
const CLAUSES = {
  manipulator: ["9.3", "9.4"],
  al_ratone: ["9.6", "9.7"],
  hypnotist: ["9.9", "9.10"],
  fool: ["9.13", "9.14", "9.15"],
  alchemist: ["9.18"],
};

/** @param {{ rat: any, isOwn?: boolean, words: import("../../words.js").Words }} props */
export function Role({ rat, isOwn = false, words }) {
  if (!rat.role)
    return html`
      <${Tip}
        class="rt-role is-secret"
        title=${words.capital(words.say("rt-role-secret"))}
        text=${words.say("rt-tip-role")}
        clauses=${["9.1"]}
      >
        <${Hat} role=${null} />
        <span class="rt-role-name">${words.say("rt-role-secret")}</span>
      <//>
    `;
  const id = rat.role.replaceAll("_", "-");
  const name = words.capital(words.say(`role-${id}`));
  const text = [words.say(`role-${id}-help`), isOwn && !rat.role_shown && words.say("rt-role-hidden")]
    .filter(Boolean)
    .join(" ");
  return html`
    <${Tip}
      class=${`rt-role ${rat.role_shown ? "" : "is-hidden"}`}
      title=${name}
      text=${text}
      clauses=${CLAUSES[rat.role]}
    >
      <${Hat} role=${rat.role} />
      <span class="rt-role-name">${rat.role_shown ? name : `(${name})`}</span>
    <//>
  `;
}
