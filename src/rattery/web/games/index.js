// The boards, one module a game, fetched when the game is played.

/** What a board's module gives: the board, and how what happens is shown on it. @typedef {{ Board: any, cues?: import("../feel/cues.js").Cues }} BoardModule */

/** @type {Record<string, () => Promise<BoardModule>>} */
const BOARDS = {
  rat_trap: () => import("./rat_trap.js"),
  pied_piper: () => import("./pied_piper.js"),
  first_rat: () => import("./first_rat.js"),
  ratjack: () => import("./ratjack.js"),
};

/** @param {string} game @returns {Promise<BoardModule>} */
export const boardOf = (game) => (BOARDS[game] || (() => import("./plain.js")))();

/** The steps by which the coach leads through a first game. @param {string} game @returns {Promise<import("../feel/coach.js").WalkStep[]>} */
export const walkOf = async (game) => (await import(`./${game}/walk.js`)).walk;
