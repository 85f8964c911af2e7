// Memoisation: parts of a page that are rendered again only when their inputs have changed. A table is otherwise
// rendered again with every message of the server.
import { html, useCallback, useMemo, useRef } from "./vendor/html.js";

/**
 * Renders `part` with all other props, and again only when one of them has changed: arrays and plain objects are
 * compared as JSON, everything else by identity. `part` is given nothing else, so it cannot show anything stale.
 * @param {{ part: (props: any) => any, [prop: string]: any }} props
 */
export const Memo = ({ part, ...props }) =>
  useMemo(() => html`<${part} ...${props} />`, [part, ...Object.values(props).map(comparable)]);

/** @param {any} thing */
const comparable = (thing) =>
  Array.isArray(thing) || (thing && Object.getPrototypeOf(thing) === Object.prototype)
    ? JSON.stringify(thing)
    : thing;

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
