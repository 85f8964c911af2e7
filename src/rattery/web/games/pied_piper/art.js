// The drawings of The Pied Piper: crooked houses, the marks of the figures, the marching rats, the town at night, the
// cards.
import { html } from "../../vendor/html.js";
import { Rat } from "../../art/rat.js";
import { useWords } from "../../words.js";

const INK = "#2a2320";
const PAPER = "#f6ecd6";

/**
 * How a figure is known: the colour of its tail, what is written on that colour, its coat, its letter and its shape.
 * @typedef {{ tail: string, on: string, coat: string, ear: string, letter: string, at: number, shape: () => any }}
 *   FigureLook
 */

/** Those of our box first, then the other colours a tail may have. @type {Record<string, FigureLook>} */
export const FIGURES = {
  piper: {
    tail: "#7b4e2e",
    on: "#f6ecd6",
    coat: "#8d9a82",
    ear: "#d8b9a6",
    letter: "P",
    at: 21,
    shape: () => html`<path d="M3 9 q5 -4 10 -1 q8 4 16 -1 v16 q-7 5 -15 1 q-6 -3 -11 1z" />`,
  },
  yellow: {
    tail: "#f2c744",
    on: INK,
    coat: "#c9ae7c",
    ear: "#e9c9a0",
    letter: "Y",
    at: 21.5,
    shape: () => html`<circle cx="16" cy="16" r="13" />`,
  },
  red: {
    tail: "#b83a26",
    on: "#fff",
    coat: "#b08a72",
    ear: "#e3b0a8",
    letter: "R",
    at: 25,
    shape: () => html`<path d="M16 1.500 l15 27.500 h-30z" />`,
  },
  blue: {
    tail: "#1f6fb2",
    on: "#fff",
    coat: "#8f9aa6",
    ear: "#d3bcc0",
    letter: "B",
    at: 21.5,
    shape: () => html`<rect x="4" y="4" width="24" height="24" rx="1.500" />`,
  },
  black: {
    tail: "#2a2320",
    on: "#f6ecd6",
    coat: "#6a6470",
    ear: "#b79a9c",
    letter: "K",
    at: 21.5,
    shape: () => html`<path d="M16 .500 l15.500 15.500 -15.500 15.500 -15.500 -15.500z" />`,
  },
  violet: {
    tail: "#7d4a9c",
    on: "#fff",
    coat: "#a593a8",
    ear: "#dcb9cf",
    letter: "V",
    at: 22.5,
    shape: () => html`
      <path
        d="
          M16 0 l4.600 9.800 10.700 1.300 -7.800 7.400 2 10.600 -9.500 -5.200 -9.500 5.200 2 -10.600 -7.800 -7.400
          10.700 -1.300z
        "
      />
    `,
  },
  green: {
    tail: "#3f7a3a",
    on: "#fff",
    coat: "#9aa287",
    ear: "#dcc0a8",
    letter: "G",
    at: 21.5,
    shape: () => html`
      <path d="M9.500 2 h13 v7.500 h7.500 v13 h-7.500 v7.500 h-13 v-7.500 h-7.500 v-13 h7.500z" />
    `,
  },
  orange: {
    tail: "#dd8a2e",
    on: INK,
    coat: "#b99a78",
    ear: "#e6bfa0",
    letter: "O",
    at: 22.5,
    shape: () => html`<path d="M16 .500 l15.500 11.500 -6 18.500 h-19 l-6 -18.500z" />`,
  },
  white: {
    tail: "#fdfaf0",
    on: INK,
    coat: "#b5aca0",
    ear: "#e6cfc8",
    letter: "W",
    at: 21.5,
    shape: () => html`<path d="M8.500 3 h15 l8 13 -8 13 h-15 l-8 -13z" />`,
  },
  brown: {
    tail: "#6f4421",
    on: "#fff",
    coat: "#96795f",
    ear: "#d8b59c",
    letter: "N",
    at: 16,
    shape: () => html`<path d="M1 3 h30 l-15 27.500z" />`,
  },
  pink: {
    tail: "#e796b6",
    on: INK,
    coat: "#b39a9f",
    ear: "#efc4d0",
    letter: "I",
    at: 20,
    shape: () => html`
      <path d="M16 30 q-15 -10 -15 -20 q0 -8 8 -8 q5 0 7 5 q2 -5 7 -5 q8 0 8 8 q0 10 -15 20z" />
    `,
  },
  grey: {
    tail: "#a3a7ae",
    on: INK,
    coat: "#8b8b90",
    ear: "#c9b6b6",
    letter: "E",
    at: 21.5,
    shape: () => html`
      <circle cx="16" cy="16" r="13" />
      <path d="M16 3 a13 13 0 0 1 0 26z" fill="#dfe2e6" stroke="none" />
    `,
  },
  turquoise: {
    tail: "#46b8ad",
    on: INK,
    coat: "#8fa39d",
    ear: "#d6c2b4",
    letter: "T",
    at: 21.5,
    shape: () => html`<path d="M27 2 v28 q-24 0 -24 -14 q0 -14 24 -14z" />`,
  },
};

