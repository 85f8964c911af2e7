// What houses and figures are called at this table.
import { useTableFacts } from "../../components/TableContext.js";

/** What each seat is called here. @param {any} words @returns {(seat: number) => string} */
export function useSeatNames(words) {
  const seats = useTableFacts()?.facts?.seats || [];
  return (seat) => seats[seat]?.words || words.say(`seat-${seat}`);
}

/** @param {any} words @param {(seat: number) => string} nameOf @param {any} house */
export const houseName = (words, nameOf, house) =>
  house.seat === null ? words.say("pp-neutral") : words.say("pp-house", { seat: nameOf(house.seat) });

/**
 * A house with its counter, as one says it in a list.
 * @param {any} words
 * @param {(seat: number) => string} nameOf
 * @param {any} house
 * @param {number} levels
 */
export const houseSaid = (words, nameOf, house, levels) =>
  house.seat === null
    ? words.say("pp-neutral")
    : `${words.say("pp-house", { seat: nameOf(house.seat) })} (${house.counter}/${levels})`;

/**
 * What is on a figure's way: the next houses in front, and the one behind.
 * @param {any} words
 * @param {(seat: number) => string} nameOf
 * @param {{ ahead: any[], behind: any }} found
 * @param {number} levels
 */
export function waySaid(words, nameOf, { ahead, behind }, levels) {
  if (!behind) return "";
  const front = ahead.slice(0, 2).map(({ house }) => houseSaid(words, nameOf, house, levels));
  return words.say("pp-way", {
    first: front[0],
    second: front[1] || front[0],
    behind: houseSaid(words, nameOf, behind.house, levels),
  });
}
