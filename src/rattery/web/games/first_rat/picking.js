// What a player has picked up so far: a rat, and the space it is to go to, until the movement is confirmed.
import { useState } from "../../vendor/html.js";
import { useTable } from "../../components/TableContext.js";
import { walkers } from "./reach.js";

/**
 * @typedef {import("./reach.js").Way} Way
 * @typedef {object} Picking
 * @property {string[]} walkers the rats that may move
 * @property {string} rat the one picked up
 * @property {number | null} goal the space looked at
 * @property {Way[]} shown the ways to be seen on the board
 * @property {Way[]} aimed those to the space looked at
 * @property {(rat: string) => void} pick
 * @property {(rat: string) => void} hover
 * @property {(place: number) => void} aim
 * @property {(move: any) => void} confirm
 * @property {(() => void) | undefined} drop
 */

/** @param {any} view @param {Way[]} ways @param {(move: any) => void} choose @returns {Picking} */
export function usePicking(view, ways, choose) {
  const { table, state } = useTable();
  const [kept, keep] = useState("");
  const wanted = table ? (state.picked?.rat ?? "") : kept; // picked here, or in the action bar
  const want = (/** @type {string} */ rat) => (keep(rat), table?.pick(rat ? { rat } : null));
  const [hovered, hover] = useState("");
  const [aimedAt, aim] = useState(/** @type {number | null} */ (null));
  const able = walkers(ways);
  const rat = able.includes(wanted) ? wanted : able.length === 1 ? able[0] : "";
  const seen = able.includes(hovered) ? hovered : rat;
  const isRoute = view.question === "which_route";
  const aimed = isRoute ? ways : ways.filter((way) => way.to === aimedAt && (!rat || way.rat === rat));
  const drop = () => (aim(null), focusOn(aimedAt));
  return {
    walkers: isRoute ? [] : able,
    rat,
    goal: aimed[0]?.to ?? null,
    shown: isRoute ? [] : ways.filter((way) => !seen || way.rat === seen),
    aimed,
    pick: (name) => (want(name === wanted ? "" : name), aim(null)),
    hover,
    aim: (place) => {
      const moves = new Set(aimed.map((way) => way.play.move));
      if (place === aimedAt && moves.size === 1) (aim(null), want(""), focusOn(null), choose(aimed[0].play));
      else aim(place);
    },
    confirm: (move) => (aim(null), want(""), focusOn(null), choose(move)),
    drop: isRoute ? undefined : drop,
  };
}

/**
 * Where the focus goes when the card beside a space is gone: to the space, else to the yard.
 * @param {number | null} place
 */
function focusOn(place) {
  const yard = /** @type {HTMLElement | null} */ (document.querySelector(".fr-yard"));
  const space = /** @type {HTMLElement | null | undefined} */ (
    place === null ? null : yard?.querySelector(`[data-space="${place}"] button`)
  );
  (space || yard)?.focus({ preventScroll: true });
}
