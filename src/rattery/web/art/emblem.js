// The frame of a game's emblem: a rat, and a few things around it.
import { html } from "../vendor/html.js";

/** @param {any} rat @param {any} things */
export const scene = (rat, things) => html`
  <svg viewBox="0 0 200 120" class="emblem">
    <ellipse cx="100" cy="112" rx="92" ry="9" fill="#000" opacity="0.250" />
    ${things}
    <svg x="12" y="6" width="106" height="110">
      ${rat}
    </svg>
  </svg>
`;
