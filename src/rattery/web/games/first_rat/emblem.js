import { html } from "../../vendor/html.js";
import { scene } from "../../art/emblem.js";
import { Rat } from "../../art/rat.js";

export const Emblem = () =>
  scene(
    html`<${Rat} coat="#8f9aa6" tail="var(--seat-1)" hat="jar" />`,
    html`<circle cx="176" cy="26" r="20" fill="#f7e3a1" />
    <circle cx="170" cy="20" r="4" fill="#e3c873" />
    <circle cx="182" cy="32" r="5" fill="#e3c873" />
    <circle cx="183" cy="18" r="2.500" fill="#e3c873" />
    <g stroke="#2a2320" stroke-width="2.500">
      <path d="M128 96 v-44 q10 -26 20 0 v44z" fill="#c9d2d6" />
      <path d="M128 96 l-12 14 h44 l-12 -14z" fill="#c2452f" />
      <circle cx="138" cy="60" r="6" fill="#56b4e9" />
      <path d="M128 76 h20" />
    </g>
    <path d="M130 111 q8 12 16 0z" fill="#f2b33d" />`,
  );
