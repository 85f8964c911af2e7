// The end of Rat Trap: all doors open, and the cat, who has had enough, yawns.
import { placeIn } from "../../feel/pieces.js";
import { html, render } from "../../vendor/html.js";
import { CatYawning } from "./art.js";

const LONG = 3200; // milliseconds

/** @type {import("../../feel/finale.js").Finale} */
export function finale(layer) {
  const room = layer.closest(".play-board");
  const doors = [...(room?.querySelectorAll(".rt-stack .rt-door") || [])];
  for (const [place, door] of doors.entries()) openDoor(layer, door, 70 * (place % 5));
  const at = placeIn(layer, ".rt-corner-right") || { x: layer.clientWidth / 2, y: layer.clientHeight / 2 };
  const to = { x: layer.clientWidth / 2, y: Math.min(layer.clientHeight, room?.clientHeight || 0) * 0.52 };
  const cat = document.createElement("div");
  cat.className = "rt-yawn";
  render(html`<${CatYawning} />`, cat);
  layer.append(cat);
  cat
    .querySelector(".rt-mouth")
    ?.animate(
      [
        { transform: "scaleY(.12)" },
        { transform: "scaleY(.12)", offset: 0.35 },
        { transform: "scaleY(1)", offset: 0.55 },
        { transform: "scaleY(1)", offset: 0.72 },
        { transform: "scaleY(.12)", offset: 0.85 },
        { transform: "scaleY(.12)" },
      ],
      { duration: LONG, fill: "both" },
    );
  const sits = (/** @type {{ x: number, y: number }} */ { x, y }, /** @type {number} */ scale) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  return cat.animate(
    [
      { transform: sits(at, 0.3), opacity: 0 },
      { transform: sits(to, 1), opacity: 1, offset: 0.25 },
      { transform: sits(to, 1.04), opacity: 1, offset: 0.6 },
      { transform: sits(to, 1), opacity: 1, offset: 0.9 },
      { transform: sits(to, 1), opacity: 0 },
    ],
    { duration: LONG, easing: "ease-in-out", fill: "both" },
  );
}

/**
 * The light behind a door falls on the table. @param {HTMLElement} layer @param {Element} door @param {number} delay
 */
function openDoor(layer, door, delay) {
  const [box, frame] = [door.getBoundingClientRect(), layer.getBoundingClientRect()];
  const light = document.createElement("span");
  light.className = "rt-open-door";
  Object.assign(light.style, {
    left: `${box.left - frame.left}px`,
    top: `${box.top - frame.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  layer.append(light);
  light.animate(
    [{ transform: "scaleX(0)" }, { transform: "scaleX(.86)", offset: 0.25 }, { transform: "scaleX(.86)" }],
    {
      duration: LONG,
      delay,
      easing: "ease-out",
      fill: "both",
    },
  );
}
