// Opens tables on the server, and stores the secrets of their seats on this device.
import { post } from "./api.js";
import { lessonOf } from "./game_parts.js";
import { rememberTable, settings } from "./store.js";

/** @typedef {{ kind: "me" | "here" | "friend" | "bot", name: string, level: string }} SeatPlan */

export const USUAL_LEVEL = "easy";

/** The initial plan of a seat: the first is mine, all others are bots. @param {number} number @returns {SeatPlan} */
export const usualSeat = (number) => ({
  kind: number === 0 ? "me" : "bot",
  name: number === 0 ? settings.state.name : "",
  level: USUAL_LEVEL,
});

/**
 * A game with its options in their usual notation, `name(option=value,…)`.
 * @param {string} game
 * @param {Record<string, any>} chosen
 */
export const spelled = (game, chosen) =>
  `${game}(${Object.entries(chosen)
    .map(([option, value]) => `${option}=${value}`)
    .join(",")})`;

/**
 * The default options of a game.
 * @param {import("./catalogue.js").GameEntry | undefined} entry
 * @returns {Record<string, any>}
 */
export const usualOptions = (entry) =>
  Object.fromEntries((entry?.options || []).map((option) => [option.option, option.standard]));

/**
 * Opens a table, stores its secrets and returns its id.
 * @param {string} game @param {SeatPlan[]} seats @param {boolean} listed @param {string} lang
 * @param {number} clock seconds for a decision; 0: no clock
 * @param {object | null} box the values of a box of one's own; null: the standard box
 */
export async function openTable(game, seats, listed, lang, clock = 0, box = null) {
  const me = seats.find((plan) => plan.kind === "me");
  if (me) settings.set({ name: me.name });
  const asked = seats.map(({ kind, name, level }) => (kind === "bot" ? { kind, level } : { kind, name: name.trim() }));
  const answer = await post(`/api/tables?lang=${lang}`, {
    ...{ game, seats: asked, listed },
    ...(clock ? { clock } : {}),
    ...(box ? { box } : {}),
  });
  const here = answer.seats
    .filter((/** @type {any} */ seat) => seat.secret)
    .map((/** @type {any} */ { seat, secret }) => ({ seat, secret }));
  const invited = answer.seats
    .filter((/** @type {any} */ seat) => seat.invitation)
    .map((/** @type {any} */ { seat, invitation }) => [seat, invitation]);
  rememberTable(answer.table, {
    game,
    host: answer.host,
    seats: here,
    invitations: Object.fromEntries(invited),
    commitment: answer.commitment,
  });
  return answer.table;
}

/**
 * Opens a table for a lesson, with the fewest players the game allows from two on, and switches the coach on.
 * @param {import("./catalogue.js").GameEntry} entry
 * @param {string} lang
 */
export async function openLesson(entry, lang) {
  const { learners, lessonOptions } = await lessonOf(entry, lang);
  const players = learners || Math.min(...entry.players.filter((count) => count > 1));
  const seats = Array.from({ length: players }, (_, number) => usualSeat(number));
  const options = { ...usualOptions(entry), ...lessonOptions, players };
  const table = await openTable(spelled(entry.game, options), seats, false, lang);
  rememberTable(table, { coach: [] });
  return table;
}
