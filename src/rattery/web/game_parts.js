// The modules a game has for the browser in games/<game>/, fetched on first use; for those it lacks there are defaults.
import { useEffect, useState } from "./vendor/html.js";
import { cached } from "./api.js";
import { findGame, useCatalogue } from "./catalogue.js";
import { retry } from "./retry.js";
import { useWords } from "./words.js";

/** @typedef {import("./catalogue.js").GameEntry} GameEntry */

/**
 * What is needed to show a table.
 * @typedef {object} BoardParts
 * @property {any} Board the component that draws it
 * @property {import("./feel/cues.js").Cues} cues how events are shown on it
 * @property {import("./feel/beats.js").Telling} telling how the view changes event by event
 * @property {Record<string, (facts: any) => string[]>} where by event, selectors of what a line of the story is about;
 *   for other events the pieces of their cue
 * @property {import("./table_types.js").StoryLooks} looks how the lines of the story look, beyond the defaults
 */

const PLAIN = "defaults"; // the folder of the plain board

/** @type {(game: string, part: string) => Promise<any>} */
const fetchPart = cached((game, part) => import(`./games/${game}/${part}.js`));

/** Whether a game has a part of its own. @param {GameEntry | undefined} entry @param {string} part */
export const brings = (entry, part) => Boolean(entry?.web.includes(part));

/**
 * A part of a game, or else the default.
 * @param {GameEntry | undefined} entry
 * @param {string} part
 * @param {any} instead
 */
const partOf = async (entry, part, instead) => (entry && brings(entry, part) ? fetchPart(entry.game, part) : instead);

/**
 * The board of a game, once its style sheet is loaded too; the plain board if its own cannot be loaded.
 * @param {GameEntry | undefined} entry
 * @returns {Promise<BoardParts>}
 */
export async function boardOf(entry) {
  const [own, cues, telling] = await Promise.all([
    partOf(entry, "board", null).catch(() => null),
    partOf(entry, "cues", {}),
    partOf(entry, "telling", {}),
    brings(entry, "board") ? null : loadStyleSheet(PLAIN),
    brings(entry, "style") ? loadStyleSheet(`games/${entry?.game}`) : null,
  ]);
  if (!own) await loadStyleSheet(PLAIN);
  const { Board } = own || (await import("./defaults/board.js"));
  return {
    Board,
    cues: cues.cues || {},
    telling: telling.telling || {},
    where: cues.where || {},
    looks: cues.looks || {},
  };
}

/**
 * Loads the style sheet in a folder, once. A failure is ignored: the board can be played without it.
 * @param {string} folder
 */
function loadStyleSheet(folder) {
  const href = `/static/${folder}/style.css`;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", href });
  return new Promise((resolve) => {
    sheet.onload = sheet.onerror = () => resolve(undefined);
    const own = folder === PLAIN ? document.querySelector("link[href^='/static/games/']") : null;
    document.head.insertBefore(sheet, own); // a game's own rules come after those of the plain board
  });
}

/**
 * The clauses of the rules that explain each question.
 * @param {GameEntry | undefined} entry
 * @returns {Promise<Record<string, string[]>>}
 */
export async function clausesOf(entry) {
  const own = await partOf(entry, "clauses", null);
  return own ? own.clauses : (await import("./defaults/clauses.js")).clausesFor(entry);
}

/**
 * What a game adds to the buttons of the action bar: their order within a group, a picture, and a short summary of what
 * a move would bring.
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
 * The scene at the end of a game, drawn over the board; null where it has none.
 * @param {GameEntry | undefined} entry
 * @returns {Promise<import("./feel/finale.js").Finale | null>}
 */
export const finaleOf = async (entry) => (await partOf(entry, "finale", { finale: null })).finale;

/** The component of a game's emblem. @param {GameEntry | undefined} entry @returns {Promise<any>} */
export async function emblemOf(entry) {
  const own = await partOf(entry, "emblem", null);
  return own ? own.Emblem : (await import("./defaults/emblem.js")).emblemFor(entry);
}

/**
 * The pictures of the rules by key; each is a function of the game's words and the values of a box.
 * @param {GameEntry | undefined} entry
 * @returns {Promise<Record<string, (words: import("./words.js").Words, box: any) => any>>}
 */
export const picturesOf = async (entry) => (await partOf(entry, "pictures", { pictures: {} })).pictures;

/**
 * By section of the box, a function that draws the component of an entry with the given values.
 * @typedef {Record<string, (key: string, values: Record<string, any>) => any>} BoxPictures
 */

/** @param {GameEntry | undefined} entry @returns {Promise<BoxPictures>} */
export const boxPicturesOf = async (entry) => (await partOf(entry, "box_pictures", { boxPictures: {} })).boxPictures;

/**
 * The lesson of a game: the steps of the coach, the number of seats, and the options that differ from the defaults.
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
 * A part of a game in the language of the page, for a component: null until it is loaded.
 * @template Part
 * @param {string} game
 * @param {(entry: GameEntry | undefined, lang: import("./words.js").Language) => Promise<Part>} fetchIt
 * @param {boolean} [isWanted]
 * @returns {Part | null}
 */
export function useGamePart(game, fetchIt, isWanted = true) {
  const entry = findGame(useCatalogue(), game);
  const { lang } = useWords();
  const [found, setFound] = useState(/** @type {Part | null} */ (null));
  useEffect(
    () =>
      isWanted
        ? retry(
            () => fetchIt(entry, lang),
            (part) => setFound(() => part),
          )
        : undefined,
    [entry, lang, isWanted],
  );
  return found;
}
