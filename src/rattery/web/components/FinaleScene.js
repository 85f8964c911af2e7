// The scene at the end of a game: drawn over the board, skipped by a click or a key. Where nothing may move it is a
// picture, held until a player goes on.
import { html, useEffect, useRef, useState } from "../vendor/html.js";
import { usualFinale } from "../feel/finale.js";
import { isStill } from "../feel/motion.js";
import { onSkip } from "../feel/skipping.js";
import { finaleOf, useGamePart } from "../game_parts.js";
import { play } from "../sound.js";
import { settings } from "../store.js";
import { useTable } from "./TableContext.js";

/** Whether ends are pictures that are held, not scenes. */
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
    layer.current.style.translate = `0 ${layer.current.parentElement?.scrollTop || 0}px`; // over what is in sight
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

/** Nothing moves: the scene as it is when most of it is there. @param {HTMLElement} layer */
function hold(layer) {
  for (const animation of layer.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = 0.6 * Number(animation.effect?.getComputedTiming().endTime || 0);
  }
}

/** Whether the page is or has been visible: a scene begins when it can be seen. */
function useSeen() {
  const [isSeen, setSeen] = useState(!document.hidden);
  useEffect(() => {
    const look = () => document.hidden || setSeen(true);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isSeen;
}