/**
 * The letter of a figure in the reader's language, as the game's words have it; in English where they are not loaded.
 * @param {string} figure
 */
function useLetter(figure) {
  const words = useWords();
  const message = `label-figure-${figure}`;
  return words?.knows(message) ? words.say(message).charAt(0) : FIGURES[figure].letter;
}

/** A figure's mark: its shape in its colour with its letter on it. @param {{ figure: string, title?: string }} props */
export function Mark({ figure, title }) {
  const { tail, on, at, shape } = FIGURES[figure];
  const letter = useLetter(figure);
  const label = title ? { role: "img", "aria-label": title } : { "aria-hidden": "true" };
  return html`
    <svg class="figure-mark" viewBox="-2 -2 36 36" ...${label}>
      <g fill=${tail} stroke=${PAPER} stroke-width="5" stroke-linejoin="round">
        ${shape()}
      </g>
      <g fill=${tail} stroke=${INK} stroke-width="1.600" stroke-linejoin="round">
        ${shape()}
      </g>
      <text
        x=${figure === "piper" ? 12.5 : 16}
        y=${at}
        text-anchor="middle"
        font-size="15"
        font-weight="700"
        fill=${on}
      >
        ${letter}
      </text>
      ${figure === "piper" && html`
        <path d="M22 19.500 v-9 l4.500 -1.500" fill="none" stroke=${on} stroke-width="1.800" />
        <ellipse cx="20.500" cy="19.800" rx="2.400" ry="1.900" fill=${on} />
      `}
    </svg>
  `;
}

const FLUTE = html`
  <g>
    <path d="M86 74 l34 -12" stroke=${INK} stroke-width="8" stroke-linecap="round" />
    <path d="M86 74 l34 -12" stroke="#d8b36a" stroke-width="5" stroke-linecap="round" />
    <g fill=${INK}>
      <circle cx="101" cy="68.600" r="1.500" />
      <circle cx="107" cy="66.500" r="1.500" />
      <circle cx="113" cy="64.400" r="1.500" />
    </g>
  </g>
`;

/**
 * The figure itself: a rat on the march with a tail of its colour, or the piper with hat and flute.
 * @param {{ figure: string, mood?: import("../../art/rat.js").Mood }} props
 */
export function Marcher({ figure, mood }) {
  const { tail, coat, ear } = FIGURES[figure];
  if (figure === "piper")
    return html`
      <${Rat} coat=${coat} tail=${tail} ear=${ear} hat="feather" mood=${mood || "triumphant"} held=${FLUTE} />
    `;
  return html`<${Rat} coat=${coat} tail=${tail} ear=${ear} mood=${mood || "sly"} />`;
}

/** How the houses are plastered, one after the other. */
const WALLS = ["#dcbd8c", "#cf9f78", "#c3b088", "#d6b39e", "#b9a47e"];
const LEANS = [
  "M15 172 L12 62 L86 58 L85 172z",
  "M14 172 L17 58 L90 62 L86 172z",
  "M16 172 L13 60 L87 60 L84 172z",
  "M13 172 L16 63 L88 57 L87 172z",
  "M15 172 L11 58 L85 63 L86 172z",
];
const ROOFS = [
  "M4 64 L46 14 L95 60z",
  "M6 60 L55 15 L98 65z",
  "M4 62 L50 10 L96 62z",
  "M7 65 L53 16 L97 59z",
  "M3 60 L47 16 L94 66z",
];
const GROUND = 148; // where the first floor begins; below it is the passage
const EAVES = 64;

