// The end of The Pied Piper: night falls on the town, and the last house is lit.
import { placeIn } from "../../feel/pieces.js";

const LONG = 3400; // milliseconds

/** @type {import("../../feel/finale.js").Finale} */
export function finale(layer, { winners }) {
  const night = document.createElement("div");
  night.className = "pp-night";
  layer.append(night);
  for (const seat of winners) lightUp(layer, seat);
  return night.animate([{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], {
    duration: LONG,
    easing: "ease-in-out",
    fill: "both",
  });
}

/**
 * The house stands before the night, and light falls out of all its windows. @param {HTMLElement} layer @param
 *   {number} seat
 */
function lightUp(layer, seat) {
  const selector = `.pp-house[data-seat="${seat}"]`;
  const house = layer.closest(".play-board")?.querySelector(`${selector} .house-drawing`);
  const at = placeIn(layer, `${selector} .house-drawing`);
  if (!house || !at) return;
  const copy = document.createElement("div");
  copy.className = "pp-last";
  copy.append(house.cloneNode(true));
  const light = document.createElement("div");
  light.className = "pp-lit";
  put(copy, at, 1);
  put(light, at, 2.6);
  layer.append(copy, light);
  copy.animate([{ scale: "1" }, { scale: "1.35", offset: 0.4 }, { scale: "1.35", offset: 0.85 }, { scale: "1" }], {
    duration: LONG,
    easing: "ease-in-out",
    fill: "both",
  });
  light.animate(
    [
      { opacity: 0 },
      { opacity: 0, offset: 0.3 },
      { opacity: 1, offset: 0.45 },
      { opacity: 0.7, offset: 0.55 },
      { opacity: 1, offset: 0.65 },
      { opacity: 1, offset: 0.85 },
      { opacity: 0 },
    ],
    { duration: LONG, fill: "both" },
  );
}

/** @param {HTMLElement} thing @param {import("../../feel/pieces.js").Place} at @param {number} times */
function put(thing, { x, y, width, height }, times) {
  Object.assign(thing.style, {
    left: `${x - (width * times) / 2}px`,
    top: `${y - (height * times) / 2}px`,
    width: `${width * times}px`,
    height: `${height * times}px`,
  });
}
