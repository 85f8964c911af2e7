import { html } from "../../vendor/html.js";
import { scene } from "../../art/emblem.js";
import { Rat } from "../../art/rat.js";

export const Emblem = () =>
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
