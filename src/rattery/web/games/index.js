// The boards, one module a game, fetched when the game is played.

/** @type {Record<string, () => Promise<{ Board: any }>>} */
const BOARDS = {
  rat_trap: () => import("./rat_trap.js"),
  pied_piper: () => import("./pied_piper.js"),
  first_rat: () => import("./first_rat.js"),
  ratjack: () => import("./ratjack.js"),
};

/** @param {string} game */
export const boardOf = async (game) => (await (BOARDS[game] || (() => import("./plain.js")))()).Board;
