// What lies on the table of Ratjack: the faces on the cards, their back, bottle caps, the felt, the rat who deals.
import { html } from "../../vendor/html.js";
import { Rat } from "../../art/rat.js";

const INK = "#2a2320";
const ROUND = { "stroke-linecap": "round", "stroke-linejoin": "round" };

/** Nothing a screen reader should stop at. */
const DECORATION = { "aria-hidden": "true", focusable: "false" };

/** The face of a pack. @param {{ pack: string, mood?: import("../../art/rat.js").Mood }} props */
export function PackFace({ pack, mood = "calm" }) {
  if (pack === "weasels") return Weasel({ isSly: mood === "sly" });
  if (pack === "raccoons") return Raccoon({ isSly: mood === "sly" });
  return html`<${Rat} show="face" coat="#a58f7c" mood=${mood} />`;
}

/** A weasel: long, narrow, white at the throat. @param {{ isSly: boolean }} props */
function Weasel({ isSly }) {
  return html`
    <svg viewBox="0 0 68 76" ...${DECORATION}>
      <path
        d="M14 76 q-6 -30 8 -44 q10 -16 26 -10 l16 16 q4 6 -3 9 q-8 4 -15 5 q6 12 4 24z"
        fill="#c98f4f"
        stroke=${INK}
        stroke-width="2.200"
        ...${ROUND}
      />
      <path d="M36 76 q-4 -16 6 -25 q8 1 20 -5 q-4 6 -16 8 q6 10 3 22z" fill="#fdf3dd" />
      <circle cx="26" cy="25" r="7.500" fill="#c98f4f" stroke=${INK} stroke-width="2.200" />
      <circle cx="26" cy="25" r="3.600" fill="#8a5a2b" />
      <ellipse cx="63" cy="41" rx="3.600" ry="3.200" fill=${INK} />
      ${isSly ? html`
        <path d="M39 33 q6 -4 12 1 q-6 4 -12 -1z" fill=${INK} />
        <path d="M37 29 l13 0" stroke=${INK} stroke-width="2.400" ...${ROUND} />
      ` : html`
        <circle cx="45" cy="34" r="3.800" fill=${INK} />
        <circle cx="46.300" cy="32.700" r="1.300" fill="#fff" />
      `}
      <path d="M57 48 q-5 3 -10 1" fill="none" stroke=${INK} stroke-width="2" ...${ROUND} />
      <path d="M57 44 l10 5 M56 46 l8 8" stroke=${INK} stroke-width="1" opacity="0.550" />
    </svg>
  `;
}

/** A raccoon: masked, of course. @param {{ isSly: boolean }} props */
function Raccoon({ isSly }) {
  return html`
    <svg viewBox="0 0 68 76" ...${DECORATION}>
      <path
        d="M9 26 l-1 -19 15 9z M59 26 l1 -19 -15 9z"
        fill="#7d828c"
        stroke=${INK}
        stroke-width="2.200"
        ...${ROUND}
      />
      <path
        d="M34 12 q24 0 28 26 q0 10 -12 20 q-8 8 -16 8 q-8 0 -16 -8 q-12 -10 -12 -20 q4 -26 28 -26z"
        fill="#8d929c"
        stroke=${INK}
        stroke-width="2.200"
      />
      <path
        d="
          M7 40 q2 -10 13 -11 q9 0 12 7 h4 q3 -7 12 -7 q11 1 13 11 q-4 9 -14 8 q-9 -1 -11 -6 h-4 q-2 5 -11 6 q-10
          1 -14 -8z
        "
        fill="#2f3138"
      />
      <path d="M34 40 q9 8 8 15 q-2 7 -8 7 q-6 0 -8 -7 q-1 -7 8 -15z" fill="#f2f2ee" />
      <ellipse cx="34" cy="52" rx="4.200" ry="3.200" fill=${INK} />
      ${[21, 47].map((x) =>
        isSly ? html`
          <path d=${`M${x - 5} 38 q5 -5 10 0 q-5 4 -10 0z`} fill="#f7c870" />
          <circle cx=${x} cy="38" r="1.600" fill=${INK} />
        ` : html`
          <circle cx=${x} cy="38" r="4" fill="#fff" />
          <circle cx=${x} cy="38" r="2.200" fill=${INK} />
        `,
      )}
      <path d="M28 59 q6 5 12 0" fill="none" stroke=${INK} stroke-width="1.800" ...${ROUND} />
    </svg>
  `;
}

