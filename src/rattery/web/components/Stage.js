// The stage: a board, a layer over it on which what happens is shown, and the marks of the last move.
import { html, useLayoutEffect, useMemo, useRef } from "../vendor/html.js";
import { Marks } from "../feel/marks.js";
import { Motion } from "../feel/motion.js";

const END = ["pointerdown", "keydown"]; // what ends whatever moves, at once

/**
 * `beat` is what is shown now; null where nothing moves. `eye` and `lang` say who looks: when they change, nothing
 * moves.
 * `lines` is the story as far as it has been told.
 * @param {{ Board: any, beat: import("../feel/beats.js").Beat | null, view: any, eye: number | null, lang: string,
 *   lines:
 *   import("../table.js").Line[], [other: string]: any }} props
 */
export function Stage({ Board, beat, lines, lang, ...board }) {
  const { view, eye } = board;
  const motion = useMemo(() => new Motion(), []);
  const marks = useMemo(() => new Marks(), []);
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  const seen = useRef({ view: /** @type {any} */ (null), eye, lang, beat });
  const isSameEye = seen.current.eye === eye && seen.current.lang === lang;
  const isNew = view !== seen.current.view || beat !== seen.current.beat;
  const root = layer.current?.parentElement;
  if (isNew && root && isSameEye) {
    if (beat?.steps) motion.look(root);
    marks.look(root, beat, beat ? beat.mover : lines[lines.length - 1]?.by);
  }
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { view, eye, lang, beat };
    const [over, around] = [layer.current, layer.current?.parentElement];
    if (!over || !around) return;
    if (!isNew) return marks.draw(over);
    if (before.view === null || before.eye !== eye || before.lang !== lang)
      return (motion.finish(), marks.clear(over));
    fit(over);
    if (beat?.isFirst) marks.clear(over);
    if (!beat || beat.isSkipped) motion.finish();
    marks.see(around, over, beat);
    if (beat?.steps) motion.show({ root: around, layer: over, steps: beat.steps });
  });
  useLayoutEffect(() => {
    const over = layer.current;
    const close = () => (motion.finish(), over && fold(over));
    const again = new ResizeObserver(() => over && (fit(over), marks.draw(over)));
    if (over?.previousElementSibling) again.observe(over.previousElementSibling);
    const end = () => motion.finish();
    addEventListener("resize", close);
    for (const name of END) addEventListener(name, end, { capture: true, passive: true });
    return () => {
      again.disconnect();
      removeEventListener("resize", close);
      for (const name of END) removeEventListener(name, end, true);
      motion.finish();
    };
  }, []);
  return html`
    <div class="stage">
      <${Board} ...${board} words=${board.words} events=${lines} beat=${beat} />
      <div class="stage-layer" aria-hidden="true" ref=${layer}></div>
    </div>
  `;
}

/** A layer over nothing: it must not make the room larger than the board does. @param {HTMLElement} layer */
const fold = (layer) => Object.assign(layer.style, { left: "0", top: "0", width: "0", height: "0" });

/** The layer lies exactly over the board, however far that reaches. @param {HTMLElement} layer */
function fit(layer) {
  fold(layer);
  const board = layer.previousElementSibling;
  if (board instanceof HTMLElement)
    Object.assign(layer.style, {
      left: `${board.offsetLeft}px`,
      top: `${board.offsetTop}px`,
      width: `${board.offsetWidth}px`,
      height: `${board.offsetHeight}px`,
    });
}
