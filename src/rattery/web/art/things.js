// Small drawings of goods, dice, door cards and signs, each in a 24 by 24 box.
import { html } from "../vendor/html.js";
import { pure } from "../memo.js";

const INK = "#2a2320";

/** @type {Record<string, () => any>} */
const DRAWINGS = {
  // First Rat
  cheese: () => html`
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
  `,
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
  // Rat Trap
  key: () => html`
    <circle cx="7" cy="12" r="4.500" fill="none" stroke="currentColor" stroke-width="2.600" />
    <path
      d="M11.500 12 h10 v4 M17.500 12 v3"
      fill="none"
      stroke="currentColor"
      stroke-width="2.600"
      stroke-linecap="round"
    />
  `,
  keys: () => html`
    <circle cx="6.500" cy="7" r="3.600" fill="none" stroke="currentColor" stroke-width="2.200" />
    <path
      d="M10 7 h11 v3.500 M17 7 v2.500"
      fill="none"
      stroke="currentColor"
      stroke-width="2.200"
      stroke-linecap="round"
    />
    <circle cx="6.500" cy="17" r="3.600" fill="none" stroke="currentColor" stroke-width="2.200" />
    <path
      d="M10 17 h11 v3.500 M17 17 v2.500"
      fill="none"
      stroke="currentColor"
      stroke-width="2.200"
      stroke-linecap="round"
    />
  `,
  steal: () => html`
    <path
      d="
        M6 21 v-7 l-2 -3 q0 -2 2 -1.500 l3 2.500 v-8 q1.500 -1.500 3 0 v5 q0 -7 1.500 -7 q1.500 0 1.500 1.500 v6
        q0 -5 1.500 -5 q1.500 0 1.500 1.500 v6 q.500 -3 1.700 -3 q1.300 .500 1.300 2 v6 q0 4 -3 6z
      "
      fill="none"
      stroke="currentColor"
      stroke-width="1.700"
      stroke-linejoin="round"
    />
  `,
  claws: () => html`
    <path
      d="M5 3 q3 8 1 18 M11 2 q3 9 1 20 M17 3 q3 8 1 18"
      fill="none"
      stroke="currentColor"
      stroke-width="3"
      stroke-linecap="round"
    />
  `,
  heal: () => html`
    <g transform="rotate(-35 12 12)">
      <rect x="2" y="7.500" width="20" height="9" rx="4.500" fill="none" stroke="currentColor" stroke-width="2" />
      <path d="M10 10 v4 M14 10 v4 M12 9.500 v5" stroke="currentColor" stroke-width="1.500" />
    </g>
  `,
  trap: () => html`
    <rect x="2" y="15" width="20" height="5" rx="1" fill="#7b4e2e" stroke=${INK} stroke-width="1.200" />
    <path d="M5 15 a8 9 0 0 1 14 0" fill="none" stroke="#c2452f" stroke-width="2.200" />
    <path d="M5 15 l2 -2 2 2 2 -3 2 3 2 -3 2 3 2 -2" fill="none" stroke="#c2452f" stroke-width="1.600" />
  `,
  one: () => html`
    <path d="M3 17 l12 -10 q6 1 6 7 v6 h-18z" fill="#f2b33d" stroke=${INK} stroke-width="1.400" />
    <text x="12" y="19" font-size="11" font-weight="700" text-anchor="middle" fill=${INK}>
      1
    </text>
  `,
  two: () => html`
    <path d="M3 13 l10 -8 q5 1 5 6 v4 h-15z" fill="#f7d58a" stroke=${INK} stroke-width="1.400" />
    <path d="M5 19 l11 -9 q6 1 6 6 v6 h-17z" fill="#f2b33d" stroke=${INK} stroke-width="1.400" />
    <text x="14" y="21" font-size="11" font-weight="700" text-anchor="middle" fill=${INK}>
      2
    </text>
  `,
  clover: () => html`
    <g fill="#4f9a57" stroke=${INK} stroke-width="1.200">
      <circle cx="8" cy="8" r="4.500" />
      <circle cx="16" cy="8" r="4.500" />
      <circle cx="8" cy="15" r="4.500" />
      <circle cx="16" cy="15" r="4.500" />
    </g>
    <path d="M12 13 q0 6 3 9" fill="none" stroke="#2f6a38" stroke-width="2" />
  `,
  bandage: () => html`
    <g transform="rotate(-35 12 12)">
      <rect x="2" y="7.500" width="20" height="9" rx="4.500" fill="#f0cfa0" stroke=${INK} stroke-width="1.300" />
      <rect x="9" y="8" width="6" height="8" fill="#f9e8cc" />
      <path d="M12 10 v4 M10 12 h4" stroke="#c2452f" stroke-width="1.500" />
    </g>
  `,
  cat: () => html`
    <path
      d="M3 4 l4 4 q5 -2 10 0 l4 -4 v10 q-1 7 -9 7 q-8 0 -9 -7z"
      fill="#4a4458"
      stroke=${INK}
      stroke-width="1.400"
      stroke-linejoin="round"
    />
    <ellipse cx="8.500" cy="13" rx="1.700" ry="2.400" fill="#f7c870" />
    <ellipse cx="15.500" cy="13" rx="1.700" ry="2.400" fill="#f7c870" />
    <path
      d="M12 16 v1.500 m-3 0 q1.500 1.500 3 0 q1.500 1.500 3 0"
      fill="none"
      stroke="#f6ecd6"
      stroke-width="1.200"
    />
  `,
  door: () => html`
    <rect x="5" y="2" width="14" height="20" rx="1.500" fill="#7b4e2e" stroke=${INK} stroke-width="1.400" />
    <rect x="7.500" y="4.500" width="9" height="7" rx="1" fill="#93623b" />
    <rect x="7.500" y="13.500" width="9" height="6.500" rx="1" fill="#93623b" />
    <circle cx="16" cy="12.600" r="1.200" fill="#f2b33d" />
  `,
};

export const Drawing = pure((/** @type {{ name: string, title?: string }} */ { name, title }) => {
  const label = title ? { role: "img", "aria-label": title } : { "aria-hidden": "true" };
  return html`
    <svg class=${`drawing drawing-${name}`} viewBox="0 0 24 24" ...${label}>
      ${DRAWINGS[name]?.()}
    </svg>
  `;
});