/**
 * A house of somebody's: the passage the rats come through, its floors, dark where rats are, and the roof in its
 *   owner's colour.
 * @param {{ place: number, seat: number, counter: number, levels: number, isTurn: boolean, isLeft: boolean }} props
 */
export function HouseDrawing({ place, seat, counter, levels, isTurn, isLeft }) {
  const kind = place % WALLS.length;
  const tall = (GROUND - EAVES) / levels;
  const floors = Array.from({ length: levels }, (_, level) => html`
    <${Floor}
      key=${level}
      y=${GROUND - tall * (level + 1)}
      tall=${tall}
      hasRats=${level < counter}
      number=${level + place}
    />
  `);
  return html`
    <svg class="house-drawing" viewBox="0 8 100 172" aria-hidden="true">
      <ellipse cx="50" cy="173" rx="47" ry="7" fill="#000" opacity="0.350" />
      ${counter < levels - 1 && html`
        <path
          class="pp-smoke"
          d="M74 14 q-7 -6 0 -11 q6 -4 1 -10"
          fill="none"
          stroke="#cfc6d6"
          stroke-width="3"
          stroke-linecap="round"
          opacity="0.450"
        />
      `}
      <path d="M69 44 v-28 h11 v36z" fill="#8d5b45" stroke=${INK} stroke-width="1.500" />
      <path d=${LEANS[kind]} fill=${WALLS[kind]} stroke=${INK} stroke-width="2" stroke-linejoin="round" />
      <path d="M15 172 v-24 h70 v24z" fill="#8b8178" stroke=${INK} stroke-width="1.500" />
      <path d="M17 156 h16 M20 164 h13 M68 156 h15 M67 164 h13" stroke="#5f574f" stroke-width="1.200" />
      <path d="M34 173 v-11 a16 13 0 0 1 32 0 v11z" fill="#1a1219" stroke=${INK} stroke-width="2" />
      <path
        d="M34 162 a16 13 0 0 1 32 0"
        fill="none"
        stroke="#c9b48a"
        stroke-width="3"
        stroke-dasharray="5 2"
      />
      <path d="M15 62 v86 M85 62 v86" stroke="#4a3222" stroke-width="3.500" />
      ${floors}
      <path
        d=${ROOFS[kind]}
        fill=${`var(--seat-${seat})`}
        stroke=${INK}
        stroke-width="2.500"
        stroke-linejoin="round"
      />
      <path
        d="M22 56 q5 5 10 0 q5 5 10 0 q5 5 10 0 q5 5 10 0 q5 5 10 0 M32 45 q5 5 10 0 q5 5 10 0 q5 5 10 0"
        fill="none"
        stroke=${INK}
        stroke-width="1.300"
        opacity="0.450"
      />
      ${counter === levels - 1 && html`<${Alarm} />`}
      ${isTurn && html`
        <g transform=${isLeft ? "matrix(-1 0 0 1 100 0)" : undefined}>
          <${Lantern} />
        </g>
      `}
    </svg>
  `;
}

/**
 * Three windows between the timbers: lamplight while people live there, eyes in the dark where rats do.
 * @param {{ y: number, tall: number, hasRats: boolean, number: number }} props
 */
function Floor({ y, tall, hasRats, number }) {
  const [top, height] = [y + tall * 0.2, tall * 0.64];
  const windows = [22, 43.5, 65].map((x, place) => html`
    <g key=${x}>
      <rect
        class=${hasRats ? "pp-window is-dark" : "pp-window"}
        fill=${hasRats ? "#1a1219" : "#ffd98a"}
        x=${x}
        y=${top}
        width="13"
        height=${height}
        rx="1"
      />
      ${hasRats ? (
        (place + number) % 3 !== 0 && html`
          <g fill="#ffd23f">
            <circle cx=${x + 4.3} cy=${top + height / 2} r="1.600" />
            <circle cx=${x + 8.7} cy=${top + height / 2} r="1.600" />
          </g>
        `
      ) : html`
        <path d=${`M${x + 6.5} ${top} v${height}`} stroke="#7a4f1f" stroke-width="1.200" />
      `}
    </g>
  `);
  const [up, down] = number % 2 ? [y + tall, y] : [y, y + tall];
  return html`
    <g class=${hasRats ? "pp-floor has-rats" : "pp-floor"}>
      ${hasRats && html`
        <rect x="16.500" y=${y + 0.8} width="67" height=${tall - 1} fill="#3b2a2c" opacity="0.850" />
      `}
      <path
        d=${`M36 ${up} L42.500 ${down} M58 ${down} L64 ${up} M14 ${y + tall} h72`}
        stroke="#4a3222"
        stroke-width="2.200"
      />
      ${windows}
    </g>
  `;
}

