// The address of a game's rules; on the pages of a table those with the values of its box.
import { path } from "./route.js";

/** @param {string} game @param {string} lang */
export function rulesAddress(game, lang) {
  const [, table] = /^\/t\/([^/]+)/.exec(path.state.address) || [];
  return `/api/${table ? `tables/${table}/rules` : `rules/${game}`}?lang=${lang}`;
}
