// Wraps a thing that has a tip: what it is, what it does, and the clauses of the rules behind it.
import { h, useEffect, useLayoutEffect, useRef } from "../vendor/html.js";
import { listenForTip, makeReachable } from "../feel/tips.js";
import { useTableFacts } from "./TableContext.js";

/**
 * `as` is the name of the wrapping element: "span", inside a drawing "g".
 * @param {{ title?: string, text?: any, clauses?: string[], as?: string, class?: string, children?: any }} props
 */
export function Tip({ title, text = "", clauses = [], as = "span", class: classes = "", children }) {
  const game = useTableFacts()?.game || "";
  const holder = useRef(/** @type {Element | null} */ (null));
  const said = useRef(/** @type {import("../feel/tips.js").TipText} */ ({ title, text, clauses, game }));
  said.current = { title, text, clauses, game };
  useEffect(() => (holder.current ? listenForTip(holder.current, () => said.current) : undefined), []);
  useLayoutEffect(() => {
    if (holder.current) makeReachable(holder.current, title);
  });
  return h(as, { ref: holder, class: `has-tip ${classes}`, "data-tip": "" }, children);
}