/** One floor left: somebody has packed. */
const Alarm = () => html`
  <g>
    <path
      d="M91 30 l9 18 h-18z"
      transform="translate(-3 -4)"
      fill="#c2452f"
      stroke="#fff"
      stroke-width="2"
      stroke-linejoin="round"
    />
    <path d="M88 33 v6 m0 2.500 v1.500" stroke="#fff" stroke-width="2.400" stroke-linecap="round" />
    <g transform="translate(74 158)">
      <path d="M0 14 v-8 q6 -5 14 0 v8z" fill="#b5794b" stroke=${INK} stroke-width="1.500" />
      <path d="M4 4 q3 -4 6 0" fill="none" stroke=${INK} stroke-width="1.500" />
    </g>
  </g>
`;

/** Whose turn it is has a light out. */
const Lantern = () => html`
  <g>
    <path d="M12 104 h-9" stroke=${INK} stroke-width="2.500" />
    <circle cx="4" cy="114" r="15" fill="#f7c870" opacity="0.300" />
    <path
      d="M-1 107 h10 l2 14 h-14z"
      fill="#ffe08a"
      stroke=${INK}
      stroke-width="1.800"
      stroke-linejoin="round"
    />
    <path d="M-2 107 q6 -8 12 0z" fill=${INK} />
  </g>
`;

/** A neutral house: the old clock tower, where nobody lives and nothing is counted. @param {{ place: number }} props */
export function TowerDrawing({ place }) {
  return html`
    <svg class="house-drawing" viewBox="0 8 100 172" aria-hidden="true">
      <ellipse cx="50" cy="173" rx="40" ry="7" fill="#000" opacity="0.350" />
      <path d="M22 172 L24 76 L76 76 L78 172z" fill="#8b8794" stroke=${INK} stroke-width="2" />
      <path d="M18 76 h64 v-9 h-64z" fill="#a5a1ae" stroke=${INK} stroke-width="2" />
      <path
        d="M27 66 L50 14 L73 66z"
        fill="#5d5a6b"
        stroke=${INK}
        stroke-width="2.500"
        stroke-linejoin="round"
      />
      <path d="M50 14 v-9 m0 1 l10 3 -10 4" fill="#a5a1ae" stroke=${INK} stroke-width="1.500" />
      <circle cx="50" cy="98" r="15" fill=${PAPER} stroke=${INK} stroke-width="2.500" />
      <path
        d=${place % 2 ? "M50 98 v-10 M50 98 l7 5" : "M50 98 l-6 -8 M50 98 l9 -3"}
        stroke=${INK}
        stroke-width="2.400"
        stroke-linecap="round"
      />
      <circle cx="50" cy="98" r="2" fill=${INK} />
      <g fill="#2a2634" stroke=${INK} stroke-width="1.200">
        <path d="M44 136 v-8 a6 6 0 0 1 12 0 v8z" />
      </g>
      <g stroke="#6f6b7a" stroke-width="1.300">
        <path d="M28 88 h7 M66 90 h8 M27 126 h9 M62 140 h12 M29 146 h10" />
      </g>
      <path d="M34 173 v-11 a16 13 0 0 1 32 0 v11z" fill="#1a1219" stroke=${INK} stroke-width="2" />
      <path
        d="M34 162 a16 13 0 0 1 32 0"
        fill="none"
        stroke="#c9c5d2"
        stroke-width="3"
        stroke-dasharray="5 2"
      />
    </svg>
  `;
}

/** A bottle cap with how many floors are lost. @param {{ counter: number }} props */
export function CounterDrawing({ counter }) {
  return html`
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="
          M12 .800 l2.300 1.700 2.800 -.600 1.500 2.400 2.800 .600 .200 2.900 2 2 -1.100 2.600 1.100 2.600 -2 2
          -.200 2.900 -2.800 .600 -1.500 2.400 -2.800 -.600 -2.300 1.700 -2.300 -1.700 -2.800 .600 -1.500 -2.400
          -2.800 -.600 -.200 -2.900 -2 -2 1.100 -2.600 -1.100 -2.600 2 -2 .200 -2.900 2.800 -.600 1.500 -2.400
          2.800 .600z
        "
        fill="#fff6e0"
        stroke=${INK}
        stroke-width="1.500"
        stroke-linejoin="round"
      />
      <text x="12" y="16.600" text-anchor="middle" font-size="13" font-weight="700" fill=${INK}>
        ${counter}
      </text>
    </svg>
  `;
}

