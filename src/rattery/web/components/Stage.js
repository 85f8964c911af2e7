// The stage: a board, a layer over it for animations, and the marks of the last move.
import { html, useLayoutEffect, useMemo, useRef } from "../vendor/html.js";
import { Marks } from "../feel/marks.js";
import { Motion } from "../feel/motion.js";
import { onSkip } from "../feel/skipping.js";

/**
 * `beat` is the beat being shown; null where nothing moves. When `eye` or `lang` change, nothing is animated. `lines`
 * is the story as far as it has been shown.
 * @param {{ Board: any, beat: import("../feel/beats.js").Beat | null, view: any, eye: number | null, lang: string,
 *   lines: import("../table.js").Line[], [other: string]: any }} props
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
    marks.look(root, beat, { mover: beat ? beat.mover : lines[lines.length - 1]?.by, eye });
  }
  const isWaiting = useRef(false);
  /** Draws the marks of the last move once its animations have ended. @param {HTMLElement} over */
  const drawAtRest = (over) => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    motion.settled().then(() => {
      isWaiting.current = false;
      const { beat: shown } = seen.current;
      if (over.isConnected && (!shown || shown.isLast)) marks.draw(over);
    });
  };
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { view, eye, lang, beat };
    const [over, around] = [layer.current, layer.current?.parentElement];
    if (!over || !around) return;
    if (!isNew) return drawAtRest(over);
    if (before.view === null || before.eye !== eye || before.lang !== lang)
      return (motion.finish(), marks.clear(over));
    fit(over);
    if (beat?.isFirst) marks.hide(over);
    if (!beat || beat.isSkipped) motion.finish();
    marks.see(around, beat);
    if (beat?.steps) motion.show({ root: around, layer: over, steps: beat.steps });
    if (!beat || beat.isLast) drawAtRest(over);
  });
  useLayoutEffect(() => {
    const over = layer.current;
    const close = () => (motion.finish(), marks.resized(), over && fold(over));
    const again = new ResizeObserver(() => over && (fit(over), drawAtRest(over)));
    if (over?.previousElementSibling) again.observe(over.previousElementSibling);
    const room = over?.closest(".play-board");
    const scrolled = () => over && drawAtRest(over); // sticky parts of the board now cover other marks
    // captured: parts of a board scroll, too
    room?.addEventListener("scroll", scrolled, { passive: true, capture: true });
    addEventListener("resize", close);
    const stopSkipping = onSkip(() => motion.finish());
    return () => {
      again.disconnect();
      removeEventListener("resize", close);
      room?.removeEventListener("scroll", scrolled, { capture: true });
      stopSkipping();
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

/** Shrinks the layer to nothing, so that it does not enlarge the scrollable area. @param {HTMLElement} layer */
const fold = (layer) => Object.assign(layer.style, { left: "0", top: "0", width: "0", height: "0" });

/** Puts the layer exactly over the board. @param {HTMLElement} layer */
function fit(layer) {
  const board = layer.previousElementSibling;
  if (!(board instanceof HTMLElement) || isOver(layer, boxOf(board))) return;
  fold(layer);
  Object.assign(layer.style, boxOf(board));
}

/** @param {HTMLElement} board */
const boxOf = (board) => ({
  left: `${board.offsetLeft}px`,
  top: `${board.offsetTop}px`,
  width: `${board.offsetWidth}px`,
  height: `${board.offsetHeight}px`,
});

/** Whether a layer has that place already. @param {HTMLElement} layer @param {ReturnType<typeof boxOf>} box */
const isOver = (layer, { left, top, width, height }) =>
  layer.style.left === left &&
  layer.style.top === top &&
  layer.style.width === width &&
  layer.style.height === height;
