// A medal: a bottle cap on a ribbon, in the metal of its rank.
import { html } from "../vendor/html.js";

const METALS = ["#b9774a", "#c3c7cf", "#f2b33d", "#e58fb8"]; // by rank: copper, tin, brass, and a pink one

/** @param {{ rank: number, isWon: boolean }} props */
export const Medal = ({ rank, isWon }) => html`
  <svg class=${`medal ${isWon ? "is-won" : ""}`} viewBox="0 0 40 48" aria-hidden="true">
    <path d="M11 2 h7 l4 15 h-7z" fill="#56b4e9" />
    <path d="M29 2 h-7 l-4 15 h7z" fill="#c2452f" />
    <g fill=${METALS[Math.min(rank, METALS.length - 1)]} stroke="#2a2320" stroke-width="1.600">
      <path
        d="
          M20 13 l3.400 2.300 4 -.700 2.200 3.500 4 1 .400 4.100 3 2.800 -1.600 3.800 1.600 3.800 -3 2.800 -.400 4.100
          -4 1 -2.200 3.500 -4 -.700 -3.400 2.300 -3.400 -2.300 -4 .700 -2.200 -3.500 -4 -1 -.400 -4.100 -3 -2.800
          1.600 -3.800 -1.600 -3.800 3 -2.800 .400 -4.100 4 -1 2.200 -3.500 4 .700z
        "
      />
    </g>
    <circle cx="20" cy="29.800" r="10" fill="#fff6e0" fill-opacity=".35" stroke="#2a2320" stroke-width="1.200" />
    <path d="M14 33 l2.500 -9 3.500 4.500 3.500 -4.500 2.500 9z" fill="#2a2320" />
  </svg>
`;