/** A lid of the sewer. @param {{ x: number, y: number, size: number }} props */
const Lid = ({ x, y, size }) => html`
  <g transform=${`translate(${x} ${y}) scale(${size})`}>
    <ellipse rx="15" ry="7" fill="#15131f" stroke="#6d6a78" stroke-width="2" />
    <path d="M-8 -3 v6 M-3 -4.500 v9 M3 -4.500 v9 M8 -3 v6" stroke="#6d6a78" stroke-width="1.800" />
  </g>
`;

/** Far roofs behind the town. */
const SKYLINE = `
    M0 40 l18 -16 18 14 v-14 l10 -9 10 9 v12 l22 -20 26 22 16 -10 v-22 l8 -14 8 14 v26 l24 -12 22 18 28 -26 26 24 18
    -10 18 12 v-22 l9 -10 9 10 v16 l20 -16 24 22 20 -14 24 12 26 -22 22 20 v-16 l9 -9 9 9 v18 l24 -16 22 16 26 -24
    26 22 v-30 l7 -12 7 12 v28 l26 -10 V100 H0z`;
const SKYLINE_WIDTH = 582;

/**
 * The town without its houses: sky and moon, far roofs, the square, and the ring of cobbles with arrows that point
 *   forward.
 * @param {{ frame: import("./ring.js").Frame, arrows:
 *   import("./ring.js").Arrow[], lids: import("./ring.js").Spot[] }} props
 */
export function TownDrawing({ frame, arrows, lids }) {
  const { width, height, x, y, across, deep } = frame;
  const horizon = y - deep - 8;
  const stars = [
    [0.06, 0.1],
    [0.17, 0.2],
    [0.27, 0.06],
    [0.44, 0.1],
    [0.62, 0.05],
    [0.7, 0.15],
    [0.93, 0.24],
    [0.96, 0.07],
  ];
  return html`
    <svg class="town-drawing" viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <radialGradient id="pp-square" cx="50%" cy="46%" r="55%">
          <stop offset="0" class="pp-lit" />
          <stop offset="1" class="pp-unlit" />
        </radialGradient>
        <linearGradient id="pp-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="pp-sky-high" />
          <stop offset="1" class="pp-sky-low" />
        </linearGradient>
      </defs>
      <rect width=${width} height=${height} rx="22" fill="url(#pp-sky)" />
      <g class="pp-stars">
        ${stars.map(([right, down]) => html`
          <circle key=${right} cx=${right * width} cy=${down * height} r="1.600" />
        `)}
      </g>
      <g class="pp-moon">
        <circle cx=${width * 0.845} cy=${height * 0.09} r=${width * 0.036} />
        <circle class="pp-crater" cx=${width * 0.835} cy=${height * 0.08} r=${width * 0.008} />
        <circle class="pp-crater" cx=${width * 0.857} cy=${height * 0.1} r=${width * 0.006} />
      </g>
      <svg
        x="0"
        y=${horizon - 50}
        width=${width}
        height="100"
        viewBox=${`0 0 ${SKYLINE_WIDTH} 100`}
        preserveAspectRatio="none"
      >
        <path class="pp-far" d=${SKYLINE} />
      </svg>
      <path
        class="pp-ground"
        d=${`M0 ${horizon + 30} q${width / 2} -44 ${width} 0 v${height - horizon - 52}
          q0 22 -22 22 h-${width - 44} q-22 0 -22 -22z`}
      />
      <ellipse
        cx=${x}
        cy=${y}
        rx=${across + frame.path * 0.9}
        ry=${deep + frame.path * 0.62}
        class="pp-kerb"
      />
      <ellipse
        cx=${x}
        cy=${y}
        rx=${across}
        ry=${deep}
        fill="none"
        class="pp-cobbles"
        stroke-width=${frame.path}
      />
      <ellipse
        cx=${x}
        cy=${y}
        rx=${across}
        ry=${deep}
        fill="none"
        class="pp-joints"
        stroke-width=${frame.path - 6}
        stroke-dasharray="2 13"
      />
      <ellipse
        cx=${x}
        cy=${y}
        rx=${across - frame.path / 2}
        ry=${deep - frame.path / 2}
        fill="url(#pp-square)"
      />
      ${arrows.map((arrow, number) => html`
        <path
          key=${number}
          class="pp-arrow"
          transform=${`translate(${arrow.x} ${arrow.y}) rotate(${arrow.turn}) scale(${frame.size})`}
          d="M-6 -7 l8 7 -8 7"
        />
      `)}
      ${lids.map((lid, number) => html`
        <${Lid} key=${number} x=${lid.x} y=${lid.y} size=${frame.size} />
      `)}
    </svg>
  `;
}

