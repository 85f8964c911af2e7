// Tips: at most one is shown. It opens on hover, on keyboard focus, on a long press, and on a tap on what does nothing
// else.
import { Store } from "../store.js";

/**
 * The content of a tip.
 * @typedef {object} TipText
 * @property {string} [title]
 * @property {any} text
 * @property {string[]} clauses numbers of the clauses of the rules behind it
 * @property {string} game the game of these rules
 */

/** @typedef {{ anchor: Element, by: "pointer" | "keys" | "touch", said: TipText }} ShownTip */

/** @type {Store<{ shown: ShownTip | null }>} */
export const tips = new Store({ shown: /** @type {ShownTip | null} */ (null) });

export const TIP_ID = "tip";
const HOVER_DELAY = 380; // milliseconds a pointer rests on a thing before the tip opens
const CLOSE_DELAY = 180; // until it closes, which is time to reach the tip itself
const LONG_PRESS_DURATION = 430; // until a touch is a long press
const LONG_PRESS_SLACK = 10; // pixels a finger may move in a long press

const hovers = matchMedia("(hover: hover)"); // false on touch screens, where browsers emulate a mouse

let leaving = 0;

/** @param {Element} anchor @param {ShownTip["by"]} by @param {TipText} said */
export function showTip(anchor, by, said) {
  clearTimeout(leaving);
  described(false);
  tips.set({ shown: { anchor, by, said } });
  described(true);
}

export function hideTip() {
  clearTimeout(leaving);
  if (!tips.state.shown) return;
  described(false);
  tips.set({ shown: null });
}

/** Closes the tip after CLOSE_DELAY milliseconds, unless `holdTip` is called. */
export function hideTipSoon() {
  clearTimeout(leaving);
  leaving = setTimeout(hideTip, CLOSE_DELAY);
}

/** Keeps the tip open: the pointer has reached it. */
export const holdTip = () => clearTimeout(leaving);

/** Sets or removes `aria-describedby` on the focused element of the thing the tip is for. @param {boolean} isShown */
function described(isShown) {
  const { shown } = tips.state;
  if (!shown) return;
  const focus = shown.anchor.contains(document.activeElement) ? document.activeElement : shown.anchor;
  for (const element of [shown.anchor, focus]) element?.removeAttribute("aria-describedby");
  if (isShown) focus?.setAttribute("aria-describedby", TIP_ID);
}

const ACTIVE = "button, a[href], input, select, summary, [tabindex]";

/** Whether an element in it or around it can be focused already. @param {Element} holder */
const isActive = (holder) =>
  Boolean(holder.querySelector(ACTIVE) || holder.parentElement?.closest("button, a[href], summary"));

/**
 * Opens and closes the tip of a thing by pointer, keyboard and touch.
 * @param {Element} holder
 * @param {() => TipText} said
 * @returns {() => void} removes the listeners
 */
export function listenForTip(holder, said) {
  let timer = 0;
  let wasPressed = false;
  let from = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);
  /** @param {ShownTip["by"]} by @param {number} wait */
  const showIn = (by, wait) => {
    stop();
    timer = setTimeout(() => ((wasPressed = by === "touch"), showTip(holder, by, said())), wait);
  };
  /** @type {Record<string, (event: any) => void>} */
  const heard = {
    pointerenter: (event) => event.pointerType === "mouse" && hovers.matches && showIn("pointer", HOVER_DELAY),
    pointerleave: (event) => (
      stop(),
      event.pointerType === "mouse" && tips.state.shown?.by === "pointer" && hideTipSoon()
    ),
    pointerdown: (event) => {
      wasPressed = false;
      if (event.pointerType === "mouse") return stop();
      from = { x: event.clientX, y: event.clientY };
      showIn("touch", LONG_PRESS_DURATION);
    },
    pointermove: (event) =>
      event.pointerType !== "mouse" &&
      Math.hypot(event.clientX - from.x, event.clientY - from.y) > LONG_PRESS_SLACK &&
      stop(),
    pointerup: (event) => event.pointerType !== "mouse" && stop(),
    pointercancel: stop,
    contextmenu: (event) => (wasPressed || timer) && event.pointerType !== "mouse" && event.preventDefault(),
    focusin: (event) => event.target.matches(":focus-visible") && showTip(holder, "keys", said()),
    focusout: () => tips.state.shown?.by === "keys" && hideTip(),
    click: (event) => {
      if (wasPressed) return void (event.stopPropagation(), event.preventDefault(), (wasPressed = false));
      if (!event.target.closest("button, a, [role=button], summary"))
        showTip(holder, event.pointerType === "mouse" ? "pointer" : "touch", said());
      else if (tips.state.shown?.anchor === holder) hideTip();
    },
  };
  const names = Object.keys(heard);
  for (const name of names) holder.addEventListener(name, heard[name], name === "click");
  return () => {
    stop();
    for (const name of names) holder.removeEventListener(name, heard[name], name === "click");
    if (tips.state.shown?.anchor === holder) hideTip();
  };
}

/**
 * Makes a thing that contains nothing focusable reachable by the arrow keys (feel/arrow_keys.js), named by its tip's
 * title.
 * @param {Element} holder
 * @param {string | undefined} title
 */
export function makeReachable(holder, title) {
  const isOwn = !isActive(holder);
  const wanted = {
    tabindex: isOwn ? "-1" : null,
    role: isOwn ? "group" : null,
    "aria-label": (isOwn && title) || null,
  };
  for (const [name, value] of Object.entries(wanted)) {
    if (value === holder.getAttribute(name)) continue; // most renders change nothing
    if (value === null) holder.removeAttribute(name);
    else holder.setAttribute(name, value);
  }
}
