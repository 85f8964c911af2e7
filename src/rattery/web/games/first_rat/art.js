// Drawings of First Rat: the junkyard by night, the rocket as far as it is built, the keepers of the stands, GREG.
import { html } from "../../vendor/html.js";
import { Shape } from "../../components/Shape.js";

const INK = "#2a2320";
const LAMPLIGHT = "#f7c870";

/**
 * A number between 0 and 1 that is always the same for the same place: the yard is untidy, but never moves.
 * @param {number} seed
 */
const scattered = (seed) => Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1;

// The yard.

/**
 * The ground, the sky over the launch pad, the moon and what lies about.
 * @param {{ width: number, height: number, sky: number, road: string, moon: { x: number, y: number } }} props
 */
export function Ground({ width, height, sky, road, moon }) {
  return html`
    <defs>
      <linearGradient id="fr-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#14142a" />
        <stop offset="1" stop-color="#3a3560" />
      </linearGradient>
      <linearGradient id="fr-earth" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#463a55" />
        <stop offset="1" stop-color="#2f2733" />
      </linearGradient>
      <radialGradient id="fr-moonlight">
        <stop offset="0" stop-color="#f7e3a1" stop-opacity=".55" />
        <stop offset="1" stop-color="#f7e3a1" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="fr-iron" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#c3cad0" />
        <stop offset="1" stop-color="#6f7680" />
      </linearGradient>
    </defs>
    <rect width=${width} height=${height} fill="url(#fr-earth)" />
    <rect width=${width} height=${sky + 14} fill="url(#fr-sky)" />
    ${Stars({ width, sky })}
    ${Moon(moon)}
    ${Horizon({ width, sky })}
    ${Litter({ width, height, sky })}
    <path d=${road} class="fr-road-edge" />
    <path d=${road} class="fr-road" />
    <path d=${road} class="fr-road-tracks" />
  `;
}

/** @param {{ width: number, sky: number }} props */
const Stars = ({ width, sky }) =>
  Array.from({ length: 26 }, (_, star) => html`
    <circle
      cx=${scattered(star + 1) * width}
      cy=${scattered(star + 40) * sky * 0.8}
      r=${0.6 + scattered(star + 90) * 0.9}
      fill="#f6ecd6"
      opacity=${0.35 + scattered(star + 7) * 0.6}
    />
  `);

/** The moon, made of cheese. @param {{ x: number, y: number }} props */
const Moon = ({ x, y }) => html`
  <g transform=${`translate(${x} ${y})`}>
    <circle r="88" fill="url(#fr-moonlight)" />
    <circle r="33" fill="#f7e3a1" />
    <path d="M-33 0 a33 33 0 0 0 52 27 a40 40 0 0 1 -34 -56 a33 33 0 0 0 -18 29z" fill="#e9cd7d" opacity=".7" />
    <circle cx="10" cy="-12" r="6" fill="#e0bd62" />
    <circle cx="-8" cy="8" r="8" fill="#e0bd62" />
    <circle cx="16" cy="12" r="4" fill="#e0bd62" />
    <circle cx="-13" cy="-15" r="3.500" fill="#e0bd62" />
  </g>
`;

/** Heaps against the sky: a bathtub, a boot, an antenna, tyres. @param {{ width: number, sky: number }} props */
function Horizon({ width, sky }) {
  const hills = Array.from(
    { length: 9 },
    (_, hill) =>
      `Q${(hill + 0.5) * (width / 9)} ${sky - 12 - scattered(hill + 3) * 26} ${(hill + 1) * (width / 9)} ${sky + 2}`,
  ).join(" ");
  return html`
    <g fill="#262138">
      <path d=${`M0 ${sky + 16} V${sky} ${hills} V${sky + 16}z`} />
      <g transform=${`translate(${width * 0.13} ${sky - 8})`}>
        <path d="M-17 -12 h34 q0 14 -9 14 h-16 q-9 0 -9 -14z" />
        <path
          d="M-9 2 l-3 5 M9 2 l3 5 M14 -12 v-8 q0 -4 -5 -4"
          stroke="#262138"
          stroke-width="2.500"
          fill="none"
        />
      </g>
      <g transform=${`translate(${width * 0.3} ${sky - 6})`}>
        <path d="M-7 -22 h11 v14 q11 2 12 10 h-23z" />
      </g>
      <g transform=${`translate(${width * 0.42} ${sky - 14})`} stroke="#262138" stroke-width="2" fill="none">
        <path d="M0 12 v-30 M-9 -18 h18 M-6 -12 h12 M-3 -6 h6" />
      </g>
    </g>
  `;
}

