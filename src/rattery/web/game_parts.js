// What a game brings to the browser: modules in games/<game>/, fetched when they are wanted. The rest has defaults.
import { useEffect, useState } from "./vendor/html.js";
import { once } from "./api.js";
import { findGame, useCatalogue } from "./catalogue.js";

/** @typedef {import("./catalogue.js").GameEntry} GameEntry */

/**
 * What is on the table.
 * @typedef {object} BoardParts
 * @property {any} Board the component that draws it
 * @property {import("./feel/cues.js").Cues} cues how what happens is shown on it
 * @property {import("./feel/beats.js").Telling} telling how it changes event by event
 * @property {Record<string, (facts: any) => string[]>} where what on the board a line of the story is about, as
 *   selectors by event; for those that are not here, the pieces of its cue
 * @property {{ never?: RegExp, always?: RegExp }} indents events that are no result of the line before although one
 *   move led to both, and such that are one although they are the first of their move
 */

/** @type {(game: string, part: string) => Promise<any>} */
const fetchPart = once((game, part) => import(`./games/${game}/${part}.js`));

/** Whether a game brings a part of its own. @param {GameEntry | undefined} entry @param {string} part */
export const brings = (entry, part) => Boolean(entry?.web.includes(part));

/**
 * A part of a game, or what there is instead.
 * @param {GameEntry | undefined} entry
 * @param {string} part
 * @param {any} instead
 */
const partOf = async (entry, part, instead) => (entry && brings(entry, part) ? fetchPart(entry.game, part) : instead);

/** The board with its style sheet. @param {GameEntry | undefined} entry @returns {Promise<BoardParts>} */
export async function boardOf(entry) {
  const [own, cues, telling] = await Promise.all([
    partOf(entry, "board", null).catch(() => null),
    partOf(entry, "cues", {}),
    partOf(entry, "telling", {}),
    dress(entry),
  ]);
  const { Board } = own || (await import("./defaults/board.js"));
  return {
    Board,
    cues: cues.cues || {},
    telling: telling.telling || {},
    where: cues.where || {},
    indents: cues.indents || {},
  };
}

/**
 * The style sheet of a board, fetched once; a board without it is ugly, but can be played.
 * @param {GameEntry | undefined} entry
 */
function dress(entry) {
  const game = entry?.game || "";
  if (document.querySelector(`link[data-game="${game}"]`)) return Promise.resolve();
  const sheet = document.createElement("link");
  Object.assign(sheet, {
    rel: "stylesheet",
    href: `/static/${brings(entry, "style") ? `games/${game}` : "defaults"}/style.css`,
  });
  sheet.dataset.game = game;
  return new Promise((dressed) => {
    sheet.onload = sheet.onerror = () => dressed(undefined);
    document.head.append(sheet);
  });
}

/**
 * The clauses of the rules for each question.
 * @param {GameEntry | undefined} entry
 * @returns {Promise<Record<string, string[]>>}
 */
export async function clausesOf(entry) {
  const own = await partOf(entry, "clauses", null);
  return own ? own.clauses : (await import("./defaults/clauses.js")).clausesFor(entry);
}

/**
 * What a game adds to the buttons of the action bar: their order within a group, a picture, and in a few words what a
 * move would bring.
 * @typedef {{ view: any, eye: number | null, seats: import("./table.js").Seat[], words: import("./words.js").Words }}
 *   About
 * @typedef {object} ButtonParts
 * @property {(moves: import("./table.js").Move[], view: any) => import("./table.js").Move[]} [order]
 * @property {(move: import("./table.js").Move, about: About) => any} [picture]
 * @property {(move: import("./table.js").Move, outlook: import("./table.js").Outlook, about: About) => string} [gist]
 */

/** @param {GameEntry | undefined} entry @returns {Promise<ButtonParts>} */
export const buttonsOf = (entry) => partOf(entry, "buttons", {});

/**
 * The scene at the end of a game, drawn over the board; null where it brings none.
 * @param {GameEntry | undefined} entry
 * @returns {Promise<import("./feel/finale.js").Finale | null>}
 */
export const finaleOf = async (entry) => (await partOf(entry, "finale", { finale: null })).finale;

/** The small picture of a game. @param {GameEntry | undefined} entry @returns {Promise<any>} */
export async function emblemOf(entry) {
  const own = await partOf(entry, "emblem", null);
  return own ? own.Emblem : (await import("./defaults/emblem.js")).emblemFor(entry);
}

/**
 * The pictures of the rules by their keys; each is drawn from the words of the game and the values of a box.
 * @param {GameEntry | undefined} entry
 * @returns {Promise<Record<string, (words: import("./words.js").Words, box: any) => any>>}
 */
export const picturesOf = async (entry) => (await partOf(entry, "pictures", { pictures: {} })).pictures;

/**
 * The pictures of a box's entries, by section: what an entry's component looks like with these values.
 * @typedef {Record<string, (key: string, values: Record<string, any>) => any>} BoxPictures
 */

/** @param {GameEntry | undefined} entry @returns {Promise<BoxPictures>} */
export const boxPicturesOf = async (entry) => (await partOf(entry, "box_pictures", { boxPictures: {} })).boxPictures;

/**
 * How the game is taught: the steps of the coach, at how many seats, and with which options other than the usual.
 * @param {GameEntry | undefined} entry
 * @param {string} lang
 * @returns {Promise<{ walk: import("./feel/coach.js").WalkStep[], learners?: number, lessonOptions?: Record<string,
 *   any> }>}
 */
export async function lessonOf(entry, lang) {
  const own = await partOf(entry, "walk", null);
  return own || { walk: await (await import("./defaults/walk.js")).walkFor(entry, lang) };
}

/**
 * A part of a game in a component: null until it is here.
 * @template Part
 * @param {string} game
 * @param {(entry: GameEntry | undefined) => Promise<Part>} fetchIt
 * @param {boolean} [isWanted]
 * @returns {Part | null}
 */
export function useGamePart(game, fetchIt, isWanted = true) {
  const entry = findGame(useCatalogue(), game);
  const [found, setFound] = useState(/** @type {Part | null} */ (null));
  useEffect(() => {
    let isCurrent = true;
    if (isWanted)
      fetchIt(entry).then(
        (part) => isCurrent && setFound(() => part),
        () => {},
      );
    return () => void (isCurrent = false);
  }, [game, isWanted]);
  return found;
}
