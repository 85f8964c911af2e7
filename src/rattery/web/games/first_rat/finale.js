// The end of First Rat: the rocket starts, as far as it is built, with whoever is aboard.
import { html, render } from "../../vendor/html.js";
import { Rat } from "../../art/rat.js";
import { RocketOnPad } from "./art.js";
import { builtParts } from "./Yard.js";

const LONG = 4200; // milliseconds
const STARS = 40;
const COATS = ["#b08d62", "#8f9aa6", "#7f8a76", "#b0949c", "#a9714f"];

/** @type {import("../../feel/finale.js").Finale} */
export function finale(layer, { view }) {
  const sky = document.createElement("div");
  sky.className = "fr-sky";
  for (let star = 0; star < STARS; star += 1) sky.append(starAt((star * 61) % 100, (star * 37) % 96));
  const start = document.createElement("div");
  start.className = "fr-liftoff";
  layer.append(sky, start);
  render(html`<${Start} view=${view} />`, start);
  start
    .querySelector(".fr-flame")
    ?.animate([{ transform: "scaleY(.2)" }, { transform: "scaleY(1)" }, { transform: "scaleY(.8)" }], {
      duration: 260,
      iterations: Math.ceil(LONG / 260),
      direction: "alternate",
    });
  const high = layer.clientHeight;
  start.animate(
    [
      { transform: "translate(-50%, 0)" },
      { transform: "translate(calc(-50% + 3px), -6px)", offset: 0.18 },
      { transform: "translate(calc(-50% - 3px), -10px)", offset: 0.3 },
      { transform: `translate(-50%, ${-high * 0.3}px)`, offset: 0.6, easing: "ease-in" },
      { transform: `translate(-50%, ${-high * 1.6}px)` },
    ],
    { duration: LONG, easing: "ease-in", fill: "both" },
  );
  return sky.animate(
    [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }],
    { duration: LONG, fill: "both" },
  );
}

/** The rocket over its flame, and the faces of the rattronauts. @param {{ view: any }} props */
function Start({ view }) {
  const crew = view.players.flatMap((/** @type {any} */ player, /** @type {number} */ seat) =>
    player.rats.filter((/** @type {any} */ rat) => rat.at === "aboard").map(() => seat),
  );
  return html`
    <div class="fr-crew">
      ${crew.map((/** @type {number} */ seat, /** @type {number} */ place) => html`
        <span key=${place}>
          <${Rat} show="face" coat=${COATS[seat % COATS.length]} tail=${`var(--seat-${seat})`} mood="triumphant" />
        </span>
      `)}
    </div>
    <svg viewBox="-90 -150 180 190" aria-hidden="true">
      <g class="fr-flame">
        <path d="M-20 6 q20 64 40 0z" fill="#f2803d" />
        <path d="M-11 6 q11 38 22 0z" fill="#ffe9a8" />
      </g>
      ${RocketOnPad(builtParts(view))}
    </svg>
  `;
}

/** @param {number} left per cent @param {number} top per cent */
function starAt(left, top) {
  const star = document.createElement("span");
  star.className = "fr-star";
  Object.assign(star.style, { left: `${left}%`, top: `${top}%` });
  return star;
}