/** Small things on the ground, wherever nobody walks. @param {{ width: number, height: number, sky: number }} props */
const Litter = ({ width, height, sky }) => html`
  <g opacity=".5">
    ${Array.from({ length: 46 }, (_, piece) => {
      const x = Math.round(scattered(piece + 11) * width);
      const y = Math.round(sky + 18 + scattered(piece + 71) * (height - sky - 24));
      const at = `translate(${x} ${y}) rotate(${Math.round(scattered(piece + 5) * 360)})`;
      return html`
        <g key=${piece} transform=${at}>
          ${RUBBISH[piece % RUBBISH.length]}
        </g>
      `;
    })}
  </g>
`;

const RUBBISH = [
  html`<circle r="6" fill="none" stroke="#1f1a26" stroke-width="4" />`,
  html`<path
    d="M-8 0 h12 M-5 -3 v6 M-2 -4 v8 M1 -3 v6 M4 0 l5 -4 v8z"
    stroke="#b9b0c4"
    stroke-width="1.200"
    fill="none"
  />`,
  html`<path d="M-5 -3 l4 -3 5 2 2 5 -4 4 -6 -1z" fill="#5d5468" />`,
  html`<circle r="4" fill="#8b8497" />
  <circle r="1.600" fill="#463a55" />`,
  html`<path d="M-7 2 q3 -6 7 -2 q4 4 7 -2" stroke="#7b4e2e" stroke-width="1.600" fill="none" />`,
];

/** A pipe along its way. @param {{ way: string }} props */
export const Pipe = ({ way }) => html`
  <g fill="none" stroke-linejoin="round">
    <path d=${way} stroke="#17141f" stroke-width="13" />
    <path d=${way} stroke="#7d858e" stroke-width="9.500" />
    <path d=${way} stroke="#b9c1c8" stroke-width="3.500" />
    <path d=${way} stroke="#5a616a" stroke-width="10.500" stroke-dasharray="2.500 38" />
  </g>
`;

/**
 * The string of lights: lit as far as the marker has come.
 * @param {{ wire: string, lamps: { x: number, y: number }[], lit: number, big: number[] }} props
 */
export function LightString({ wire, lamps, lit, big }) {
  return html`
    <path d=${wire} fill="none" stroke="#120f18" stroke-width="2.200" />
    <path d=${wire} fill="none" stroke="#c9b48a" stroke-width="1" opacity=".7" />
    ${lamps.map((at, index) => html`
      <g
        key=${index}
        class=${index < lit ? "fr-lamp is-on" : "fr-lamp"}
        transform=${`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      >
        ${big.includes(index + 1) ? Lantern() : Bulb()}
      </g>
    `)}
  `;
}

const Bulb = () => html`
  <circle class="fr-halo" r="9" />
  <rect x="-1.500" y="-3.500" width="3" height="3" fill="#120f18" />
  <circle class="fr-glass" cy="2" r="3.400" />
`;

/** A construction light. */
const Lantern = () => html`
  <circle class="fr-halo" r="15" cy="2" />
  <path class="fr-glass" d="M-6 -2 h12 l-2 10 h-8z" stroke="#120f18" stroke-width="1.400" />
  <path d="M-7 -2 h14 l-3 -4 h-8z M-5 8 h10 v2.500 h-10z" fill="#c2452f" stroke="#120f18" stroke-width="1" />
