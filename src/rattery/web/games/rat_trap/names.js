// What the rats are called.

/**
 * The player's name; the third rat has none.
 * @param {any} state
 * @param {import("../../words.js").Words} words
 * @param {number} seat
 */
export const seatName = (state, words, seat) =>
  state.table?.seats[seat]?.words || words.capital(words.say("automaton"));
