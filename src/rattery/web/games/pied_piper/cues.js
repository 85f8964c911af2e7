// What is seen and heard of each event. `stride` and `turn` are for the march of the figures, see march.js.
import { cardFlies, figureShows, houseShakes, notesRise, peopleRun } from "./effects.js";
import { FIGURES } from "./art.js";
import { FLUTE } from "./sounds.js";

const SEATS = [0, 1, 2, 3, 4];
/** What shifts when the ring closes. */
const RING = [...SEATS.map((seat) => `house-${seat}`), ...Object.keys(FIGURES).map((figure) => `figure-${figure}`)];

/** The pieces of a place in the row: whoever it was and is, and the cards. @param {string} place */
const atPlace = (place) => [
  ...Object.keys(FIGURES).map((figure) => `character-${place}-${figure}`),
  `laid-${place}-0`,
  `laid-${place}-1`,
];

/**
 * A cue, and what it says about the march: who sets off and which way, who comes along, who crosses or goes under a
 *   house,
 * and that a house falls.
 * @typedef {import("../../feel/cues.js").Cue & { leader?: string, turn?: 1 | -1, follower?: string, stride?:
 *   "through" | "under", falls?: boolean }} MarchCue
 */

/** @type {Record<string, (facts: any) => MarchCue>} */
export const cues = {
  laid: ({ place }) => ({
    pieces: [`laid-${place}-0`, `laid-${place}-1`],
    sound: "card",
    hold: 320,
    effect: cardFlies,
  }),
  laid_face_down: ({ place }) => ({
    pieces: [`laid-${place}-0`, `laid-${place}-1`],
    sound: "card",
    hold: 320,
    effect: cardFlies,
  }),
  turned_up: () => ({ sound: "card", hold: 200 }),
  acts: (facts) => ({
    leader: facts.figure,
    turn: facts.card === "back1" ? -1 : 1,
    sound: facts.figure === "piper" ? FLUTE : "squeak",
    hold: 300,
    effect: figureShows,
  }),
  acts_with: (facts) => ({
    leader: facts.figure,
    turn: facts.card === "back1" ? -1 : 1,
    sound: facts.special === "melody" || facts.figure === "piper" ? FLUTE : "squeak",
    hold: 380,
    effect: facts.special === "melody" ? notesRise : figureShows,
  }),
  nothing_happens: () => ({ sound: "snore", hold: 260 }),
  follows: ({ figure }) => ({ follower: figure, hold: 120 }),
  crossed: ({ figure }) => ({
    pieces: [`figure-${figure}`],
    stride: "through",
    sound: "step",
    hold: 380,
    effect: houseShakes,
  }),
  crossed_in_vain: ({ figure }) => ({ pieces: [`figure-${figure}`], stride: "through", sound: "step", hold: 380 }),
  crossed_neutral: ({ figure }) => ({ pieces: [`figure-${figure}`], stride: "through", sound: "step", hold: 380 }),
  went_under: ({ figure }) => ({ pieces: [`figure-${figure}`], stride: "under", sound: "splash", hold: 400 }),
  went_under_neutral: ({ figure }) => ({ pieces: [`figure-${figure}`], stride: "under", sound: "splash", hold: 400 }),
  fled: () => ({ pieces: RING, falls: true, sound: "creak", hold: 600, effect: peopleRun }),
  took_counters: () => ({ sound: "coin", hold: 160 }),
  character_shown: ({ place }) => ({ pieces: atPlace(place), sound: "card", hold: 160 }),
  won: () => ({ sound: "fanfare", hold: 300 }),
  shared_victory: () => ({ sound: "fanfare", hold: 300 }),
};

/** How the lines of its story look. @type {import("../../table_types.js").StoryLooks} */
export const looks = {
  heads: ["begins"],
  recap: ["fled"],
  icons: {
    star: ["took_counters"],
    warn: ["fled", "counters_lost"],
    eye: ["character_shown"],
    card: ["laid_face_down", "showed", "characters_shuffled", "actions_shuffled"],
    step: [
      "acts",
      "acts_with",
      "follows",
      "crossed",
      "crossed_in_vain",
      "crossed_neutral",
      "went_under",
      "went_under_neutral",
    ],
  },
};
