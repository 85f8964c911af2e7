// The boards, one module a game, fetched when the game is played.

/**
 * What a board's module gives: the board, and how what happens is shown on it.
 * @typedef {{ Board: any, cues?: import("../feel/cues.js").Cues }} BoardModule
 */

/** @type {Record<string, () => Promise<BoardModule>>} */
const BOARDS = {
  rat_trap: () => import("./rat_trap.js"),
  pied_piper: () => import("./pied_piper.js"),
  first_rat: () => import("./first_rat.js"),
  ratjack: () => import("./ratjack.js"),
};

/** A board with its style sheet. @param {string} game @returns {Promise<BoardModule>} */
export async function boardOf(game) {
  const known = BOARDS[game];
  if (!known) return import("./plain.js");
  const [board] = await Promise.all([known(), dress(game)]);
  return board;
}

/**
 * The style sheet of a game, fetched once; a board without it is ugly, but can be played.
 * @param {string} game
 * @returns {Promise<void>}
 */
function dress(game) {
  if (document.querySelector(`link[data-game="${game}"]`)) return Promise.resolve();
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", href: `/static/css/${game}.css` });
  sheet.dataset.game = game;
  return new Promise((dressed) => {
    sheet.onload = sheet.onerror = () => dressed();
    document.head.append(sheet);
  });
}

/**
 * The steps by which the coach leads through a first game.
 * @param {string} game
 * @returns {Promise<import("../feel/coach.js").WalkStep[]>}
 */
export const walkOf = async (game) => (await import(`./${game}/walk.js`)).walk;
