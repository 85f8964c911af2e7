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
export function Holdings(props) {
  const { view, seat, words } = props;
  const isTurn = view.decider === seat;
  return html`
    <${Memo}
      on=${[seat, isTurn, view.players[seat], view.greg || 0, view.challenges || 0, words]}
      draw=${() => html`
        <${SeatPlate} seat=${seat} isTurn=${isTurn}>
          <${Everything} ...${props} />
        <//>
      `}
    />
  `;
}

/** @param {import("../../board_kit.js").BoardProps & { seat: number }} props */
function Everything(props) {
  const { view, seat, eye, words } = props;
  const player = view.players[seat];
  return html`
    <p class="fr-purse">
      <${Points} player=${player} words=${words} />
      ${!isGreg(view, seat) && html`<${Purse} ...${props} player=${player} />`}
    </p>
    ${isGreg(view, seat) ? html`
      <${Greg} ...${props} />
    ` : html`
      <${Owned} view=${view} player=${player} seat=${seat} words=${words} />
      ${(eye === null || eye === seat) && html`<${More} ...${props} player=${player} />`}
    `}
  `;
}

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

/** @param {import("../../board_kit.js").BoardProps & { player: any }} props */
function Purse({ view, player, words }) {
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
        count=${`${player.light}/${view.lights[view.lights.length - 1]}`}
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

/** @param {{ view: any, player: any, seat: number, words: any }} props */
function Owned({ view, player, seat, words }) {
  const numbers = useBoxNumbers();
  const items = [
    ...backpacks(player.backpacks, words),
    ...drinks(player.drinks, numbers, words),
    ...caps(player.caps, view.cap_points, words),
    ...comics(player.comics, view.comics, words),
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

/** @param {import("../../board_kit.js").BoardProps & { player: any }} props */
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
