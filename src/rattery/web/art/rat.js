// The rat: one drawing with a few parameters. Standees, avatars, the empty seat and the error page use it.
import { html } from "../vendor/html.js";

/**
 * @typedef {"calm" | "sly" | "hurt" | "triumphant" | "asleep"} Mood
 * @typedef {"none" | "cap" | "thimble" | "nightcap" | "feather" | "crown" | "jar" | "tin" | "glasses"} Hat
 *
 * @typedef {object} RatProps
 * @property {string} [coat] the colour of the fur
 * @property {string} [tail] the colour of the tail: usually its player's
 * @property {string} [ear] the colour inside the ears
 * @property {Hat | (() => any)} [hat] or a drawing of another, on a head from 45,10 to 113,72
 * @property {Mood} [mood]
 * @property {"whole" | "face"} [show]
 * @property {string} [title] for screen readers; without it the rat is decorative
 * @property {any} [held] a drawing of what it has in its paws, centred at 96,82
 */

const INK = "#2a2320";
const NOSE = "#d98a8a";

/** The eye, by mood. @type {Record<Mood, () => any>} */
const EYES = {
  calm: () => html`
    <circle cx="80" cy="43" r="4.6" fill=${INK} />
    <circle cx="81.6" cy="41.4" r="1.6" fill="#fff" />
  `,
  sly: () => html`
    <path d="M73 42 q7 -4 14 1 q-6 6 -14 -1z" fill=${INK} />
    <circle cx="82" cy="42.4" r="1.4" fill="#fff" />
    <path d="M71 38 l15 -1" stroke=${INK} stroke-width="2.4" stroke-linecap="round" />
  `,
  hurt: () => html`<path d="M75 39 l9 8 m0 -8 l-9 8" stroke=${INK} stroke-width="2.8" stroke-linecap="round" />`,
  triumphant: () => html`
    <path d="M73 46 q6.500 -9 13 0" fill="none" stroke=${INK} stroke-width="3.200" stroke-linecap="round" />
  `,
  asleep: () => html`
    <path d="M73 43 q6.500 5 13 0" fill="none" stroke=${INK} stroke-width="2.800" stroke-linecap="round" />
    <text x="94" y="24" class="rat-z" font-size="13" fill="currentColor">
      z
    </text>
  `,
};

/** The mouth, by mood. @type {Record<Mood, string>} */
const MOUTHS = {
  calm: "M97 59 q-6 4 -12 2",
  sly: "M98 58 q-6 7 -15 3",
  hurt: "M96 62 q-6 -4 -11 0",
  triumphant: "M97 58 q-3 9 -13 4 q7 0 13 -4z",
  asleep: "M96 60 q-5 2 -9 1",
};

