import { html } from "../../vendor/html.js";
import { scene } from "../../art/emblem.js";
import { Rat } from "../../art/rat.js";

export const Emblem = () =>
  scene(
    html`<${Rat} coat="#5b5663" tail="var(--seat-3)" hat="crown" mood="sly" />`,
    html`<g stroke="#2a2320" stroke-width="2.500">
      <g transform="rotate(-14 140 80)">
        <rect x="116" y="40" width="42" height="62" rx="6" fill="#2b2940" />
        <path d="M124 50 l26 42 m0 -42 l-26 42" stroke="#c9b48a" stroke-width="2" />
      </g>
      <g transform="rotate(8 160 80)">
        <rect x="140" y="38" width="44" height="66" rx="6" fill="#f6ecd6" />
      </g>
    </g>
    <text
      x="158"
      y="84"
      transform="rotate(8 160 80)"
      text-anchor="middle"
      font-family="Fraunces, serif"
      font-weight="600"
      font-size="34"
      fill="#2a2320"
    >
      R
    </text>`,
  );
