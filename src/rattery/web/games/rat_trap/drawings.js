// Small drawings of points and doors.
import { html } from "../../vendor/html.js";
import { cheese, drawingsOf, INK } from "../../art/drawing.js";

export const Drawing = drawingsOf({
  cheese,
  one: () => html`
    <path d="M3 17 l12 -10 q6 1 6 7 v6 h-18z" fill="#f2b33d" stroke=${INK} stroke-width="1.400" />
    <text x="12" y="19" font-size="11" font-weight="700" text-anchor="middle" fill=${INK}>
      1
    </text>
  `,
  door: () => html`
    <rect x="5" y="2" width="14" height="20" rx="1.500" fill="#7b4e2e" stroke=${INK} stroke-width="1.400" />
    <rect x="7.500" y="4.500" width="9" height="7" rx="1" fill="#93623b" />
    <rect x="7.500" y="13.500" width="9" height="6.500" rx="1" fill="#93623b" />
    <circle cx="16" cy="12.600" r="1.200" fill="#f2b33d" />
  `,
});
