// Small drawings of goods and of what the stands sell.
import { html } from "../../vendor/html.js";
import { cheese, drawingsOf, INK } from "../../art/drawing.js";

export const Drawing = drawingsOf({
  cheese,
  mouldy: () => html`
    <path
      d="M2 16 l13 -10 q6 1 7 8 v6 h-20z"
      fill="#9fb06a"
      stroke=${INK}
      stroke-width="1.400"
      stroke-linejoin="round"
    />
    <circle cx="9" cy="16" r="2.200" fill="#5f7a3f" />
    <circle cx="16" cy="13" r="1.800" fill="#5f7a3f" />
    <circle cx="17" cy="18" r="1.300" fill="#5f7a3f" />
  `,
  bulb: () => html`
    <path
      d="M12 3 a6.500 6.500 0 0 1 4 11.500 v3 h-8 v-3 a6.500 6.500 0 0 1 4 -11.500z"
      fill="#f7e08a"
      stroke=${INK}
      stroke-width="1.400"
    />
    <path d="M8.500 18.500 h7 M9.500 21 h5" stroke=${INK} stroke-width="1.600" stroke-linecap="round" />
  `,
  core: () => html`
    <path
      d="M7 4 q5 3 10 0 q-4 8 0 16 q-5 -3 -10 0 q4 -8 0 -16z"
      fill="#f3e6c4"
      stroke="#8c3b2a"
      stroke-width="1.800"
      stroke-linejoin="round"
    />
    <path d="M12 5 l2 -4" stroke="#7b4e2e" stroke-width="1.800" stroke-linecap="round" />
    <ellipse cx="12" cy="12" rx="1" ry="2" fill=${INK} />
  `,
  vinegar: () => html`
    <path
      d="M10 2 h4 v5 q4 2 4 6 v9 h-12 v-9 q0 -4 4 -6z"
      fill="#8fb56b"
      stroke=${INK}
      stroke-width="1.400"
      stroke-linejoin="round"
    />
    <rect x="7.500" y="13" width="9" height="5" fill="#f6ecd6" />
    <path d="M9.500 2 h5" stroke="#7b4e2e" stroke-width="3" />
  `,
  soda: () => html`
    <rect x="5" y="5" width="14" height="17" rx="1.500" fill="#e8b36a" stroke=${INK} stroke-width="1.400" />
    <path d="M5 9 h14" stroke=${INK} stroke-width="1.200" />
    <rect x="8" y="12" width="8" height="6" rx="1" fill="#f6ecd6" />
    <path d="M7 5 l2 -3 h6 l2 3" fill="none" stroke=${INK} stroke-width="1.400" />
  `,
  can: () => html`
    <path d="M5 5 v14 q7 4 14 0 v-14" fill="#b9c0c6" stroke=${INK} stroke-width="1.400" />
    <ellipse cx="12" cy="5" rx="7" ry="2.500" fill="#dfe4e7" stroke=${INK} stroke-width="1.400" />
    <path d="M5 10 q7 4 14 0 v5 q-7 4 -14 0z" fill="#c2452f" />
  `,
  calculator: () => html`
    <rect x="5" y="2" width="14" height="20" rx="2" fill="#4a5568" stroke=${INK} stroke-width="1.400" />
    <rect x="7.500" y="4.500" width="9" height="4.500" fill="#b9d6a2" />
    <path
      d="M8 12.500 h2 m2 0 h2 M8 16 h2 m2 0 h2 M8 19.300 h2 m2 0 h2"
      stroke="#f6ecd6"
      stroke-width="1.800"
    />
  `,
  bolt: () => html`
    <path d="M12 2 l8 5 v10 l-8 5 -8 -5 v-10z" fill="#b9c0c6" stroke=${INK} stroke-width="1.400" />
    <circle cx="12" cy="12" r="4" fill="#6d737c" stroke=${INK} stroke-width="1.400" />
  `,
  backpack: () => html`
    <path d="M6 9 q0 -5 6 -5 q6 0 6 5 v12 h-12z" fill="currentColor" stroke=${INK} stroke-width="1.400" />
    <path d="M9 5 q0 -3 3 -3 q3 0 3 3" fill="none" stroke=${INK} stroke-width="1.400" />
    <rect
      x="8.500"
      y="13"
      width="7"
      height="6"
      rx="1"
      fill="#fff"
      opacity="0.600"
      stroke=${INK}
      stroke-width="1"
    />
  `,
  drink: () => html`
    <path d="M7 4 h10 v16 q-5 2.500 -10 0z" fill="#56b4e9" stroke=${INK} stroke-width="1.400" />
    <path d="M13 7 l-4 6 h3 l-1 5 4 -7 h-3z" fill="#f7e08a" stroke=${INK} stroke-width="0.800" />
  `,
  cap: () => html`
    <path d="M3 15 q0 -9 9 -9 q9 0 9 9z" fill="#c2452f" stroke=${INK} stroke-width="1.400" />
    <path
      d="M2 16 l2 3 2 -2 2 2.500 2 -2 2 2.500 2 -2.500 2 2 2 -2.500 2 2 2 -3z"
      fill="#e8e2d4"
      stroke=${INK}
      stroke-width="1"
    />
  `,
  comic: () => html`
    <path d="M4 3 h16 v18 h-16z" fill="#f6ecd6" stroke=${INK} stroke-width="1.400" />
    <path d="M6 5.500 h12 v6 h-12z" fill="#56b4e9" />
    <path d="M6 13.500 h5 v5 h-5z" fill="#f2b33d" />
    <path d="M13 13.500 h5 v5 h-5z" fill="#c2452f" />
  `,
  lamp: () => html`
    <path
      d="M12 4 a5 5 0 0 1 5 5 q0 3 -2.500 5 h-5 q-2.500 -2 -2.500 -5 a5 5 0 0 1 5 -5z"
      fill="#f7c870"
      stroke=${INK}
      stroke-width="1.400"
    />
    <path d="M10 14 h4 v3 h-4z" fill="#6d737c" stroke=${INK} stroke-width="1" />
  `,
  marker: () => html`
    <circle cx="12" cy="12" r="8" fill="#f6ecd6" stroke=${INK} stroke-width="1.500" />
    <path d="M8 12 l3 3 5 -6" fill="none" stroke=${INK} stroke-width="2" />
  `,
});
