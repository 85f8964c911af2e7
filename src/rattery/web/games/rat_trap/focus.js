// The focus stays on the board: when the thing that had it was played, the next one on offer has it.
import { useLayoutEffect, useRef } from "../../vendor/html.js";

/** @returns {{ current: HTMLElement | null }} to be given to the board */
export function useKeptFocus() {
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const hadFocus = useRef(false);
  hadFocus.current = Boolean(board.current?.contains(document.activeElement));
  useLayoutEffect(() => {
    const { current } = board;
    if (!current || !hadFocus.current) return;
    const isLost = !current.contains(document.activeElement) || document.activeElement === current;
    if (isLost) (current.querySelector(/** @type {"button"} */ ("button[data-thing]")) || current).focus();
  });
  return board;
}
