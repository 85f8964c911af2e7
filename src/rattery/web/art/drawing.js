// The frame of the small drawings in a line of text, each in a 24 by 24 box, and the one that several games use.
import { html } from "../vendor/html.js";
import { pure } from "../memo.js";

export const INK = "#2a2320";

export const cheese = () => html`
  <path
    d="M2 16 l13 -10 q6 1 7 8 v6 h-20z"
    fill="#f2b33d"
    stroke=${INK}
    stroke-width="1.400"
    stroke-linejoin="round"
  />
  <circle cx="9" cy="16.500" r="1.800" fill="#c98f1c" />
  <circle cx="16" cy="13" r="1.500" fill="#c98f1c" />
  <circle cx="17" cy="18" r="1.300" fill="#c98f1c" />
`;

/**
 * A component that shows one of these drawings: a picture with this title, or decoration without one.
 * @param {Record<string, () => any>} drawings
 */
export const drawingsOf = (drawings) =>
  pure((/** @type {{ name: string, title?: string }} */ { name, title }) => {
    const label = title ? { role: "img", "aria-label": title } : { "aria-hidden": "true" };
    return html`
      <svg class=${`drawing drawing-${name}`} viewBox="0 0 24 24" ...${label}>
        ${drawings[name]?.()}
      </svg>
    `;
  });
