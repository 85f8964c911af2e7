// The colours of the seats at a table: every seat has one of five, and a shape goes with each.
import { useLayoutEffect } from "./vendor/html.js";

export const COLOURS = 5;

/**
 * The page shows the seats of this table in their colours, as long as it is open.
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
 * Everybody's colour once one seat has taken another: the seat that had it takes the old one.
 * @param {number[]} colours by seat
 * @param {number} seat
 * @param {number} wanted
 */
export const exchanged = (colours, seat, wanted) =>
  colours.map((colour, other) => (other === seat ? wanted : colour === wanted ? colours[seat] : colour));
