// What a step of an effect says. A box may hold any effect of the language: where there is no sentence of its own, one
// is made from the form of the step and the words for the cards in it.

const CARD = /\b(?:own|opposing|any)\b(?! hand)(?: other)?(?: (?:hidden|visible))?/g;

/** A part of a message's name. @param {string} text */
const slug = (text) => text.replaceAll(" ", "-");

/** @param {string} phrase as a box file spells it @param {import("../../words.js").Words} words @returns {string} */
export function stepInWords(phrase, words) {
  const own = `effect-${slug(phrase)}`;
  if (words.knows(own)) return words.say(own);
  const [card = "", second = ""] = (phrase.match(CARD) || []).map((said) => words.say(`effect-card-${slug(said)}`));
  const count = phrase.match(/\d/)?.[0] || "";
  const form = phrase.replace(CARD, "card").replace(/\d/, "count");
  return words.say(`effect-form-${slug(form)}`, { card, second, count });
}
