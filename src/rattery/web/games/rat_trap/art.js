// What is drawn for Rat Trap alone: doors and what lies behind them, the faces of the dice, the cat, the hats of the
// roles, the lamp.
import { html } from "../../vendor/html.js";

const INK = "#2a2320";

/** A closed door; something looks out of the mouse hole. */
const closed = () => html`
  <rect x="1.500" y="1.500" width="57" height="81" rx="5" fill="#4c2d1a" stroke=${INK} stroke-width="2" />
  <rect x="6" y="6" width="48" height="74" rx="2.500" fill="#8a5a36" />
  <path d="M6 6 h48 v3 h-45 v71 h-3z" fill="#fff" opacity=".1" />
  <path d="M12 36 v-13 q18 -17 36 0 v13z" fill="#6f4527" />
  <path d="M14 36 v-12 q16 -14 34 0 v12z" fill="#a57045" />
  <rect x="12" y="43" width="36" height="24" rx="2" fill="#6f4527" />
  <rect x="14" y="45" width="34" height="22" rx="1.500" fill="#a57045" />
  <path d="M22 80 v-6 a8 8 0 0 1 16 0 v6z" fill="#20151a" />
  <circle cx="27.500" cy="75" r="1.300" fill="#f7c870" />
  <circle cx="32.500" cy="75" r="1.300" fill="#f7c870" />
  <circle cx="49" cy="40" r="3.200" fill="#f2b33d" stroke=${INK} stroke-width="1" />
  <circle cx="48" cy="39" r="1" fill="#fff3cf" />
`;

/** An open doorway with light behind it. @param {string} light @param {any} thing */
const open = (light, thing) => html`
  <rect x="1.500" y="1.500" width="57" height="81" rx="5" fill="#8a5a36" stroke=${INK} stroke-width="2" />
  <path d="M7 79 v-52 q0 -20 23 -20 q23 0 23 20 v52z" fill=${light} stroke="#4c2d1a" stroke-width="1.500" />
  ${thing}
`;

/** @param {number} x @param {number} y @param {string} colour */
const wedge = (x, y, colour) => html`
  <g transform=${`translate(${x} ${y})`}>
    <path
      d="M0 16 l24 -15 q11 2 12 13 v13 h-36z"
      fill=${colour}
      stroke=${INK}
      stroke-width="2"
      stroke-linejoin="round"
    />
    <path d="M0 16 q18 -3 36 -2" fill="none" stroke=${INK} stroke-width="1.200" opacity=".6" />
    <circle cx="9" cy="22" r="2.400" fill="#b97f14" />
    <circle cx="29" cy="20" r="3" fill="#b97f14" />
    <circle cx="20" cy="9" r="1.800" fill="#b97f14" />
  </g>
`;

/** @param {string} number */
const worth = (number) => html`
  <text
    x="30"
    y="34"
    font-family="Fraunces, serif"
    font-weight="600"
    font-size="27"
    text-anchor="middle"
    fill=${INK}
  >
    ${number}
  </text>
`;

const LEAF = "M0 0 q-13 -4 -12 -11 q1 -6 7 -5 q4 1 5 5 q1 -4 5 -5 q6 -1 7 5 q1 7 -12 11z";

/** @type {Record<string, () => any>} */
const BEHIND = {
  one: () =>
    open(
      "#fbe6ae",
      html`${worth("1")}
      ${wedge(12, 46, "#f2b33d")}`,
    ),
  two: () =>
    open(
      "#fbe6ae",
      html`${worth("2")}
      ${wedge(17, 36, "#f7cf73")}
      ${wedge(9, 51, "#f2b33d")}`,
    ),
  clover: () =>
    open(
      "#d7e9c9",
      html`<g transform="translate(30 42)">
        <path d="M0 0 q1 20 9 32" fill="none" stroke="#2f6a38" stroke-width="4" stroke-linecap="round" />
        ${[45, 135, 225, 315].map((turn) => html`
          <path d=${LEAF} transform=${`rotate(${turn})`} fill="#4f9a57" stroke=${INK} stroke-width="1.500" />
        `)}
      </g>`,
    ),
  trap: () =>
    open(
      "#f1b8aa",
      html`<g stroke=${INK} stroke-width="1.800" stroke-linejoin="round">
        <rect x="9" y="58" width="42" height="13" rx="2" fill="#b98352" />
        <rect x="26" y="52" width="9" height="7" fill="#f2b33d" />
        <path d="M13 60 a17 22 0 0 1 34 0" fill="none" stroke="#6d737c" stroke-width="4" />
        <path d="M13 60 l4 -9 4 7 4.500 -9 4.500 8 4.500 -8 4.500 9 4 -7 4 9z" fill="#d9dee2" />
      </g>
      <path
        d="M30 14 v10 M19 18 l4 8 M41 18 l-4 8"
        stroke="#a5301c"
        stroke-width="3.500"
        stroke-linecap="round"
      />`,
    ),
};

