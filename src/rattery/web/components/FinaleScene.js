// The closing scene of a game, drawn over the board and skipped by a click or a key. Without animation it is a still
// picture that stays until the player goes on.
import { html, useEffect, useRef, useState } from "../vendor/html.js";
import { usualFinale } from "../feel/finale.js";
import { isStill } from "../feel/motion.js";
import { onSkip } from "../feel/skipping.js";
import { finaleOf, useGamePart } from "../game_parts.js";
import { play } from "../sound.js";
import { settings } from "../store.js";
import { useTable } from "./TableContext.js";

/** Whether closing scenes are still pictures. */
export const isHeld = () => isStill() || settings.state.speed === "off";

/** @param {{ view: any, winners: number[], done: () => void }} props */
export function FinaleScene({ view, winners, done }) {
  const { words, game } = useTable();
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  const isSeen = useSeen();
  const [isPicture] = useState(isHeld);
  const found = useGamePart(game, async (entry) => ({ finale: (await finaleOf(entry)) || usualFinale }));
  useEffect(() => {
    if (!found || !layer.current || !isSeen) return;
    // over the visible part of the board
    layer.current.style.translate = `0 ${layer.current.parentElement?.scrollTop || 0}px`;
    const scene = found.finale(layer.current, { view, winners });
    if (isPicture) hold(layer.current);
    play("fanfare");
    if (!isPicture && scene) scene.finished.then(done, () => {});
    else if (!isPicture) done();
    const stopSkipping = onSkip(done);
    return () => {
      stopSkipping();
      scene?.cancel();
    };
  }, [found, isSeen]);
  return html`
    <div class="finale" aria-hidden="true" ref=${layer}></div>
    ${isPicture && html`
      <button class="button button-main finale-on" type="button" data-way="finale-on" onClick=${done}>
        ${words.say("rest-go-on")}
      </button>
    `}
  `;
}

/** Freezes the scene at a moment when most of it is visible. @param {HTMLElement} layer */
function hold(layer) {
  for (const animation of layer.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = 0.6 * Number(animation.effect?.getComputedTiming().endTime || 0);
  }
}

/** Whether the page is or has been visible: a scene does not start in a hidden tab. */
function useSeen() {
  const [isSeen, setSeen] = useState(!document.hidden);
  useEffect(() => {
    const look = () => document.hidden || setSeen(true);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isSeen;
}