`;

// The rocket.

const SEGMENT = 21; // how high a hold is, as long as the rocket has few of them
const HUGE = 2; // so big a rocket leaves no room for a scaffold beside it
const HULL = 66; // how high all holds are together at most

/**
 * The rocket on its pad, as far as it is built: every part bears the shape of who built it; what nobody has built
 *   yet is a sketch.
 * @param {{ cockpit: (number | null)[], cargo: (number | null)[], booster: (number | null)[], size?: number }} props
 */
export function RocketOnPad({ cockpit, cargo, booster, size = 1.15 }) {
  const high = Math.min(SEGMENT, HULL / Math.max(1, cargo.length));
  const top = -8 - high * Math.max(1, cargo.length);
  return html`
    <g class="fr-rocket" transform=${`scale(${size})`} stroke=${INK} stroke-width="2" stroke-linejoin="round">
      ${size < HUGE && Gantry()}
      ${booster.length
        ? booster.map((seat, index) => BoosterPart({ seat, index }))
        : [0, 1].map((side) => html`<path class="fr-sketch" d=${tank(side ? 24 : -24)} />`)}
      ${cargo.length ? (
        cargo.map((seat, index) => HoldPart({ seat, index, high }))
      ) : html`
        <rect class="fr-sketch" x="-17" y=${-8 - SEGMENT} width="34" height=${SEGMENT} />
      `}
      ${cockpit.length ? (
        cockpit.map((seat, index) => (index ? PodPart({ seat, index, top }) : NosePart({ seat, top })))
      ) : html`
        <path class="fr-sketch" d=${nose(top)} />
      `}
      <path d="M-46 -2 h92 l10 12 h-112z" fill="#6d6478" />
      <path d="M-46 -2 h92 l2 3 h-96z" fill="#f2b33d" stroke="none" />
      <path d="M-40 1 l6 -3 M-22 1 l6 -3 M-4 1 l6 -3 M14 1 l6 -3 M32 1 l6 -3" stroke-width="3" />
    </g>
  `;
}

/** The scaffold beside it. */
const Gantry = () => html`
  <g stroke="#8a6a4a" stroke-width="2.500" fill="none">
    <path
      d="
        M60 8 v-112 M76 8 v-112 M60 -104 h16 M60 -76 l16 -28 M60 -48 l16 -28 M60 -20 l16 -28 M60 8 l16 -28 M60 -60
        h-22
      "
    />
  </g>
`;

/** @param {number} top */
const nose = (top) => `M-17 ${top} q2 -30 17 -40 q15 10 17 40z`;

/** @param {number} x */
const tank = (x) => `M${x - 6} -8 v-32 q6 -14 12 0 v32 l3 8 h-18z`;

/** @param {{ seat: number | null, x: number, y: number }} props */
const Mark = ({ seat, x, y }) =>
  seat === null ? null : html`
    <svg x=${x - 5} y=${y - 5} width="10" height="10" stroke="none">
      <${Shape} seat=${seat} />
    </svg>
  `;

/** @param {{ seat: number | null, top: number }} props */
const NosePart = ({ seat, top }) => html`
  <g class="fr-part" key="nose">
    <path d=${nose(top)} fill="#c2452f" />
    <circle cy=${top - 15} r="7.500" fill="#bfe3ee" />
    ${Mark({ seat, x: 0, y: top - 15 })}
  </g>
`;

/** @param {{ seat: number | null, index: number, top: number }} props */
function PodPart({ seat, index, top }) {
  const side = index % 2 ? -1 : 1;
  const y = top + 6 + Math.floor((index - 1) / 2) * 15;
  return html`
    <g class="fr-part" key=${`pod ${index}`}>
      <path
        d=${`M${side * 16} ${y + 5} q${side * 16} 2 ${side * 16} -12 q${side * -14} -2 ${side * -16} 4z`}
        fill="#d97757"
      />
      ${Mark({ seat, x: side * 23, y: y - 1 })}
    </g>
  `;
}

/** @param {{ seat: number | null, index: number, high: number }} props */
const HoldPart = ({ seat, index, high }) => html`
  <g class="fr-part" key=${`hold ${index}`}>
    <rect x="-17" y=${-8 - (index + 1) * high} width="34" height=${high} fill=${index % 2 ? "#dfe4e7" : "#c9d2d6"} />
    ${high > 9 && html`<path d=${`M-17 ${-8 - index * high - 3} h34`} stroke-width=".8" opacity=".5" />`}
    ${Mark({ seat, x: 0, y: -8 - (index + 0.5) * high })}
  </g>
