// What is drawn over the board for a moment: a card on its way, the flute's notes, a house that shakes, people who run.
import { html, render } from "../../vendor/html.js";
import { CardBack, CardPicture, CounterDrawing } from "./art.js";
import { placeIn } from "../../feel/pieces.js";

const EASE = "cubic-bezier(.2, .8, .3, 1)";

/**
 * Put a drawing with its middle there.
 * @param {HTMLElement} layer
 * @param {{ x: number, y: number }} at
 * @param {string} name
 * @param {any} drawing
 */
function put(layer, at, name, drawing) {
  const holder = document.createElement("div");
  holder.className = `pp-effect ${name}`;
  Object.assign(holder.style, { left: `${at.x}px`, top: `${at.y}px` });
  layer.append(holder);
  render(drawing, holder);
  return holder;
}

/** The card flies to its character, where it does not stay to be seen. @param {HTMLElement} layer @param {any} facts */
export function cardFlies(layer, { seat, card, place }) {
  const to =
    placeIn(layer, `.character[data-place="${place}"] .laid`) ||
    placeIn(layer, `.characters li:nth-child(${place})`);
  const from =
    placeIn(layer, `.pp-own .plate[data-seat="${seat}"] + .hand`) ||
    placeIn(layer, `.plate[data-seat="${seat}"]`);
  const stays = layer.closest(".play-board")?.querySelector(`[data-piece^="laid-${place}-"]`);
  if (!to || !from || stays) return;
  const flying = put(layer, to, "laid-card", card ? html`<${CardPicture} card=${card} />` : html`<${CardBack} />`);
  return flying.animate(
    [
      { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: "1.4" },
      { translate: "0 0", scale: "1", offset: 0.7 },
      { opacity: 1 },
    ],
    { duration: 420, easing: EASE },
  );
}

/** What the figure is about to do, over its head. @param {HTMLElement} layer @param {any} facts */
export function figureShows(layer, { figure, card }) {
  const at = placeIn(layer, `[data-figure="${figure}"]`);
  if (!at || !card) return;
  const sign = put(layer, { x: at.x, y: at.y - at.height }, "laid-card pp-sign", html`<${CardPicture} card=${card} />`);
  return sign.animate(
    [
      { opacity: 0, scale: "0.3" },
      { opacity: 1, scale: "1.15", offset: 0.3 },
      { opacity: 1, scale: "1", offset: 0.85 },
      { opacity: 0, scale: "1" },
    ],
    { duration: 460 },
  );
}

/** Notes rise, and everybody in the gap hears them. @param {HTMLElement} layer @param {any} facts */
export function notesRise(layer, { figure }) {
  const at = placeIn(layer, `[data-figure="${figure}"]`);
  if (!at) return;
  const risen = [-26, 0, 24].map((aside, number) => {
    const note = put(
      layer,
      { x: at.x + aside, y: at.y - at.height / 2 },
      "pp-note",
      html`<${CardPicture} card="melody" />`,
    );
    return note.animate(
      [
        { opacity: 0, translate: "0 14px", scale: "0.4" },
        { opacity: 1, offset: 0.35 },
        { opacity: 0, translate: `${aside / 2}px -54px`, scale: "1.1" },
      ],
      { duration: 620, delay: number * 90, fill: "backwards" },
    );
  });
  return risen[2];
}

/** The house shakes, and its counter is shown as it stands now. @param {HTMLElement} layer @param {any} facts */
export function houseShakes(layer, { seat, counter }) {
  const house = layer.closest(".play-board")?.querySelector(`.pp-house[data-seat="${seat}"]`);
  const at = placeIn(layer, `.pp-house[data-seat="${seat}"]`);
  if (!house || !at) return;
  house
    .querySelector(".house-tip")
    ?.animate(
      [{ rotate: "0deg" }, { rotate: "-2.5deg" }, { rotate: "2deg" }, { rotate: "-1deg" }, { rotate: "0deg" }],
      { duration: 380 },
    );
  const cap = put(layer, { x: at.x, y: at.y }, "pp-count", html`<${CounterDrawing} counter=${counter} />`);
  return cap.animate(
    [
      { opacity: 0, scale: "0.4" },
      { opacity: 1, scale: "1.2", offset: 0.35 },
      { opacity: 0, translate: "0 -34px", scale: "1" },
    ],
    { duration: 620 },
  );
}

/** The people of a house run with what they can carry. @param {HTMLElement} layer @param {any} facts */
export function peopleRun(layer, { seat }) {
  const at = placeIn(layer, ".town");
  const to = placeIn(layer, `.plate[data-seat="${seat}"]`);
  if (!at || !to) return;
  const family = html`
    <svg viewBox="0 0 84 40" aria-hidden="true">
      <g fill="none" stroke="#2a2320" stroke-width="2.500" stroke-linecap="round">
        <g stroke="#f6ecd6">
          <path d="M20 18 v12 l-7 8 M20 30 l8 6 M20 21 l10 4 M20 21 l-9 3" />
          <path d="M50 20 v10 l-7 8 M50 30 l8 6 M50 22 l9 2 M50 22 l-8 4" />
        </g>
        <circle cx="20" cy="11" r="6" fill="#f0cfa0" />
        <circle cx="50" cy="13" r="6" fill="#f0cfa0" />
        <path d="M14 9 q6 -12 12 0z" fill="#6f86b8" />
        <rect x="60" y="22" width="16" height="12" rx="2" fill="#b5794b" />
        <path d="M65 22 q3 -5 6 0" />
      </g>
    </svg>
  `;
  const running = put(layer, at, "pp-family", family);
  return running.animate(
    [
      { opacity: 0, translate: "0 0" },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.8 },
      { opacity: 0, translate: `${to.x - at.x}px ${to.y - at.y}px` },
    ],
    { duration: 900, easing: "ease-in" },
  );
}
