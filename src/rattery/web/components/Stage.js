// The stage: a board, and a layer over it on which what happened is shown.
import { html, useLayoutEffect, useMemo, useRef } from "../vendor/html.js";
import { Motion } from "../feel/motion.js";

/**
 * `eye` and `lang` say who looks: when they change, nothing moves. `lines` is the story so far.
 * @param {{ Board: any, cues?: import("../feel/cues.js").Cues, view: any, eye: number | null, lang: string, lines:
 *   import("../table.js").Line[], [other: string]: any }} props
 */
export function Stage({ Board, cues = {}, lines, lang, ...board }) {
  const { view, eye } = board;
  const motion = useMemo(() => new Motion(), []);
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  const seen = useRef({ view: /** @type {any} */ (null), eye, lang, lines });
  const isNew = view !== seen.current.view;
  const root = layer.current?.parentElement;
  if (isNew && root) motion.look(root);
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { view, eye, lang, lines };
    if (!isNew || !layer.current?.parentElement) return;
    if (before.view === null || before.eye !== eye || before.lang !== lang) return motion.finish();
    fit(layer.current);
    motion.show({
      root: layer.current.parentElement,
      layer: layer.current,
      lines: fresh(before.lines, lines),
      cues,
    });
  }, [view, eye, lang, lines]);
  useLayoutEffect(() => {
    const close = () => {
      motion.finish();
      if (layer.current) fold(layer.current);
    };
    addEventListener("resize", close);
    return () => (removeEventListener("resize", close), motion.finish());
  }, []);
  return html`
    <div class="stage">
      <${Board} ...${board} words=${board.words} events=${lines} />
      <div class="stage-layer" aria-hidden="true" ref=${layer}></div>
    </div>
  `;
}

/**
 * The lines that came on top of those there were; none if the story was told anew.
 * @param {any[]} before
 * @param {any[]} now
 */
const fresh = (before, now) =>
  now.length > before.length && now[before.length - 1] === before[before.length - 1]
    ? now.slice(before.length)
    : [];

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
