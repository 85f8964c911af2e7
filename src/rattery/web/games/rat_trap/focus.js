// The focus stays on the board: when the thing that had it was played, the next one on offer has it.
import { useLayoutEffect, useRef } from "../../vendor/html.js";

/**
 * @returns {{ current: HTMLElement | null }} to be given to the board, which holds the focus while nothing is on offer
 */
export function useKeptFocus() {
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const held = useRef(/** @type {Element | null} */ (null)); // what had the focus before this drawing
  const isHolding = useRef(false);
  held.current = board.current?.contains(document.activeElement) ? document.activeElement : null;
  useLayoutEffect(() => {
    const { current } = board;
    const isLost =
      current && held.current && (held.current === current ? isHolding.current : !held.current.isConnected);
    if (!isLost) return;
    const next = /** @type {HTMLElement | null} */ (current.querySelector("button[data-thing]"));
    isHolding.current = !next;
    (next || current).focus({ preventScroll: true });
  });
  return board;
}
