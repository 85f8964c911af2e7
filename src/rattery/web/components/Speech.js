// A speech bubble at its player's plate, which covers no names or points.
import { html, useLayoutEffect, useRef } from "../vendor/html.js";
import { placeSpeech } from "../feel/placing.js";

/** @param {{ class?: string, children?: any }} props */
export function Speech({ class: looks = "", children }) {
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const place = () => bubble.current && placeSpeech(bubble.current);
    const around = [bubble.current?.closest(".plate"), bubble.current?.closest(".play-board")];
    const watch = new ResizeObserver(place);
    around.forEach((each) => each && watch.observe(each));
    place();
    addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      removeEventListener("scroll", place, { capture: true });
    };
  });
  return html`
    <p class=${`speech ${looks}`} ref=${bubble} aria-hidden="true">
      ${children}
    </p>
  `;
}
