// Preact with htm: what every component imports. Ours; the files beside it are vendored, see README.md.
import { h } from "./preact.js";
import htm from "./htm.js";

/** A template that makes Preact elements. */
export const html = htm.bind(h);
export { h, render, Fragment, createContext, createRef } from "./preact.js";
export {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "./preact-hooks.js";