/** A door card: closed, or with what is behind it. @param {{ card: string | null }} props */
export const DoorDrawing = ({ card }) => html`
  <svg class="rt-door-drawing" viewBox="0 0 60 84" aria-hidden="true">
    ${card ? BEHIND[card]?.() : closed()}
  </svg>
`;

const key = () => html`
  <circle cx="11" cy="24" r="7" fill="none" />
  <path d="M18 24 h24 v8 M34 24 v6" fill="none" />
`;

/** What a die shows: each sign has a shape of its own besides its colour. @type {Record<string, () => any>} */
const FACES = {
  key: () => html`
    <g stroke=${INK} stroke-width="8.500" stroke-linecap="round" stroke-linejoin="round">
      ${key()}
    </g>
    <g stroke="#e0a12a" stroke-width="4.600" stroke-linecap="round" stroke-linejoin="round">
      ${key()}
    </g>
  `,
  keys: () =>
    ["translate(1 -10) scale(.960)", "translate(1 11) scale(.960)"].map((place) => html`
      <g transform=${place}>
        <g stroke=${INK} stroke-width="8.500" stroke-linecap="round" stroke-linejoin="round">
          ${key()}
        </g>
        <g stroke="#e0a12a" stroke-width="4.600" stroke-linecap="round" stroke-linejoin="round">
          ${key()}
        </g>
      </g>
    `),
  steal: () => html`
    <path
      d="
        M9 45 q-4 -13 0 -18 l-5 -8 q-1 -5 4 -3 l7 7 v-14 q2.500 -4 5 0 v11 l1 -16 q3 -4 5.500 0 v16 l2 -13 q3 -4
        5.500 0 v14 l2.500 -7 q3.500 -3 5 .500 v13 q0 11 -6 18z
      "
      fill="#d9a5a0"
      stroke=${INK}
      stroke-width="2.600"
      stroke-linejoin="round"
    />
    <path d="M9 45 h28 v4 h-28z" fill="#4d4a66" stroke=${INK} stroke-width="2" />
  `,
  claws: () => html`
    <g fill="#c2452f" stroke=${INK} stroke-width="1.400" stroke-linejoin="round">
      <path d="M6 3 q13 20 5 43 q-1 -24 -5 -43z" />
      <path d="M20 1 q14 22 5 47 q-1 -26 -5 -47z" />
      <path d="M34 3 q13 20 5 43 q-1 -24 -5 -43z" />
    </g>
  `,
  heal: () => html`
    <g transform="rotate(-38 24 24)">
      <rect x="1" y="14" width="46" height="20" rx="10" fill="#f0c894" stroke=${INK} stroke-width="2.400" />
      <rect x="15" y="15" width="18" height="18" fill="#fbf1dd" stroke=${INK} stroke-width="1.200" />
      <path d="M24 18.500 v11 M18.500 24 h11" stroke="#c2452f" stroke-width="3.600" />
    </g>
  `,
};

/** @param {{ face: string }} props */
export const DieFace = ({ face }) => html`
  <svg class="rt-face" viewBox="0 0 48 48" aria-hidden="true">
    ${FACES[face]?.()}
  </svg>
`;