`;

/** @param {{ seat: number | null, index: number }} props */
function BoosterPart({ seat, index }) {
  const x = (index % 2 ? 24 : -24) + (index % 2 ? 1 : -1) * Math.floor(index / 2) * 11;
  return html`
    <g class="fr-part" key=${`booster ${index}`}>
      <path d=${tank(x)} fill=${index % 4 < 2 ? "#f2b33d" : "#e39b2a"} />
      ${Mark({ seat, x, y: -22 })}
    </g>
  `;
}

// The keepers of the stands.

/** @type {Record<string, () => any>} */
const KEEPERS = {
  harry: () => html`
    <circle cx="9" cy="12" r="6" fill="#d9a066" />
    <circle cx="31" cy="12" r="6" fill="#d9a066" />
    <ellipse cx="20" cy="23" rx="16" ry="14" fill="#e3b27a" />
    <ellipse cx="11" cy="28" rx="7" ry="6" fill="#f6ecd6" />
    <ellipse cx="29" cy="28" rx="7" ry="6" fill="#f6ecd6" />
    <circle cx="13.500" cy="19" r="2.300" fill=${INK} stroke="none" />
    <circle cx="26.500" cy="19" r="2.300" fill=${INK} stroke="none" />
    <path d="M18 24 h4 l-2 2.500z M20 26.500 v3 M18 33 v-3.500 h4 v3.500z" fill="#fff" stroke-width="1.300" />
  `,
  zippy: () => html`
    <circle cx="11" cy="11" r="7.500" fill="#7fb069" />
    <circle cx="29" cy="11" r="7.500" fill="#7fb069" />
    <ellipse cx="20" cy="24" rx="17" ry="12.500" fill="#7fb069" />
    <circle cx="11" cy="11" r="4" fill="#fff" stroke-width="1" />
    <circle cx="29" cy="11" r="4" fill="#fff" stroke-width="1" />
    <circle cx="12.500" cy="11.500" r="1.800" fill=${INK} stroke="none" />
    <circle cx="27.500" cy="11.500" r="1.800" fill=${INK} stroke="none" />
    <path d="M8 25 q12 9 24 0" fill="none" />
    <path d="M22 28.500 q3 4 6 2" fill="#d98a8a" stroke-width="1" />
  `,
  crow: () => html`
    <path d="M20 4 q16 1 16 18 q-2 13 -16 14 q-15 -2 -16 -15 q1 -16 16 -17z" fill="#4a4458" />
    <path d="M13 6 l2 -5 3 4 3 -5 2 5 4 -3 -1 5z" fill="#4a4458" />
    <path d="M17 21 l-2 7 q8 5 16 -1 q-4 -7 -14 -6z" fill="#f2b33d" />
    <circle cx="13" cy="16" r="4.500" fill="#fff" stroke-width="1" />
    <circle cx="27" cy="16" r="4.500" fill="#fff" stroke-width="1" />
    <circle cx="14.500" cy="17" r="1.700" fill=${INK} stroke="none" />
    <circle cx="25" cy="14.500" r="1.700" fill=${INK} stroke="none" />
  `,
};

/** Who keeps a stand. @param {{ name: string }} props */
export const Keeper = ({ name }) => html`
  <svg class="fr-keeper" viewBox="0 -1 40 40" aria-hidden="true">
    <g stroke=${INK} stroke-width="1.800" stroke-linejoin="round">
      ${KEEPERS[name]?.()}
    </g>
  </svg>
`;

// The burrow.

/** @type {Record<string, () => any>} */
const ROOMS = {
  library: () => html`
    <rect x="4" y="5" width="32" height="28" rx="2" fill="#7b4e2e" />
    <path d="M8 30 v-18 h4 v18z" fill="#56b4e9" />
    <path d="M13 30 v-14 h4 v14z" fill="#c2452f" />
    <path d="M18 30 v-20 h5 v20z" fill="#f6ecd6" />
    <path d="M25 30 l4 -17 4 1 -4 17z" fill="#f2b33d" />
  `,
  nursery: () => html`
    <path d="M5 20 h30 q-2 13 -15 13 q-13 0 -15 -13z" fill="#c9b48a" />
    <path d="M8 20 q4 -13 14 -12 q9 1 11 12z" fill="#6f86b8" />
    <circle cx="14" cy="15" r="3" fill="#f6ecd6" stroke-width="1" />
    <circle cx="22" cy="12" r="2" fill="#f6ecd6" stroke-width="1" />
    <path d="M6 34 q14 5 28 0" fill="none" />
  `,
  storeroom: () => html`
    <path d="M7 17 h12 v17 h-12z" fill="#bfe3ee" />
    <rect x="6" y="12" width="14" height="5" fill="#c9b48a" />
    <path d="M20 34 l12 -14 q6 3 5 14z" fill="#f2b33d" />
    <circle cx="31" cy="28" r="1.800" fill="#c98f1c" stroke="none" />
    <circle cx="13" cy="25" r="3" fill="#c2452f" stroke="none" />
    <circle cx="11" cy="31" r="2.400" fill="#c2452f" stroke="none" />
  `,
};

/** What stands in a room of the burrow. @param {{ name: string }} props */
export const Room = ({ name }) => html`
  <svg class="fr-room-drawing" viewBox="0 0 40 40" aria-hidden="true">
    <g stroke=${INK} stroke-width="1.500" stroke-linejoin="round">
      ${ROOMS[name]?.()}
    </g>
  </svg>
