// What the small picture of a game is made of: a rat, and a few things lying about.
import { html } from "../vendor/html.js";

/** A picture with a rat standing in it. @param {any} rat @param {any} things */
export const scene = (rat, things) => html`
  <svg viewBox="0 0 200 120" class="emblem">
    <ellipse cx="100" cy="112" rx="92" ry="9" fill="#000" opacity="0.250" />
    ${things}
    <svg x="12" y="6" width="106" height="110">
      ${rat}
    </svg>
  </svg>
`;
