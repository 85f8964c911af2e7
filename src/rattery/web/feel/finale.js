// The closing scene of a game, drawn over the board before the points are counted.

/**
 * What a scene is drawn from.
 * @typedef {object} FinaleFacts
 * @property {any} view the final view
 * @property {number[]} winners
 */
/**
 * Draws the scene and returns the animation that ends it.
 * @typedef {(layer: HTMLElement, facts: FinaleFacts) => Animation | void} Finale
 */

const CAPS = 26;

/** For a game without a scene of its own: bottle caps rain on the winners. @type {Finale} */
export function usualFinale(layer, { winners }) {
  const rain = winners.flatMap((seat) => {
    const plate = layer.parentElement?.querySelector(`.plate[data-seat="${seat}"]`);
    if (!plate) return [];
    const [box, frame] = [plate.getBoundingClientRect(), layer.getBoundingClientRect()];
    return Array.from({ length: CAPS }, (_, cap) =>
      fallen(layer, {
        left: box.left - frame.left + (box.width * ((cap * 7) % CAPS)) / CAPS,
        top: box.top - frame.top,
        height: box.height,
        delay: cap * 55,
      }),
    );
  });
  return rain[rain.length - 1];
}

/** @param {HTMLElement} layer @param {{ left: number, top: number, height: number, delay: number }} from */
function fallen(layer, { left, top, height, delay }) {
  const cap = document.createElement("span");
  cap.className = "finale-cap";
  Object.assign(cap.style, { left: `${left}px`, top: `${top}px` });
  layer.append(cap);
  return cap.animate(
    [
      { translate: "0 -160px", opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { translate: `0 ${height - 14}px`, rotate: "300deg", opacity: 1, offset: 0.8 },
      { translate: `0 ${height - 14}px`, rotate: "300deg", opacity: 0 },
    ],
    { duration: 1500, delay, easing: "ease-in", fill: "both" },
  );
}