/** @type {Record<Hat, () => any>} */
const HATS = {
  none: () => null,
  cap: () => html`
    <g>
      <path d="M58 25 q13 -17 30 -3 l-2 6 q-13 -8 -26 2z" fill="#c2452f" />
      <path
        d="M58 29 l3 -5 3 3 3 -5 4 4 4 -5 4 4 4 -4 4 5 2 -2 0 6 q-16 -9 -30 2z"
        fill="#e8e2d4"
        stroke="#9b9484"
        stroke-width="1"
      />
    </g>
  `,
  thimble: () => html`
    <g>
      <path
        d="M61 26 l4 -20 q8 -5 15 1 l7 18 q-13 -6 -26 1z"
        fill="#aeb4bd"
        stroke="#6d737c"
        stroke-width="1.500"
      />
      <path
        d="M65 13 q8 -4 17 1 M63 19 q10 -5 21 1"
        stroke="#6d737c"
        stroke-width="1.300"
        fill="none"
        stroke-dasharray="1.500 3"
      />
    </g>
  `,
  nightcap: () => html`
    <g>
      <path d="M58 28 q6 -22 22 -18 q-18 -16 -36 8 q-3 8 -6 12 q16 -14 16 0z" fill="#6f86b8" />
      <path d="M56 29 q16 -10 32 -4" stroke="#f6ecd6" stroke-width="6" stroke-linecap="round" fill="none" />
      <circle cx="38" cy="32" r="5" fill="#f6ecd6" />
    </g>
  `,
  feather: () => html`
    <g>
      <path d="M52 29 q20 -10 40 -4 l-9 -16 q-9 -6 -16 2z" fill="#5f8f57" stroke="#3f6a3a" stroke-width="1.500" />
      <path d="M68 12 q-14 -14 -30 -8 q14 0 26 14z" fill="#c2452f" />
    </g>
  `,
  crown: () => html`
    <g>
      <path
        d="M59 28 l-3 -19 9 9 6 -13 8 11 8 -9 1 18 q-15 -6 -29 3z"
        fill="#f2b33d"
        stroke="#a8741a"
        stroke-width="1.500"
      />
      <circle cx="72" cy="20" r="2.400" fill="#c2452f" />
    </g>
  `,
  jar: () => html`
    <g>
      <circle cx="77" cy="42" r="37" fill="#bfe3ee" fill-opacity="0.22" stroke="#d9eef2" stroke-width="3" />
      <path
        d="M54 20 q8 -10 20 -12"
        stroke="#fff"
        stroke-width="3.500"
        fill="none"
        stroke-linecap="round"
        opacity="0.800"
      />
      <path d="M52 76 h50" stroke="#c9b48a" stroke-width="6" stroke-linecap="round" />
    </g>
  `,
  tin: () => html`
    <g>
      <path d="M54 34 l3 -26 h32 l4 24 q-20 -10 -39 2z" fill="#9fa6ad" stroke="#5d646b" stroke-width="2" />
      <ellipse cx="73" cy="8" rx="16" ry="4.500" fill="#c5cbd0" stroke="#5d646b" stroke-width="2" />
      <path d="M57 18 h33 M56 25 h35" stroke="#5d646b" stroke-width="1.200" opacity="0.600" />
      <path d="M74 4 v-4" stroke="#5d646b" stroke-width="2" />
      <circle cx="74" cy="-1" r="3" fill="#c2452f" />
    </g>
  `,
  glasses: () => html`
    <g>
      <circle cx="80" cy="43" r="8.500" fill="none" stroke=${INK} stroke-width="2.200" />
      <path d="M72 41 l-14 -5 M88 41 q3 -2 6 1" stroke=${INK} stroke-width="2.200" fill="none" />
      <path d="M56 27 q14 -13 30 -3" stroke="#7b4e2e" stroke-width="5" fill="none" stroke-linecap="round" />
    </g>
  `,
};

/** @param {RatProps} props */
export function Rat({
  coat = "#a58f7c",
  tail = "#d9a5a0",
  ear = "#e3b0a8",
  hat = "none",
  mood = "calm",
  show = "whole",
  title,
  held = null,
}) {
  const frame = show === "face" ? "44 -4 68 76" : "0 -6 120 128";
  const label = title ? { role: "img", "aria-label": title } : { "aria-hidden": "true" };
  return html`
    <svg class=${`rat rat-${mood}`} viewBox=${frame} ...${label}>
      ${show === "whole" && Body({ coat, tail, held })}
      <circle cx="58" cy="26" r="13.500" fill=${coat} stroke=${INK} stroke-width="2.200" />
      <circle cx="58" cy="26" r="8" fill=${ear} />
      <path
        d="M53 46 q0 -24 25 -25 q15 1 20 17 l12 13 q4 6 -3 9 q-12 9 -30 9 q-24 -1 -24 -23z"
        fill=${coat}
        stroke=${INK}
        stroke-width="2.200"
        stroke-linejoin="round"
      />
      <path d="M84 62 q12 2 22 -4 q-10 10 -26 10 q-8 0 -13 -4 q8 1 17 -2z" fill="#fff" opacity="0.280" />
      <circle cx="72" cy="22" r="11" fill=${coat} stroke=${INK} stroke-width="2.200" />
      <circle cx="72" cy="22" r="6.500" fill=${ear} />
      <ellipse cx="109" cy="53.500" rx="4.500" ry="4" fill=${NOSE} stroke=${INK} stroke-width="1.500" />
      <path d="M98 55 l14 9 M96 58 l12 12 M99 52 l15 0" stroke=${INK} stroke-width="1" opacity="0.550" />
      <path
        d=${MOUTHS[mood]}
        fill=${mood === "triumphant" ? "#7a2d2d" : "none"}
        stroke=${INK}
        stroke-width="2"
        stroke-linecap="round"
      />
      <circle cx="86" cy="53" r="4" fill="#d98a8a" opacity="0.350" />
      <g class="rat-eye">${EYES[mood]()}</g> ${typeof hat === "string" ? HATS[hat]() : hat()}
    </svg>
  `;
}