/** The back of every card: two tails that cross under a star, as on the label of a matchbox. */
export function CardBack() {
  return html`
    <svg class="rj-back-drawing" viewBox="0 0 50 70" preserveAspectRatio="xMidYMid slice" ...${DECORATION}>
      <rect width="50" height="70" fill="#4a3a63" />
      <path
        d="
          M-10 10 l70 70 M-10 -4 l80 80 M-10 -18 l80 80 M-10 24 l60 60 M-10 38 l50 50 M-10 52 l40 40 M60 10 l-70
          70 M60 -4 l-80 80 M60 -18 l-80 80 M60 24 l-60 60 M60 38 l-50 50 M60 52 l-40 40
        "
        stroke="#5a4876"
        stroke-width="2.400"
      />
      <ellipse cx="25" cy="35" rx="15.500" ry="19" fill="#3a2d50" stroke="#c9b48a" stroke-width="1.400" />
      <path d="M15 46 q14 -4 12 -14 q-2 -8 6 -9" fill="none" stroke="#d9a5a0" stroke-width="3" ...${ROUND} />
      <path d="M35 46 q-14 -4 -12 -14 q2 -8 -6 -9" fill="none" stroke="#d9a5a0" stroke-width="3" ...${ROUND} />
      <path
        d="
          M25 19.500 l1.500 3 3.300 .400 -2.400 2.300 .600 3.300 -3 -1.600 -3 1.600 .600 -3.300 -2.400 -2.300
          3.300 -.400z
        "
        fill="#f7c870"
      />
    </svg>
  `;
}

const TEETH = 20;

/** The crimped rim of a bottle cap, around 50,50. */
const RIM = Array.from({ length: TEETH * 2 }, (_, tooth) => {
  const angle = (Math.PI * tooth) / TEETH;
  const reach = tooth % 2 ? 44 : 49;
  return `${(50 + reach * Math.cos(angle)).toFixed(1)} ${(50 + reach * Math.sin(angle)).toFixed(1)}`;
});

/** A bottle cap: the casino's chip. @param {{ colour: string, children?: any }} props */
export function BottleCap({ colour, children }) {
  return html`
    <svg class="rj-cap" viewBox="0 0 100 100" ...${DECORATION}>
      <path d=${`M${RIM.join("L")}Z`} fill=${colour} stroke=${INK} stroke-width="3" stroke-linejoin="round" />
      <circle cx="50" cy="50" r="36" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3" />
      <path
        d="M24 36 a30 30 0 0 1 22 -15"
        fill="none"
        stroke="#fff"
        stroke-opacity=".65"
        stroke-width="5"
        stroke-linecap="round"
      />
      ${children}
    </svg>
  `;
}

/** What a token does, where it is no number. @type {Record<string, () => any>} */
export const TOKEN_SIGNS = {
  lock: () => html`
    <path d="M37 47 v-9 a13 13 0 0 1 26 0 v9" fill="none" stroke="#fff" stroke-width="7" />
    <rect x="31" y="46" width="38" height="28" rx="4" fill="#fff" />
    <circle cx="50" cy="58" r="4.500" fill=${INK} />
    <path d="M50 59 v8" stroke=${INK} stroke-width="4" />
  `,
  shield: () => html`
    <path d="M50 22 l25 8 q1 32 -25 48 q-26 -16 -25 -48z" fill="#fff" />
    <path d="M50 30 v38" stroke=${INK} stroke-width="3" opacity="0.500" />
  `,
  mute: () => html`
    <path d="M26 42 h11 l16 -14 v44 l-16 -14 h-11z" fill="#fff" />
    <path d="M61 40 l18 20 m0 -20 l-18 20" stroke="#fff" stroke-width="7" stroke-linecap="round" />
  `,
};