/** A plaster, wherever it is stuck. */
export const Plaster = () => html`
  <svg class="rt-plaster" viewBox="0 0 40 18" aria-hidden="true">
    <rect x="1" y="1" width="38" height="16" rx="8" fill="#f0c894" stroke=${INK} stroke-width="1.800" />
    <rect x="12.500" y="1.800" width="15" height="14.400" fill="#fbf1dd" />
    <path d="M20 5 v8 M16 9 h8" stroke="#c2452f" stroke-width="2.600" />
    <path
      d="M6 6 v.100 M6 12 v.100 M34 6 v.100 M34 12 v.100"
      stroke="#a8763d"
      stroke-width="2"
      stroke-linecap="round"
    />
  </svg>
`;

/** The hats, drawn where the rat's head is. @type {Record<string, () => any>} */
const HATS = {
  al_ratone: () => html`
    <path
      d="M58 21 q1 -20 13 -18 q6 -3 12 1 q7 3 6 16 q-15 -6 -31 1z"
      fill="#3b3440"
      stroke=${INK}
      stroke-width="1.800"
    />
    <path d="M58 21 q16 -7 31 -1 l-1 -6 q-14 -5 -29 1z" fill="#c2452f" />
    <path
      d="M48 26 q24 -15 53 -5 q-8 6 -26 4 q-17 -2 -27 1z"
      fill="#4b4352"
      stroke=${INK}
      stroke-width="1.800"
      stroke-linejoin="round"
    />
  `,
  hypnotist: () => html`
    <path
      d="M59 22 l-4 -28 q15 -6 30 -1 l4 27 q-15 -5 -30 2z"
      fill="#5a4590"
      stroke=${INK}
      stroke-width="1.800"
      stroke-linejoin="round"
    />
    <path
      d="M72 10 q0 -3 3 -2 q3 2 0 5 q-4 3 -7 -1 q-2 -6 4 -9 q8 -2 10 5 q1 9 -7 11"
      fill="none"
      stroke="#f7c870"
      stroke-width="2.200"
      stroke-linecap="round"
    />
    <path
      d="M50 27 q22 -14 49 -6 q-8 6 -24 4 q-15 -1 -25 2z"
      fill="#48367a"
      stroke=${INK}
      stroke-width="1.800"
      stroke-linejoin="round"
    />
  `,
  fool: () => html`
    <g stroke=${INK} stroke-width="1.800" stroke-linejoin="round">
      <path d="M55 29 q-1 -17 -17 -17 q16 -13 28 2 l6 12 q-9 0 -17 3z" fill="#c2452f" />
      <path d="M66 14 q4 -19 20 -18 q-7 8 -3 17 l-4 13 -8 1z" fill="#f2b33d" />
      <path d="M82 14 q11 -6 20 5 q-11 -1 -12 9 q-6 -2 -13 -1z" fill="#5f8f57" />
      <circle cx="37" cy="13" r="3.600" fill="#f7e08a" />
      <circle cx="87" cy="-4" r="3.600" fill="#f7e08a" />
      <circle cx="103" cy="20" r="3.600" fill="#f7e08a" />
    </g>
  `,
  alchemist: () => html`
    <g stroke=${INK} stroke-width="1.800" stroke-linejoin="round">
      <path d="M56 27 q10 -14 12 -37 q4 2 4 6 q12 10 20 25 q-18 -5 -36 6z" fill="#2d6a74" />
      <path d="M49 29 q22 -15 50 -6 q-9 5 -24 4 q-15 -1 -26 2z" fill="#245760" />
    </g>
    <path
      d="M73 6 l1.800 3.800 4.200 .500 -3 3 .800 4.200 -3.800 -2 -3.800 2 .800 -4.200 -3 -3 4.200 -.500z"
      fill="#f7e08a"
    />
    <circle cx="82" cy="19" r="1.600" fill="#f7e08a" />
  `,
  manipulator: () => html`
    <g stroke=${INK} stroke-width="1.800" stroke-linejoin="round">
      <path d="M54 30 q-5 -22 18 -26 q24 0 22 20 q-20 -9 -40 6z" fill="#e8dcc0" />
      <path
        d="M55 24 q14 -16 37 -8 M57 15 q10 -10 28 -6 M60 9 q18 0 32 13"
        fill="none"
        stroke="#a8966c"
        stroke-width="1.600"
      />
      <path d="M76 6 q-2 -14 10 -19 q-1 12 -6 19z" fill="#cc79a7" />
      <circle cx="78" cy="12" r="4.400" fill="#c2452f" />
    </g>
  `,
};

