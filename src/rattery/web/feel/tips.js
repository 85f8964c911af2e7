// The one tip that is shown, and how it comes and goes: hover, focus, a long press, a tap on what does nothing else.
import { Store } from "../store.js";

/**
 * What a tip says.
 * @typedef {object} TipText
 * @property {string} [title]
 * @property {any} text
 * @property {string[]} clauses the numbers of the rules behind it
 * @property {string} game whose rules these are
 */

/** @typedef {{ anchor: Element, by: "pointer" | "keys" | "touch", said: TipText }} ShownTip */

/** @type {Store<{ shown: ShownTip | null }>} */
export const tips = new Store({ shown: /** @type {ShownTip | null} */ (null) });

export const TIP_ID = "tip";
const HOVER = 380; // milliseconds a pointer rests on a thing before the tip comes
const LEAVE = 180; // and until it goes: time to reach the tip itself
const PRESS = 430;
const SLIP = 10; // pixels a finger may slip in a long press

const hovers = matchMedia("(hover: hover)"); // a finger never rests on anything, whatever the browser makes of it

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

/** The pointer has left; it may be on its way to the tip. */
export function hideTipSoon() {
  clearTimeout(leaving);
  leaving = setTimeout(hideTip, LEAVE);
}

/** The pointer has reached the tip. */
export const holdTip = () => clearTimeout(leaving);

/** Announced to screen readers: the thing with the focus is described by the tip. @param {boolean} isShown */
function described(isShown) {
  const { shown } = tips.state;
  if (!shown) return;
  const focus = shown.anchor.contains(document.activeElement) ? document.activeElement : shown.anchor;
  for (const element of [shown.anchor, focus]) element?.removeAttribute("aria-describedby");
  if (isShown) focus?.setAttribute("aria-describedby", TIP_ID);
}

const ACTIVE = "button, a[href], input, select, summary, [tabindex]";

/** Something in it or around it can be focused already. @param {Element} holder */
const isActive = (holder) =>
  Boolean(holder.querySelector(ACTIVE) || holder.parentElement?.closest("button, a[href], summary"));

/**
 * Listen to what people do with a thing that has a tip.
 * @param {Element} holder
 * @param {() => TipText} said
 * @returns {() => void} how to stop listening
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
    pointerenter: (event) => event.pointerType === "mouse" && hovers.matches && showIn("pointer", HOVER),
    pointerleave: (event) => (
      stop(),
      event.pointerType === "mouse" && tips.state.shown?.by === "pointer" && hideTipSoon()
    ),
    pointerdown: (event) => {
      wasPressed = false;
      if (event.pointerType === "mouse") return stop();
      from = { x: event.clientX, y: event.clientY };
      showIn("touch", PRESS);
    },
    pointermove: (event) =>
      event.pointerType !== "mouse" && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP && stop(),
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
 * A thing nobody can focus otherwise is reached with the arrow keys, and has the tip's title for a name.
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
    if (value === holder.getAttribute(name)) continue; // most drawings change nothing about it
    if (value === null) holder.removeAttribute(name);
    else holder.setAttribute(name, value);
  }
}
