// One's own copy of a game: the values of its box, kept on this device.
import { keep, kept } from "./store.js";

/** @typedef {Record<string, any>} Box a section for each kind of component, as in the file */

const SHELF = "boxes";

/** The box this device keeps for a game; null: none. @param {string} game @returns {Box | null} */
export const ownBox = (game) => kept(SHELF, {})[game] || null;

/** @param {string} game @param {Box | null} box null: forget it */
export function keepBox(game, box) {
  const { [game]: _, ...others } = kept(SHELF, {});
  keep(SHELF, box ? { ...others, [game]: box } : others);
}

/**
 * A box with one value changed; what an owner enters is read off the printed game.
 * @param {Box} box @param {string} section @param {string} key @param {string} field @param {any} value
 * @returns {Box}
 */
export const withValue = (box, section, key, field, value) => ({
  ...box,
  [section]: { ...box[section], [key]: { ...box[section][key], [field]: value, source: "photo" } },
});

/**
 * A box with one entry more, or one less.
 * @param {Box} box @param {string} section @param {string} key @param {any} entry null: it goes
 * @returns {Box}
 */
export function withEntry(box, section, key, entry) {
  const { [key]: _, ...others } = box[section];
  return { ...box, [section]: entry ? { ...others, [key]: { ...entry, source: "photo" } } : others };
}

/** Offer a text as a file. @param {string} name @param {string} text */
export function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
