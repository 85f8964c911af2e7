// What a player has: points, goods, light, markers and everything from the stands.
import { html } from "../../vendor/html.js";
import { SeatPlate, Tip, useBoxNumbers } from "../../board_kit.js";
import { lazy } from "../../lazy.js";
import { MATERIALS, Store } from "./Goods.js";
import { LAUNCH_PAD } from "./plan.js";
import { Memo } from "../../memo.js";
import { isGreg } from "./Pawn.js";
import { backpacks, caps, comics, drinks, ItemPiece } from "./Stands.js";

/** Only whoever plays alone meets him. */
const Greg = lazy(async () => (await import("./Greg.js")).Greg);

/** @param {import("../../board_kit.js").BoardProps & { seat: number }} props */
export function Holdings({ view, seat, eye, words }) {
  const plate = { seat, isTurn: view.decider === seat, player: view.players[seat], words };
  if (isGreg(view, seat)) {
    const { players, greg, challenges } = view;
    const leads = players[seat].points.total > players[0].points.total;
    return html`<${Memo} part=${GregsPlate} ...${plate} greg=${greg} challenges=${challenges} leads=${leads} />`;
  }
  const printed = { lights: view.lights, cap_points: view.cap_points, comics: view.comics };
  return html`<${Memo} part=${Plate} ...${plate} printed=${printed} isOpen=${eye === null || eye === seat} />`;
}

/**
 * What is printed on things that players have: the points of caps, the numbers of comics, the lights.
 * @typedef {{ lights: number[], cap_points: Record<string, number>, comics: Record<string, number> }} Printed
 * @typedef {{ seat: number, isTurn: boolean, player: any, words: any }} PlateProps
 */

/** @param {PlateProps & { printed: Printed, isOpen: boolean }} props `isOpen`: with all the details */
const Plate = ({ seat, isTurn, player, printed, isOpen, words }) => html`
  <${SeatPlate} seat=${seat} isTurn=${isTurn}>
    <p class="fr-purse">
      <${Points} player=${player} words=${words} />
      <${Purse} player=${player} lights=${printed.lights} words=${words} />
    </p>
    <${Owned} player=${player} printed=${printed} seat=${seat} words=${words} />
    ${isOpen && html`<${More} player=${player} words=${words} />`}
  <//>
`;

/** @param {PlateProps & { greg: any, challenges: Record<string, boolean>, leads: boolean }} props */
const GregsPlate = ({ seat, isTurn, player, greg, challenges, leads, words }) => html`
  <${SeatPlate} seat=${seat} isTurn=${isTurn}>
    <p class="fr-purse">
      <${Points} player=${player} words=${words} />
    </p>
    <${Greg} greg=${greg} challenges=${challenges} leads=${leads} words=${words} />
  <//>
`;

/** @param {{ player: any, words: any }} props */
function Points({ player, words }) {
  const lines = Object.entries(player.points).filter(([name, points]) => name !== "total" && points);
  const text = lines.length
    ? lines.map(([name, points]) => html`
        <span key=${name}>
          ${words.capital(pointsName(name, words))} ${points}
        </span>
      `)
    : words.say("fr-tip-points");
  return html`
    <${Tip} title=${words.say("fr-more")} text=${text} clauses=${["14.3"]} class="fr-points">
      <b class="number">${player.points.total}</b>${" "}
      <span>${words.say("fr-points", { points: player.points.total })}</span>
    <//>
  `;
}

/** @param {string} name @param {any} words */
const pointsName = (name, words) =>
  words.knows(`label-${name}`) ? words.say(`label-${name}`) : words.say(`fr-points-${name.replaceAll("_", "-")}`);

/** @param {{ player: any, lights: number[], words: any }} props */
function Purse({ player, lights, words }) {
  return html`
    <span class="fr-goods">
      <${Store} name="cheese" words=${words} count=${player.cheese} />
      ${MATERIALS.map((name) => html`
        <${Store} key=${name} name=${name} words=${words} count=${player.materials[name]} />
      `)}
    </span>
    <span class="fr-goods">
      <${Store}
        name="lamp"
        words=${words}
        count=${`${player.light}/${lights[lights.length - 1]}`}
        title=${words.say("fr-light")}
        label=${words.say("fr-light")}
      />
      <${Store}
        name="marker"
        words=${words}
        count=${player.markers}
        title=${words.say("fr-markers", { count: player.markers })}
        label=${words.say("fr-markers-left")}
      />
      ${player.bolts > 0 && html`
        <${Store}
          name="bolt"
          words=${words}
          count=${player.bolts}
          title=${words.say("fr-bolts", { count: player.bolts })}
        />
      `}
      ${player.mouldy > 0 && html`
        <${Store} name="mouldy" words=${words} count=${player.mouldy} title=${words.say("fr-mouldy")} />
      `}
    </span>
  `;
}

/** @param {{ player: any, printed: Printed, seat: number, words: any }} props */
function Owned({ player, printed, seat, words }) {
  const numbers = useBoxNumbers();
  const items = [
    ...backpacks(player.backpacks, words),
    ...drinks(player.drinks, numbers, words),
    ...caps(player.caps, printed.cap_points, words),
    ...comics(player.comics, printed.comics, words),
  ];
  return html`
    <p class="fr-owned">
      ${items.map((item) => html`
        <${ItemPiece}
          key=${item.item}
          item=${item}
          owner=${seat}
          isShort=${item.icon === "backpack" || item.icon === "drink"}
        />
      `)}
    </p>
  `;
}

/** @param {{ player: any, words: any }} props */
function More({ player, words }) {
  const used = player.pipes_used
    .map((/** @type {number} */ uses, /** @type {number} */ pipe) => (uses ? `${pipe + 1} ×${uses}` : ""))
    .filter(Boolean);
  return html`
    <details class="fr-more">
      <summary>${words.say("fr-more")}</summary>
      <dl class="fr-points-list">
        ${Object.entries(player.points)
          .filter(([name]) => name !== "total")
          .map(([name, points]) => html`
            <div key=${name}>
              <dt>${words.capital(pointsName(name, words))}</dt>
              <dd class="number">${points}</dd>
            </div>
          `)}
      </dl>
      <p class="quiet">
        ${words.say("fr-turns", { count: player.turns })} · ${words.say("fr-donation", { cheese: player.donation })}
        ${used.length > 0 && html`
          ${" "}
          · ${words.say("fr-pipes-used")} ${used.join(", ")}
        `}
      </p>
      <p class="quiet">${player.rats.map((/** @type {any} */ rat) => ratLine(rat, words)).join(" · ")}</p>
    </details>
  `;
}

/** Where a rat is and what it may do. @param {any} rat @param {any} words */
function ratLine(rat, words) {
  const where =
    rat.at === 0
      ? words.say("fr-start")
      : rat.at === LAUNCH_PAD
        ? words.say("fr-pad")
        : typeof rat.at === "number"
          ? rat.at
          : words.say(`fr-${rat.at}`);
  const powers = rat.powers.map((/** @type {string} */ power) =>
    words.say(`label-${power.replaceAll("_", "-")}`),
  );
  return `${rat.name}: ${[where, ...powers].join(", ")}`;
}
