// The scene at the end of a game: drawn over the board, skipped by a click or a key.
import { html, useEffect, useRef } from "../vendor/html.js";
import { usualFinale } from "../feel/finale.js";
import { isStill } from "../feel/motion.js";
import { finaleOf, useGamePart } from "../game_parts.js";
import { play } from "../sound.js";
import { useTable } from "./TableContext.js";

const STILL = 1600; // milliseconds the picture stands where nothing may move

/** @param {{ done: () => void }} props */
export function FinaleScene({ done }) {
  const { state, game } = useTable();
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  const found = useGamePart(game, async (entry) => ({ finale: (await finaleOf(entry)) || usualFinale }));
  const { position } = state;
  useEffect(() => {
    if (!found || !layer.current || !position) return;
    layer.current.style.translate = `0 ${layer.current.parentElement?.scrollTop || 0}px`; // over what is in sight
    const scene = begin(found.finale, layer.current, { view: position.view, winners: position.winners });
    play("fanfare");
    const end = () => done();
    const timer = scene ? 0 : setTimeout(end, STILL);
    scene?.finished.then(end, () => {});
    const events = ["pointerdown", "keydown"];
    for (const name of events) addEventListener(name, end, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of events) removeEventListener(name, end, true);
      scene?.cancel();
    };
  }, [found]);
  return html`<div class="finale" aria-hidden="true" ref=${layer}></div>`;
}

/**
 * The scene, or its picture where nothing may move.
 * @param {import("../feel/finale.js").Finale} finale
 * @param {HTMLElement} layer
 * @param {import("../feel/finale.js").FinaleFacts} facts
 */
function begin(finale, layer, facts) {
  const scene = finale(layer, facts);
  if (!isStill()) return scene;
  for (const animation of layer.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = 0.6 * Number(animation.effect?.getComputedTiming().endTime || 0);
  }
  return undefined;
}