/** The hat of a role, to be laid over a rat. @param {{ role: string }} props */
export const HatWorn = ({ role }) => html`
  <svg class="rt-hat-worn" viewBox="0 -6 120 128" aria-hidden="true">
    ${HATS[role]?.()}
  </svg>
`;

/** The hat of a role by itself; one nobody knows yet is under a napkin. @param {{ role: string | null }} props */
export const Hat = ({ role }) => html`
  <svg class="rt-hat" viewBox="32 -16 76 50" aria-hidden="true">
    ${role ? (
      HATS[role]?.()
    ) : html`
      <path
        d="M42 30 q4 -34 28 -34 q24 0 28 34 q-7 -5 -14 0 q-7 5 -14 0 q-7 -5 -14 0 q-7 5 -14 0z"
        fill="#f6ecd6"
        stroke=${INK}
        stroke-width="1.800"
      />
      <path d="M54 8 q8 -8 16 -8 M50 20 q4 -8 8 -10" fill="none" stroke="#c9b48a" stroke-width="1.800" />
      <text
        x="71"
        y="22"
        text-anchor="middle"
        font-family="Fraunces, serif"
        font-weight="600"
        font-size="22"
        fill="#7b4e2e"
      >
        ?
      </text>
    `}
  </svg>
`;

const FUR = "#4a4458";
const STRIPE = "#332e40";

/** The cat, curled up; one ear listens. */
export const CatAsleep = () => html`
  <svg class="rt-cat-drawing" viewBox="0 0 120 70" aria-hidden="true">
    <ellipse cx="60" cy="63" rx="55" ry="6" fill="#000" opacity=".3" />
    <path
      d="M12 60 q-6 -40 44 -42 q52 0 52 32 q0 12 -14 12 h-70 q-10 0 -12 -2z"
      fill=${FUR}
      stroke=${INK}
      stroke-width="2.500"
    />
    <path
      d="M60 19 q4 8 0 14 M74 20 q5 8 2 15 M88 25 q5 7 3 13"
      fill="none"
      stroke=${STRIPE}
      stroke-width="5"
      stroke-linecap="round"
    />
    <path
      d="M104 50 q12 14 -18 14 q-26 1 -44 -6"
      fill="none"
      stroke=${INK}
      stroke-width="13"
      stroke-linecap="round"
    />
    <path
      d="M104 50 q12 14 -18 14 q-26 1 -44 -6"
      fill="none"
      stroke=${FUR}
      stroke-width="8.500"
      stroke-linecap="round"
    />
    <path
      d="M10 46 l-3 -20 13 9 q8 -3 15 -1 l11 -11 1 19 q7 20 -15 22 q-22 0 -22 -18z"
      fill=${FUR}
      stroke=${INK}
      stroke-width="2.500"
      stroke-linejoin="round"
    />
    <path d="M11 32 l6 5 M42 30 l-5 5" stroke="#d98a8a" stroke-width="3" stroke-linecap="round" />
    <path
      d="M16 48 q4 3 8 0 M32 47 q4 3 8 0"
      fill="none"
      stroke="#f7c870"
      stroke-width="2.400"
      stroke-linecap="round"
    />
    <path d="M26 54 h4 l-2 2.500z" fill="#d98a8a" />
    <path
      d="M14 54 l-9 -1 M14 57 l-8 3 M42 53 l9 -1 M42 56 l8 3"
      stroke="#f6ecd6"
      stroke-width="1"
      opacity=".7"
    />
    <text x="2" y="18" font-size="13" fill="currentColor" class="rat-z">
      z
    </text>
  </svg>
`;

