import { html } from "../../vendor/html.js";
import { scene } from "../../art/emblem.js";
import { Rat } from "../../art/rat.js";

const bandage = () => html`
  <g>
    <path d="M56 36 q12 -12 32 -8" stroke="#f6ecd6" stroke-width="7" fill="none" />
    <path d="M68 30 h6 m-3 -3 v6" stroke="#c2452f" stroke-width="2" />
  </g>
`;

export const Emblem = () =>
  scene(
    html`<${Rat} coat="#b08d62" tail="var(--seat-0)" hat=${bandage} mood="sly" />`,
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
