// Skipping: what brings a show to its end at once. A click or a tap does, and a key that stands for itself.
// A long press, scrolling, Tab, arrows and modifiers do not.

const NAMED = ["Enter", "Escape"];

/** Whether a key stands for itself. @param {KeyboardEvent} event */
const isMeant = ({ key, ctrlKey, metaKey, altKey, repeat }) =>
  !ctrlKey && !metaKey && !altKey && !repeat && (key.length === 1 || NAMED.includes(key));

/**
 * Listen for clicks and keys that skip. A click that was only the end of a long press never comes here.
 * @param {(event: Event) => void} skip
 * @returns {() => void} how to stop listening
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
