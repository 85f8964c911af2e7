// The winners and the date of a finished match.
import { html } from "../vendor/html.js";
import { hasWon } from "../memory.js";
import { useWords } from "../words.js";

/** @param {{ result: import("../memory.js").Result }} props */
export function Won({ result }) {
  const words = useWords();
  return html`
    <span>${formatWinners(result, words)}</span>
    <time class="quiet" datetime=${new Date(result.at).toISOString()}>
      ${formatDate(result.at, words.lang)}
    </time>
  `;
}

/**
 * The winners in words: "You won", "Ada won".
 * @param {import("../memory.js").Result} result
 * @param {import("../words.js").Words} words
 */
export function formatWinners(result, words) {
  const { winners, mine, names } = result;
  if (!winners.length) return words.say("won-nobody");
  if (winners.length === 1 && hasWon(result)) return words.say("won-you");
  const named = winners.map((seat) =>
    seat === mine[0] && hasWon(result) ? words.say("won-you-among") : names[seat],
  );
  return words.say(winners.length > 1 ? "won-shared" : "won-one", {
    names: new Intl.ListFormat(words.lang).format(named),
  });
}

/** A date, with the year only if it is not the present one. @param {number} at @param {string} lang */
export function formatDate(at, lang) {
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(lang, {
    day: "numeric",
    month: "short",
    ...(isThisYear ? {} : { year: "numeric" }),
  }).format(at);
}
