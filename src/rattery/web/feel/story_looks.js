// How the lines of the story look, by their events: the defaults, for what several games have in common. A game adds
// its own in its cues.

/** @typedef {import("../table_types.js").StoryLooks} StoryLooks */

const DEFAULTS = {
  heads: ["round_began"],
  peaks: ["won", "shared_victory"],
  recap: ["round_ended", "scored"],
  starts: ["round_ended"],
  results: /** @type {string[]} */ ([]),
  icons: {
    star: ["scored"],
    warn: ["went_out"],
    eye: ["found", "turned_up"],
    card: ["dealt", "drew", "kept", "laid", "stole", "took"],
  },
};

/**
 * Whether a game, or the defaults, name an event in one of these lists.
 * @param {"heads" | "peaks" | "recap" | "starts" | "results"} list
 * @param {string} event
 * @param {StoryLooks} [own] those of the game
 */
export const isAmong = (list, event, own = {}) => [...DEFAULTS[list], ...(own[list] || [])].includes(event);

/** The icon of a result. @param {string} event @param {StoryLooks} [own] */
export const iconOf = (event, own = {}) =>
  [own.icons || {}, DEFAULTS.icons].flatMap(Object.entries).find(([, events]) => events.includes(event))?.[0] || "dot";
