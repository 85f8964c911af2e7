// Memoisation: parts of a page that are rendered again only when their inputs have changed. A table is otherwise
// rendered again with every message of the server.
import { useCallback, useMemo, useRef } from "./vendor/html.js";

/**
 * Renders `draw()`, and again only when a value in `on` has changed. Arrays and plain objects are compared as JSON.
 * @param {{ on: any[], draw: () => any }} props
 */
export const Memo = ({ on, draw }) => useMemo(draw, on.map(comparable));

/** @param {any} thing */
const comparable = (thing) =>
  Array.isArray(thing) || (thing && Object.getPrototypeOf(thing) === Object.prototype) ? JSON.stringify(thing) : thing;

/**
 * A function with a stable identity that calls the `act` of the latest render.
 * @param {(...given: any[]) => void} act
 * @returns {(...given: any[]) => void}
 */
export function useStableCallback(act) {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((/** @type {any[]} */ ...given) => latest.current(...given), []);
}

/**
 * A component that is rendered again only when a prop (compared by identity) or the result of a hook has changed.
 * @template P @param {(props: P) => any} draw @returns {(props: P) => any}
 */
export function pure(draw) {
  /** @this {any} @param {P} props */
  return function Pure(props) {
    this.shouldComponentUpdate = hasOtherProps;
    return draw(props);
  };
}

/** @this {{ props: any }} @param {any} next */
function hasOtherProps(next) {
  const names = Object.keys(next);
  const isOther = (/** @type {string} */ name) => !Object.is(next[name], this.props[name]);
  return names.length !== Object.keys(this.props).length || names.some(isOther);
}