/** What a card shows: little houses, and how one goes through, back or under them. @type {Record<string, () => any>} */
const PICTURES = {
  forward1: () => html`
    ${street}
    ${home(30)}
    ${way("M4 28 h50", "M47 21 l8 7 -8 7")}
  `,
  forward2: () => html`
    ${street}
    ${home(19)}
    ${home(39)}
    ${way("M2 28 h53", "M48 21 l8 7 -8 7")}
  `,
  back1: () => html`
    ${street}
    ${home(30)}
    ${way("M56 28 h-50", "M13 21 l-8 7 8 7")}
  `,
  sewer: () => html`
    ${street}
    ${home(30)}
    ${way("M7 20 v12 q0 10 10 10 h26 q10 0 10 -10 v-11", "M46 27 l7 -8 7 8")}
  `,
  plus1: () => html`
    ${street}
    ${home(47)}
    <text x="20" y="32" text-anchor="middle" font-size="27" font-weight="700" fill="#8c3b2a">
      +1
    </text>
  `,
  melody: () => html`
    <path
      d="M21 36 v-25 l25 -6 v25 M21 17 l25 -6"
      fill="none"
      stroke="#8c3b2a"
      stroke-width="4"
      stroke-linejoin="round"
    />
    <ellipse cx="16" cy="36.500" rx="6" ry="4.800" fill="#8c3b2a" />
    <ellipse cx="41" cy="30.500" rx="6" ry="4.800" fill="#8c3b2a" />
    <path
      d="M2 20 q3 -4 6 0 t6 0 M50 42 q3 -4 6 0 t6 0"
      transform="translate(-2 0)"
      fill="none"
      stroke=${INK}
      stroke-width="1.800"
      stroke-linecap="round"
    />
  `,
};

const street = html`<path d="M2 37 h56" stroke=${INK} stroke-width="2" stroke-linecap="round" />`;
/** @param {number} x */
const home = (x) => html`
  <path
    d=${`M${x - 8.5} 37 v-17 l-3 0 11.500 -13 11.500 13 -3 0 v17z`}
    fill="#e8c388"
    stroke=${INK}
    stroke-width="1.800"
    stroke-linejoin="round"
  />
`;
/** @param {string} line @param {string} tip */
const way = (line, tip) => html`
  <g fill="none" stroke-linecap="round" stroke-linejoin="round">
    <g stroke="#fffaf0" stroke-width="7.500">
      <path d=${line} />
      <path d=${tip} />
    </g>
    <g stroke="#8c3b2a" stroke-width="4">
      <path d=${line} />
      <path d=${tip} />
    </g>
  </g>
`;

/** The picture on an action card. @param {{ card: string, title?: string }} props */
export function CardPicture({ card, title }) {
  const label = title ? { role: "img", "aria-label": title } : { "aria-hidden": "true" };
  return html`
    <svg class="card-picture" viewBox="0 0 60 46" ...${label}>
      ${PICTURES[card]?.()}
    </svg>
  `;
}

/** The back of an action card: a paw on a starry night. */
export const CardBack = () => html`
  <svg class="card-picture" viewBox="0 0 60 46" aria-hidden="true">
    <g fill="#cabfe0">
      <ellipse cx="30" cy="29" rx="8" ry="7" />
      <circle cx="20" cy="22" r="3.500" />
      <circle cx="26" cy="15" r="3.500" />
      <circle cx="34" cy="15" r="3.500" />
      <circle cx="40" cy="22" r="3.500" />
    </g>
  </svg>
`;