/** Ways to play a card, as small signs. @type {Record<string, () => any>} */
const WAYS = {
  up: () => html`
    <rect x="6" y="3" width="12" height="18" rx="2" fill="#f6ecd6" stroke=${INK} stroke-width="1.600" />
    <path
      d="M12 16 v-8 m-3.500 3.500 l3.500 -3.500 3.500 3.500"
      fill="none"
      stroke=${INK}
      stroke-width="2"
      ...${ROUND}
    />
  `,
  down: () => html`
    <rect x="6" y="3" width="12" height="18" rx="2" fill="#4a3a63" stroke=${INK} stroke-width="1.600" />
    <path d="M8 6 l8 12 m0 -12 l-8 12" stroke="#c9b48a" stroke-width="1.600" />
  `,
  discard: () => html`
    <rect
      x="2"
      y="8"
      width="9"
      height="13"
      rx="1.500"
      transform="rotate(-14 6 14)"
      fill="#f6ecd6"
      stroke=${INK}
      stroke-width="1.500"
    />
    <rect x="13" y="6" width="9" height="13" rx="1.500" fill="#4a3a63" stroke=${INK} stroke-width="1.500" />
    <path
      d="M9 4 q5 -4 9 0 m0 -3 v3.500 h-3.500"
      fill="none"
      stroke="currentColor"
      stroke-width="1.800"
      ...${ROUND}
    />
  `,
  eye: () => html`
    <path d="M2 12 q10 -12 20 0 q-10 12 -20 0z" fill="#f6ecd6" stroke=${INK} stroke-width="1.600" />
    <circle cx="12" cy="12" r="4" fill=${INK} />
    <circle cx="13.500" cy="10.500" r="1.300" fill="#fff" />
  `,
  danger: () => html`
    <path d="M12 2 l11 20 h-22z" fill="#f7c870" stroke=${INK} stroke-width="1.600" stroke-linejoin="round" />
    <path d="M12 9 v6 m0 3 v.500" stroke=${INK} stroke-width="2.400" stroke-linecap="round" />
  `,
};

/** @param {{ name: string }} props */
export const Sign = ({ name }) => html`
  <svg class=${`rj-sign rj-sign-${name}`} viewBox="0 0 24 24" ...${DECORATION}>
    ${WAYS[name]()}
  </svg>
`;

/** The table itself: green felt, half round, a rim of wood with small lamps along it. */
export function Felt() {
  const edge = "M1 100 V46 C1 12 24 1.500 50 1.500 C76 1.500 99 12 99 46 V100";
  return html`
    <svg class="rj-felt" viewBox="0 0 100 100" preserveAspectRatio="none" ...${DECORATION}>
      <defs>
        <radialGradient id="rj-light" cx=".5" cy=".42" r=".75">
          <stop offset="0" class="rj-felt-lit" />
          <stop offset="1" class="rj-felt-edge" />
        </radialGradient>
      </defs>
      <path d=${`${edge}Z`} fill="url(#rj-light)" />
      <path class="rj-felt-line" d="M7 100 V48 C7 20 28 8.500 50 8.500 C72 8.500 93 20 93 48 V100" fill="none" />
      <path class="rj-rim" d=${edge} fill="none" />
      <path class="rj-bulbs" d=${edge} fill="none" />
    </svg>
  `;
}

/** The rat who deals: green eyeshade, bow tie, and never a smile. */
export function Croupier() {
  return html`
    <div class="rj-croupier" aria-hidden="true">
      <${Rat} coat="#8d8f98" tail="#d9a5a0" mood="sly" />
      <svg viewBox="0 -6 120 128" ...${DECORATION}>
        <path
          d="M58 30 q14 -14 34 -4 l24 10 q-8 5 -24 1 q-16 -7 -34 -7z"
          fill="#2f8a5f"
          fill-opacity=".85"
          stroke=${INK}
          stroke-width="2"
          stroke-linejoin="round"
        />
        <path d="M54 32 q16 -16 38 -7" fill="none" stroke="#c2452f" stroke-width="4" stroke-linecap="round" />
        <path
          d="M68 74 l-10 -5 v11z M68 74 l10 -5 v11z"
          fill="#c2452f"
          stroke=${INK}
          stroke-width="1.500"
          stroke-linejoin="round"
        />
        <circle cx="68" cy="74" r="2.600" fill="#c2452f" stroke=${INK} stroke-width="1.200" />
      </svg>
    </div>
  `;
}
