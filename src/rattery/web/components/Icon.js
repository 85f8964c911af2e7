// Icons for buttons. They are hidden from screen readers: the button needs a label.
import { html } from "../vendor/html.js";

/** @type {Record<string, string>} */
const PATHS = {
  closed: "M5 9 h10 v8 h-10z M7 9 v-3 a3 3 0 0 1 6 0 v3",
  menu: "M3 5.500 h14 M3 10 h14 M3 14.500 h14",
  story: "M4 3.500 h12 v13 h-12z M7 7 h6 M7 10 h6 M7 13 h4",
  talk: "M3 4 h14 v9 h-8 l-4 4 v-4 h-2z",
  rules: "M10 5 q-3 -2 -7 -1 v11 q4 -1 7 1 q3 -2 7 -1 v-11 q-4 -1 -7 1z M10 5 v11",
  undo: "M7 5 l-4 4 4 4 M3 9 h9 a4 4 0 0 1 0 8 h-3",
  hint: "M10 2.500 a5 5 0 0 1 3 9 v2 h-6 v-2 a5 5 0 0 1 3 -9z M7.500 16.500 h5",
  link: "M8 12 l4 -4 M9 6 l2 -2 a3.500 3.500 0 0 1 5 5 l-2 2 M11 14 l-2 2 a3.500 3.500 0 0 1 -5 -5 l2 -2",
  share: "M10 12 v-9 M6.500 6 l3.500 -3 3.500 3 M5 10 v7 h10 v-7",
  copy: "M7 7 h9 v10 h-9z M4 13 v-10 h9",
  gear: `M10 7 a3 3 0 1 0 .01 0z M10 2.500 v2 M10 15.500 v2 M2.500 10 h2 M15.500 10 h2 M4.700 4.700 l1.400 1.400
    M13.900 13.900 l1.400 1.400 M4.700 15.300 l1.400 -1.400 M13.900 6.100 l1.400 -1.400`,
  home: "M3 10 l7 -7 7 7 M5 9 v8 h10 v-8",
  eye: "M2 10 q8 -11 16 0 q-8 11 -16 0z M10 8 a2 2 0 1 0 .01 0z",
  bot: "M4 7 h12 v9 h-12z M10 7 v-4 M7.500 11 v1 M12.500 11 v1",
  download: "M10 3 v9 M6.500 9 l3.500 3.500 3.500 -3.500 M4 16.500 h12",
  again: "M16 10 a6 6 0 1 1 -2 -4.500 M16 2.500 v4 h-4",
  seal: "M10 2.500 l6 2.500 v5 q0 5 -6 8 q-6 -3 -6 -8 v-5z M7 10 l2.200 2.200 4 -4",
  first: "M5 4 v12 M16 4 l-8 6 8 6z",
  back: "M13 4 l-7 6 7 6z",
  next: "M7 4 l7 6 -7 6z",
  last: "M15 4 v12 M4 4 l8 6 -8 6z",
  "previous-turning": "M17 5 l-5 9 -4 -6 -5 8 M8 8 v8",
  "next-turning": "M3 15 l5 -9 4 6 5 -8 M12 12 v-8",
  card: "M6 3 h8 v14 h-8z M8.500 6.500 h3",
  step: "M4 14 q3 -4 6 0 t6 0 M7 6 v2 M12 4 v2",
  star: "M10 3 l2.200 4.800 5 .6 -3.700 3.500 1 5.100 -4.500 -2.600 -4.500 2.600 1 -5.100 -3.700 -3.500 5 -.6z",
  warn: "M10 3 l7.500 13.500 h-15z M10 8 v4 M10 14 v.500",
  dot: "M10 9 v2",
  play: "M6 3.500 l10 6.500 -10 6.500z",
  pause: "M7 4 v12 M13 4 v12",
};

const IS_PATH = /^M[\d\s]/;

/** @param {{ name: string }} props a name, or the path of another icon, 20 by 20 */
export const Icon = ({ name }) => html`
  <svg viewBox="0 0 20 20" class="icon" data-icon=${PATHS[name] ? name : null} aria-hidden="true">
    <path
      d=${PATHS[name] || (IS_PATH.test(name) ? name : PATHS.dot)}
      fill="none"
      stroke="currentColor"
      stroke-width="1.800"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
`;
