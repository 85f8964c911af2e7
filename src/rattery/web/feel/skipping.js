// Skipping: the input that ends a show immediately. A click, a tap, Enter, Escape and keys that type a character do; a
// long press, scrolling, Tab, arrows and modifiers do not.

const NAMED = ["Enter", "Escape"];

/** Whether a key press counts as input: no repetition, no shortcut, no navigation. @param {KeyboardEvent} event */
const isMeant = ({ key, ctrlKey, metaKey, altKey, repeat }) =>
  !ctrlKey && !metaKey && !altKey && !repeat && (key.length === 1 || NAMED.includes(key));

/**
 * Listens for clicks and keys that skip. The click at the end of a long press is stopped before it gets here.
 * @param {(event: Event) => void} skip
 * @returns {() => void} removes the listeners
 */
export function onSkip(skip) {
  const press = (/** @type {KeyboardEvent} */ event) => isMeant(event) && skip(event);
  addEventListener("click", skip);
  addEventListener("keydown", press, true);
  return () => {
    removeEventListener("click", skip);
    removeEventListener("keydown", press, true);
  };
}