/** Everything below the neck. @param {{ coat: string, tail: string, held: any }} props */
function Body({ coat, tail, held }) {
  return html`
    <g class="rat-tail">
      <path
        d="M36 108 q-30 8 -30 -14 q0 -14 12 -14 q9 1 7 9"
        fill="none"
        stroke=${INK}
        stroke-width="9"
        stroke-linecap="round"
      />
      <path
        d="M36 108 q-30 8 -30 -14 q0 -14 12 -14 q9 1 7 9"
        fill="none"
        stroke=${tail}
        stroke-width="5.500"
        stroke-linecap="round"
      />
    </g>
    <path
      d="M30 112 q-10 -36 26 -56 q30 -4 34 24 q4 22 -6 32z"
      fill=${coat}
      stroke=${INK}
      stroke-width="2.200"
      stroke-linejoin="round"
    />
    <path d="M62 112 q-6 -22 8 -36 q16 0 17 18 q0 10 -5 18z" fill="#fff" opacity="0.300" />
    <ellipse cx="50" cy="112" rx="15" ry="6" fill="#d9a5a0" stroke=${INK} stroke-width="2" />
    <ellipse cx="80" cy="113" rx="12" ry="5" fill="#d9a5a0" stroke=${INK} stroke-width="2" />
    <path d="M70 80 q10 8 20 2" fill="none" stroke=${INK} stroke-width="9" stroke-linecap="round" />
    <path d="M70 80 q10 8 20 2" fill="none" stroke=${coat} stroke-width="5.500" stroke-linecap="round" />
    <circle cx="91" cy="82" r="4" fill="#d9a5a0" stroke=${INK} stroke-width="1.500" />
    ${held}
  `;
}

/** A bot's face, one for each level. @type {Record<string, Pick<RatProps, "coat" | "hat" | "mood">>} */
export const BOT_FACES = {
  random: { coat: "#b9a690", hat: "nightcap", mood: "asleep" },
  easy: { coat: "#a58f7c", hat: "cap", mood: "calm" },
  normal: { coat: "#8d8f98", hat: "thimble", mood: "calm" },
  hard: { coat: "#7a6557", hat: "glasses", mood: "sly" },
  expert: { coat: "#5b5663", hat: "crown", mood: "sly" },
};

/** An empty seat: a tail disappearing into a hole. @param {{ title?: string }} props */
export function EmptySeat({ title }) {
  const label = title ? { role: "img", "aria-label": title } : { "aria-hidden": "true" };
  return html`
    <svg class="rat" viewBox="0 0 120 126" ...${label}>
      <path d="M22 104 v-34 a38 38 0 0 1 76 0 v34z" fill="#1b1a28" stroke="#7b4e2e" stroke-width="6" />
      <path d="M10 106 h100" stroke="#7b4e2e" stroke-width="7" stroke-linecap="round" />
      <path
        d="M60 84 q-4 18 12 18 q22 -2 30 8 q4 8 -4 9"
        fill="none"
        stroke="#d9a5a0"
        stroke-width="6"
        stroke-linecap="round"
      />
    </svg>
  `;
}

/** For errors: a rat holding a cut cable. @param {{ title?: string }} props */
export function RatWithCable({ title }) {
  const cable = html`
    <path
      d="M91 84 q12 8 8 20 q-4 10 8 12"
      fill="none"
      stroke="#c9b48a"
      stroke-width="5"
      stroke-linecap="round"
    />
    <path d="M95 78 q8 -14 18 -10" fill="none" stroke="#c9b48a" stroke-width="5" stroke-linecap="round" />
    <path
      d="M113 68 l5 -5 M113 68 l7 0 M113 68 l5 4"
      stroke="#f2b33d"
      stroke-width="2"
      stroke-linecap="round"
    />
  `;
  return Rat({ mood: "hurt", coat: "#a58f7c", held: cable, title });
}
