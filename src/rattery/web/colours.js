// The colours of the seats at a table: one of five each, and each with a shape of its own.
import { useLayoutEffect } from "./vendor/html.js";

export const COLOURS = 5;

/**
 * Sets the CSS variables of the seats' colours on the document while the component is mounted.
 * @param {{ colour: number }[] | undefined} seats
 */
export function useColours(seats) {
  const worn = (seats || []).map(({ colour }) => colour).join("");
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const names = [...worn].flatMap((colour, seat) => [
      [`--seat-${seat}`, `var(--colour-${colour})`],
      [`--seat-text-${seat}`, `var(--colour-text-${colour})`],
    ]);
    for (const [name, value] of names) style.setProperty(name, value);
    return () => names.forEach(([name]) => style.removeProperty(name));
  }, [worn]);
}

/**
 * The colours after a seat has changed its own: the seat that had the wanted colour gets the old one in exchange.
 * @param {number[]} colours by seat
 * @param {number} seat
 * @param {number} wanted
 */
export const exchanged = (colours, seat, wanted) =>
  colours.map((colour, other) => (other === seat ? wanted : colour === wanted ? colours[seat] : colour));
