// A rat's place at the table: the rat, its name, points and bandages, its mat with stock and dice, and what it says.
import { html } from "../../vendor/html.js";
import { Plaster } from "./art.js";
import { SeatPlate, Tip } from "../../board_kit.js";
import { PromiseTo, WordRecord } from "../../components/PromiseTo.js";
import { Bubble } from "./Bubble.js";
import { Cat, catBefore } from "./Cat.js";
import { DiceAt } from "./DiceAt.js";
import { Drawing } from "./drawings.js";
import { Figure } from "./Figure.js";
import { Role } from "./Role.js";
import { Standee } from "./Standee.js";
import { Stock } from "./Stock.js";

/** @typedef {import("../../board_kit.js").BoardProps & { seat: number, isOwn?: boolean }} PlaceProps */

/** @param {PlaceProps} props */
export function Place(props) {
  const { view, eye, seat, isOwn, words } = props;
  const rat = view.rats[seat];
  const players = view.rats.length - (view.third_rat ? 1 : 0);
  return html`
    <${SeatPlate} seat=${seat} isTurn=${view.decider === seat} isOut=${rat.out}>
      <${Figure} ...${props} />
      <div class="rt-standing">
        <${Points} ...${props} />
        <${Bandages} ...${props} />
      </div>
      ${rat.has_role && html`<${Role} rat=${rat} isOwn=${isOwn} words=${words} />`}
      <p class="rt-tags">
        ${part(view, seat, rat).map((tag) => html`
          <span key=${tag} class=${`tag rt-tag ${tag}`}>
            ${words.say(tag)}
          </span>
        `)}
      </p>
      <div class="rt-mat" data-place=${`seat-${seat}`}>
        ${view.active === seat && !view.over && html`<${Standee} seat=${seat} words=${words} />`}
        <${Stock} ...${props} />
        <${DiceAt} ...${props} />
        ${catBefore(props) === seat && html`<${Cat} isAwake=${true} words=${words} />`}
      </div>
      <${Bubble} seat=${seat} />
      ${seat < players && !view.over && html`
        <div class="rt-words">
          <${WordRecord} seat=${seat} />
          <${PromiseTo} seat=${seat} fitting=${fitting(view, seat, eye)} />
        </div>
      `}
    <//>
  `;
}

/** @param {PlaceProps} props */
function Points({ view, seat, words }) {
  const { points } = view.rats[seat];
  return html`
    <${Tip}
      class="rt-points"
      title=${words.say("rt-points-of", { points })}
      text=${words.say("rt-tip-points", { points: view.points_to_end })}
      clauses=${["7.4", "8.1"]}
    >
      <${Drawing} name="cheese" />
      <span class="number" data-count=${`points-${seat}`}>
        ${points}
      </span>
      <span class="rt-unit">${words.say("rt-points", { points })}</span>
    <//>
  `;
}

/** The bandages it has, and how many put it out. @param {PlaceProps} props */
function Bandages({ view, seat, words }) {
  const { bandages } = view.rats[seat];
  const of = view.bandages_to_be_out;
  const title = words.say("rt-bandages-of", { count: bandages, of });
  return html`
    <${Tip} class="rt-bandages" title=${title} text=${words.say("rt-tip-bandages")} clauses=${["6.1", "6.6", "6.7"]}>
      ${Array.from({ length: of }, (_, place) => html`
        <span key=${place} class=${place < bandages ? "" : "is-none"}>
          <${Plaster} />
        </span>
      `)}
      <span class="said">${title}</span>
    <//>
  `;
}

/** What the rat has to do with this turn. @param {any} view @param {number} seat @param {any} rat */
function part(view, seat, rat) {
  if (view.over) return [];
  const tags = [];
  if (seat === view.cat_at || seat === view.threatened) tags.push("rt-in-danger");
  if (rat.attacked) tags.push("rt-attacked");
  if (seat === view.active) tags.push("rt-active");
  if (seat === view.partner) tags.push("rt-partner");
  if (seat === view.actor && seat !== view.active && seat !== view.partner) tags.push("rt-acting");
  return tags;
}

const SHARES = [
  { promise: "leave_you_heal", dice: ["heal"] },
  { promise: "leave_you_keys", dice: ["key", "keys"] },
  { promise: "keep_heal", dice: ["heal"] },
  { promise: "keep_keys", dice: ["key", "keys"] },
  { promise: "no_claws", dice: ["claws"] },
  { promise: "no_stealing", dice: ["steal"] },
];

/**
 * What may be promised to a rat just now with some sense: it has the dice and looks for a partner, or is about to rob.
 * @param {any} view @param {number} seat @param {number | null} eye
 */
function fitting(view, seat, eye) {
  const isChoosing =
    seat === view.active && eye !== view.active && view.partner === null && view.dice.length === 2;
  const isHarmful = seat === view.decider && ["whom_to_rob", "whom_to_claw"].includes(view.question);
  if (!isChoosing) return isHarmful ? ["revenge", "claw_the_leader"] : [];
  const shares = SHARES.filter(({ dice }) => dice.some((die) => view.dice.includes(die)));
  return [...shares.map(({ promise }) => promise), "share_next"];
}
