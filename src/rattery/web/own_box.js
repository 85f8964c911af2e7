// One's own copies of a game: the values of their boxes, each under a name, kept on this device.
import { keep, kept } from "./store.js";

/** @typedef {Record<string, any>} Box a section for each kind of component, as in the file */
/** @typedef {{ name: string, box: Box }} Copy */

const SHELF = "copies"; // by game, the oldest first
const OPEN = "copy"; // by game, the name of the copy that was looked at last; "": as it comes with the game
const NAMELESS = "boxes"; // by game, the only copy that was kept before copies had names

export const LONGEST_NAME = 60;

/**
 * The copies of a game on this device. One that was kept without a name is taken over.
 * @param {string} game
 * @param {string} nameless what such a copy is called from now on
 * @returns {Copy[]}
 */
export function copiesOf(game, nameless) {
  const { [game]: old, ...others } = kept(NAMELESS, {});
  const copies = kept(SHELF, {})[game] || [];
  if (!old) return copies;
  keep(NAMELESS, others);
  return keepCopies(game, [...copies, { name: freeName(copies, nameless), box: old }]);
}

/** @param {string} game @param {Copy[]} copies @returns {Copy[]} */
function keepCopies(game, copies) {
  keep(SHELF, { ...kept(SHELF, {}), [game]: copies });
  return copies;
}

/**
 * Keep the values of a copy; under a new name it is a new copy.
 * @param {string} game @param {Copy[]} copies @param {Copy} copy
 */
export const keepCopy = (game, copies, copy) =>
  keepCopies(
    game,
    copies.some(({ name }) => name === copy.name)
      ? copies.map((each) => (each.name === copy.name ? copy : each))
      : [...copies, copy],
  );

/** @param {string} game @param {Copy[]} copies @param {string} from @param {string} to */
export const renameCopy = (game, copies, from, to) =>
  keepCopies(
    game,
    copies.map((each) => (each.name === from ? { ...each, name: to } : each)),
  );

/** @param {string} game @param {Copy[]} copies @param {string} name */
export const deleteCopy = (game, copies, name) =>
  keepCopies(
    game,
    copies.filter((each) => each.name !== name),
  );

/**
 * A name no other copy has: the one that is wanted, or the same with a number.
 * @param {Copy[]} copies
 * @param {string} wanted
 */
export function freeName(copies, wanted) {
  const taken = new Set(copies.map(({ name }) => name));
  const numbered = copies.map((_, place) => `${wanted.slice(0, LONGEST_NAME - 4).trim()} ${place + 2}`);
  return [wanted.slice(0, LONGEST_NAME).trim(), ...numbered].find((name) => !taken.has(name)) || wanted;
}

/** The copy of a game that was looked at last, or else the newest. @param {string} game @param {Copy[]} copies */
export function openCopy(game, copies) {
  const name = kept(OPEN, {})[game] ?? copies[copies.length - 1]?.name;
  return copies.find((each) => each.name === name) || null;
}

/** @param {string} game @param {string} name */
export const rememberOpen = (game, name) => keep(OPEN, { ...kept(OPEN, {}), [game]: name });

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

/**
 * What the file of a copy is called, without signs that a system of files might not like.
 * @param {string} game
 * @param {string} name
 */
export const fileName = (game, name) => [game, name.replace(/[^\p{L}\p{N} _-]/gu, "").trim()].filter(Boolean).join(" ");