/** The cat in the middle of its leap. */
export const CatLeaping = () => html`
  <svg class="rt-cat-drawing" viewBox="0 0 220 120" aria-hidden="true">
    <path
      d="M40 66 q-34 -6 -30 -36 q2 -14 14 -14"
      fill="none"
      stroke=${INK}
      stroke-width="15"
      stroke-linecap="round"
    />
    <path
      d="M40 66 q-34 -6 -30 -36 q2 -14 14 -14"
      fill="none"
      stroke=${FUR}
      stroke-width="10"
      stroke-linecap="round"
    />
    <path
      d="M48 74 q-26 10 -34 34 l16 4 q8 -18 30 -24z"
      fill=${FUR}
      stroke=${INK}
      stroke-width="3"
      stroke-linejoin="round"
    />
    <path
      d="M34 74 q6 -34 56 -40 q40 -6 72 10 l-8 40 q-40 14 -80 8 q-34 -2 -40 -18z"
      fill=${FUR}
      stroke=${INK}
      stroke-width="3"
    />
    <path
      d="M74 38 q6 12 2 22 M94 34 q7 12 3 24 M114 33 q7 11 4 22"
      fill="none"
      stroke=${STRIPE}
      stroke-width="7"
      stroke-linecap="round"
    />
    <path
      d="M140 78 q22 26 52 22 l4 -14 q-22 -2 -32 -22z"
      fill=${FUR}
      stroke=${INK}
      stroke-width="3"
      stroke-linejoin="round"
    />
    <path
      d="M156 68 q26 16 54 4 l-2 -13 q-22 8 -40 -8z"
      fill=${FUR}
      stroke=${INK}
      stroke-width="3"
      stroke-linejoin="round"
    />
    <path
      d="M192 101 l10 5 M195 96 l12 2 M197 90 l10 -2 M210 72 l8 3 M211 66 l9 -1 M209 60 l8 -5"
      stroke="#f6ecd6"
      stroke-width="3"
      stroke-linecap="round"
    />
    <path
      d="M140 40 l-4 -32 20 14 q10 -4 20 0 l18 -14 2 32 q2 26 -26 28 q-28 0 -30 -28z"
      fill=${FUR}
      stroke=${INK}
      stroke-width="3"
      stroke-linejoin="round"
    />
    <path d="M142 18 l8 8 M189 18 l-7 8" stroke="#d98a8a" stroke-width="4" stroke-linecap="round" />
    <ellipse cx="156" cy="42" rx="6.500" ry="8" fill="#f7c870" stroke=${INK} stroke-width="1.500" />
    <ellipse cx="180" cy="42" rx="6.500" ry="8" fill="#f7c870" stroke=${INK} stroke-width="1.500" />
    <ellipse cx="157.500" cy="42" rx="2" ry="6.500" fill=${INK} />
    <ellipse cx="181.500" cy="42" rx="2" ry="6.500" fill=${INK} />
    <path d="M158 54 q10 8 20 0 q-2 10 -10 10 q-8 0 -10 -10z" fill="#7a2d2d" stroke=${INK} stroke-width="1.800" />
    <path d="M161 56 l2 4 2 -3 M171 57 l2 3 2 -4" fill="#fff" stroke="#fff" stroke-width="1" />
    <path d="M165 50 h6 l-3 3z" fill="#d98a8a" />
  </svg>
`;

/**
 * The cat sitting upright, seen from the front: body, tail and head down to the jaw.
 * @param {{ floor: number, jaw: string, children?: any }} props where its paws stand, and the outline of the chin from
 *   the right cheek on
 */
const SittingCat = ({ floor, jaw, children }) => html`
  <svg class="rt-cat-drawing" viewBox=${`0 0 80 ${floor + 4}`} aria-hidden="true">
    ${[
      [INK, 11],
      [FUR, 7],
    ].map(([stroke, width]) => html`
      <path
        d=${`M62 ${floor - 6} q18 -4 12 -26`}
        fill="none"
        stroke=${stroke}
        stroke-width=${width}
        stroke-linecap="round"
      />
    `)}
    <path d=${`M16 ${floor} q-2 -26 12 -34 h24 q16 10 14 34z`} fill=${FUR} stroke=${INK} stroke-width="2.500" />
    <path d=${`M30 ${floor} v-13 M50 ${floor} v-13`} stroke=${STRIPE} stroke-width="2.500" stroke-linecap="round" />
    <path
      d=${`M12 30 l-4 -26 18 11 q14 -5 28 0 l18 -11 -4 26 ${jaw}`}
      fill=${FUR}
      stroke=${INK}
      stroke-width="2.500"
      stroke-linejoin="round"
    />
    <path d="M14 13 l7 6 M66 13 l-7 6" stroke="#d98a8a" stroke-width="3.500" stroke-linecap="round" />
    ${children}
  </svg>
`;