`;

// GREG.

/**
 * GREG, a rat of tin: a can for a head, bottle caps for eyes, a key to wind him up.
 * @param {{ mood?: "calm" | "busy" | "proud", title?: string }} props
 */
export function GregFace({ mood = "calm", title }) {
  const label = title ? { role: "img", "aria-label": title } : { "aria-hidden": "true" };
  return html`
    <svg class="fr-greg-drawing" viewBox="0 0 100 100" ...${label}>
      <g stroke=${INK} stroke-width="2.500" stroke-linejoin="round">
        <circle cx="24" cy="25" r="14" fill="#aeb4bd" />
        <circle cx="24" cy="25" r="7" fill="#d9a5a0" />
        <circle cx="76" cy="25" r="14" fill="#aeb4bd" />
        <circle cx="76" cy="25" r="7" fill="#d9a5a0" />
        <path d="M50 18 v-11" />
        <circle cx="50" cy="6" r="4.500" fill=${mood === "busy" ? LAMPLIGHT : "#c2452f"} />
        <path d="M22 24 v56 q28 14 56 0 v-56" fill="#b9c0c6" />
        <path d="M22 66 q28 13 56 0 v-34 q-28 12 -56 0z" fill="#7f99b8" />
        <ellipse cx="50" cy="24" rx="28" ry="7.500" fill="#dfe4e7" />
        <ellipse cx="50" cy="24" rx="22" ry="5" fill="none" stroke-width="1.200" />
        <path d="M24 76 q26 12 52 0" fill="none" stroke-width="1.200" opacity=".6" />
        <circle cx="38" cy="46" r="9.500" fill="#f6ecd6" stroke-dasharray="3 1.500" />
        <circle cx="63" cy="46" r="9.500" fill="#f6ecd6" stroke-dasharray="3 1.500" />
        ${GREG_EYES[mood]()}
        <path d="M45 57 q5 -4 10 0 q-2 6 -5 6 q-3 0 -5 -6z" fill="#d98a8a" stroke-width="1.800" />
        <path d="M33 58 l-20 -3 M33 62 l-19 5 M67 58 l20 -3 M67 62 l19 5" stroke-width="1.400" />
        ${GREG_MOUTHS[mood]()}
        <path d="M78 44 h9 M87 36 q8 2 8 8 q0 6 -8 8z" fill="#c9b48a" stroke-width="2" />
      </g>
    </svg>
  `;
}

const GREG_EYES = {
  calm: () => html`
    <circle cx="39" cy="47" r="3.600" fill=${INK} stroke="none" />
    <circle cx="62" cy="47" r="3.600" fill=${INK} stroke="none" />
  `,
  busy: () => html`
    <circle cx="42" cy="50" r="3.600" fill=${INK} stroke="none" />
    <circle cx="66" cy="50" r="3.600" fill=${INK} stroke="none" />
    <path d="M28 35 l16 4 M73 35 l-16 4" />
  `,
  proud: () => html`<path d="M32 48 q6 -8 12 0 M57 48 q6 -8 12 0" fill="none" />`,
};

const GREG_MOUTHS = {
  calm: () => html`
    <path
      d="M36 71 h28 M41 68.500 v5 M47 68.500 v5 M53 68.500 v5 M59 68.500 v5"
      fill="none"
      stroke-width="1.800"
    />
  `,
  busy: () => html`<path d="M38 73 h24 M42 70 v6 M47 70 v6 M52 70 v6 M57 70 v6" fill="none" stroke-width="1.800" />`,
  proud: () => html`
    <path d="M36 68 q14 13 28 0z" fill="#fff" stroke-width="1.800" />
    <path d="M43 69 v5 M50 69 v6 M57 69 v5" stroke-width="1.200" />
  `,
};

/** How every player's rats are coated; their tails have the player's colour. */
export const COATS = ["#c9a877", "#a7b3bf", "#97a58d", "#cbb0b8", "#c08a68"];
