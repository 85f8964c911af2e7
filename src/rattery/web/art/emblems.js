// A small picture for each game, made of the rat and a few things lying about.
import { html } from "../vendor/html.js";
import { Rat } from "./rat.js";

/** A picture with a rat standing in it. @param {any} rat @param {any} things */
const scene = (rat, things) => html`
  <svg viewBox="0 0 200 120" class="emblem">
    <ellipse cx="100" cy="112" rx="92" ry="9" fill="#000" opacity="0.250" />
    ${things}
    <svg x="12" y="6" width="106" height="110">
      ${rat}
    </svg>
  </svg>
`;

export const RatTrapEmblem = () =>
  scene(
    html`<${Rat} coat="#b08d62" tail="var(--seat-0)" hat="bandage" mood="sly" />`,
    html`<g stroke="#2a2320" stroke-width="2.500">
        <rect x="120" y="14" width="46" height="96" rx="4" fill="#7b4e2e" />
        <rect x="127" y="22" width="32" height="34" rx="3" fill="#93623b" />
        <rect x="127" y="64" width="32" height="38" rx="3" fill="#93623b" />
        <circle cx="126.500" cy="62" r="3.500" fill="#f2b33d" />
        <path d="M150 112 l38 -14 v14z" fill="#f2b33d" />
        <circle cx="176" cy="107" r="3" fill="#c98f1c" stroke="none" />
      </g>
      <path d="M170 20 q10 -8 22 2 M170 30 q10 -8 22 2" stroke="#c2452f" stroke-width="3" fill="none" />`,
  );

export const PiedPiperEmblem = () =>
  scene(
    html`<${Rat}
      coat="#7f8a76"
      tail="var(--seat-2)"
      hat="feather"
      mood="triumphant"
      held=${html`<path d="M84 86 l30 -16" stroke="#c9b48a" stroke-width="5" stroke-linecap="round" />`}
    />`,
    html`<g stroke="#2a2320" stroke-width="2.500">
        <path d="M126 112 v-46 l22 -24 22 24 v46z" fill="#b5794b" />
        <path d="M120 70 l28 -32 28 32" fill="none" stroke="#7b2f22" stroke-width="7" stroke-linecap="round" />
        <rect x="140" y="84" width="16" height="28" fill="#3a2a20" />
        <rect x="158" y="74" width="9" height="9" fill="#f7c870" />
        <rect x="130" y="74" width="9" height="9" fill="#f7c870" />
        <path d="M172 112 v-36 l12 -13 12 13 v36z" fill="#8a5a3a" />
      </g>
      <path d="M112 40 q2 -14 12 -14 v14 a4 4 0 1 1 -3 -4 v-6 q-5 0 -6 10 a4 4 0 1 1 -3 0z" fill="#f7c870" />`,
  );

export const FirstRatEmblem = () =>
  scene(
    html`<${Rat} coat="#8f9aa6" tail="var(--seat-1)" hat="jar" />`,
    html`<circle cx="176" cy="26" r="20" fill="#f7e3a1" />
      <circle cx="170" cy="20" r="4" fill="#e3c873" />
      <circle cx="182" cy="32" r="5" fill="#e3c873" />
      <circle cx="183" cy="18" r="2.500" fill="#e3c873" />
      <g stroke="#2a2320" stroke-width="2.500">
        <path d="M128 96 v-44 q10 -26 20 0 v44z" fill="#c9d2d6" />
        <path d="M128 96 l-12 14 h44 l-12 -14z" fill="#c2452f" />
        <circle cx="138" cy="60" r="6" fill="#56b4e9" />
        <path d="M128 76 h20" />
      </g>
      <path d="M130 111 q8 12 16 0z" fill="#f2b33d" />`,
  );

export const RatjackEmblem = () =>
  scene(
    html`<${Rat} coat="#5b5663" tail="var(--seat-3)" hat="crown" mood="sly" />`,
    html`<g stroke="#2a2320" stroke-width="2.500">
        <g transform="rotate(-14 140 80)">
          <rect x="116" y="40" width="42" height="62" rx="6" fill="#2b2940" />
          <path d="M124 50 l26 42 m0 -42 l-26 42" stroke="#c9b48a" stroke-width="2" />
        </g>
        <g transform="rotate(8 160 80)">
          <rect x="140" y="38" width="44" height="66" rx="6" fill="#f6ecd6" />
        </g>
      </g>
      <text
        x="158"
        y="84"
        transform="rotate(8 160 80)"
        text-anchor="middle"
        font-family="Fraunces, serif"
        font-weight="600"
        font-size="34"
        fill="#2a2320"
      >
        25
      </text>`,
  );

/** By the name of the game. @type {Record<string, () => any>} */
export const EMBLEMS = {
  rat_trap: RatTrapEmblem,
  pied_piper: PiedPiperEmblem,
  first_rat: FirstRatEmblem,
  ratjack: RatjackEmblem,
};