/** The cat, awake and looking at somebody. */
export const CatAwake = () => html`
  <${SittingCat} floor=${72} jaw="q2 22 -28 24 q-30 -2 -28 -24z">
    <path
      d="M18 27 q8 -6 16 3 q-8 8 -16 -3z M62 27 q-8 -6 -16 3 q8 8 16 -3z"
      fill="#f7c870"
      stroke=${INK}
      stroke-width="1.500"
    />
    <ellipse cx="27" cy="29" rx="1.800" ry="4.500" fill=${INK} />
    <ellipse cx="53" cy="29" rx="1.800" ry="4.500" fill=${INK} />
    <path d="M36 38 h8 l-4 4z" fill="#d98a8a" />
    <path d="M30 44 q5 5 10 0 q5 5 10 0" fill="none" stroke="#f6ecd6" stroke-width="2" stroke-linecap="round" />
  <//>
`;

/** The cat at the end of a long evening. */
export const CatYawning = () => html`
  <${SittingCat} floor=${76} jaw="q4 32 -28 34 q-32 -2 -28 -34z">
    <path
      d="M18 26 q8 6 16 -1 M46 25 q8 7 16 1"
      fill="none"
      stroke="#f7c870"
      stroke-width="2.500"
      stroke-linecap="round"
    />
    <path d="M36 33 h8 l-4 4z" fill="#d98a8a" />
    <g class="rt-mouth">
      <ellipse cx="40" cy="49" rx="12" ry="12" fill="#3a1c22" stroke=${INK} stroke-width="2" />
      <path d="M32 55 q8 -7 16 0 q-8 8 -16 0z" fill="#d98a8a" />
      <path d="M33 40 l2 6 2 -6z M43 40 l2 6 2 -6z" fill="#f6ecd6" />
    </g>
    <path
      d="M20 42 l-14 -2 M20 46 l-13 4 M60 42 l14 -2 M60 46 l13 4"
      stroke="#f6ecd6"
      stroke-width="1.300"
      stroke-linecap="round"
    />
  <//>
`;

/** The lamp over the table. */
export const Lamp = () => html`
  <svg class="rt-lamp" viewBox="0 0 120 60" aria-hidden="true">
    <path d="M60 0 v18" stroke="#c9b48a" stroke-width="3" />
    <path
      d="M48 18 h24 q4 0 6 6 l14 24 h-64 l14 -24 q2 -6 6 -6z"
      fill="#9c3f2b"
      stroke=${INK}
      stroke-width="2.500"
      stroke-linejoin="round"
    />
    <path d="M44 27 l-9 17" stroke="#fff" stroke-width="3" opacity=".25" stroke-linecap="round" />
    <path d="M26 48 h68" stroke="#c9b48a" stroke-width="4" stroke-linecap="round" />
    <path d="M48 50 a12 9 0 0 0 24 0z" fill="#fff1c4" />
  </svg>
`;

/** The foot that makes a cardboard rat a standee. */
export const Foot = () => html`
  <svg class="rt-foot" viewBox="0 0 60 14" aria-hidden="true">
    <path d="M4 13 q0 -9 12 -9 h28 q12 0 12 9z" fill="#7b4e2e" stroke=${INK} stroke-width="2" />
    <path d="M14 4 h32" stroke="#c9b48a" stroke-width="2.500" />
  </svg>
`;

/** A trap that has just snapped. */
export const Snap = () => html`
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <path
      d="
        M50 2 l9 22 20 -14 -6 24 25 2 -20 15 18 16 -24 2 4 24 -21 -13 -11 20 -8 -22 -22 11 6 -23 -19 -6 20 -13 -16
        -20 24 2 -2 -23z
      "
      fill="#f7c870"
      stroke="#c2452f"
      stroke-width="5"
      stroke-linejoin="round"
    />
  </svg>
`;
