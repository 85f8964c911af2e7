// Something that is drawn anew only when what it shows has changed: a table hears of every step of everybody.
import { useCallback, useMemo, useRef } from "./vendor/html.js";

/**
 * `on` is what it depends on; what is not plain is compared as it would be written down.
 * @param {{ on: any[], draw: () => any }} props
 */
export const Still = ({ on, draw }) => useMemo(draw, on.map(written));

/** @param {any} thing */
const written = (thing) =>
  Array.isArray(thing) || (thing && Object.getPrototypeOf(thing) === Object.prototype) ? JSON.stringify(thing) : thing;

/**
 * The same function from drawing to drawing, that does what the latest would.
 * @param {(...given: any[]) => void} act
 * @returns {(...given: any[]) => void}
 */
export function useSteady(act) {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((/** @type {any[]} */ ...given) => latest.current(...given), []);
}

/**
 * A component that is drawn again only when it is given something else, or when what it asks a hook for has changed.
 * @template P @param {(props: P) => any} draw @returns {(props: P) => any}
 */
export function pure(draw) {
  /** @this {any} @param {P} props */
  return function Pure(props) {
    this.shouldComponentUpdate = isGivenOther;
    return draw(props);
  };
}

/** @this {{ props: any }} @param {any} next */
function isGivenOther(next) {
  const names = Object.keys(next);
  const isOther = (/** @type {string} */ name) => !Object.is(next[name], this.props[name]);
  return names.length !== Object.keys(this.props).length || names.some(isOther);
}
