// The rat itself, looking over the edge of the table: hurt where it is bandaged, with its hat on once everybody knows
// its role.
import { html } from "../../vendor/html.js";
import { HatWorn, Plaster } from "./art.js";
import { BOT_FACES, Rat } from "../../art/rat.js";
import { useCatalogue } from "../../catalogue.js";
import { useTable } from "../../components/TableContext.js";
import { Thing, Tip } from "../../board_kit.js";
import { seatName } from "./names.js";

const COATS = ["#b08d62", "#8f9aa6", "#7f8a76", "#b0949c", "#a9714f"];
const AIMED = ["partner", "steal", "claw", "hypnotise"];
const SPOTS = 5; // where a plaster can be stuck; whoever has more has them in the count alone

/** @typedef {import("../../board_kit.js").BoardProps & { seat: number }} FigureProps */

/** @param {FigureProps} props */
export function Figure({ view, seat, moves, choose, words }) {
  const { state } = useTable();
  const name = seatName(state, words, seat);
  const aimed = moves.find((move) => AIMED.includes(move.verb) && move.facts.seat === seat);
  const why = moves.length ? reason(view, seat, words, name) : undefined;
  return html`
    <${About} seat=${seat} name=${name}>
      <${Thing}
        move=${aimed}
        choose=${choose}
        class=${`rt-figure ${view.rats[seat].out ? "is-asleep" : ""}`}
        why=${why}
        label=${aimed || why ? name : undefined}
        data-place=${`rat-${seat}`}
      >
        <${Body} view=${view} seat=${seat} />
      <//>
    <//>
  `;
}

/** Who plays this rat: a bot says how well. @param {{ seat: number, name: string, children?: any }} props */
function About({ seat, name, children }) {
  const { state, words } = useTable();
  const facts = state.table?.seats[seat];
  const bot = useCatalogue().levels.find(
    (each) => facts?.kind === "bot" && !facts.away && each.level === facts.level,
  );
  const text = bot
    ? `${words.say("plate-level", { level: bot.words })}. ${bot.help} ${words.ownOr("word-record-tip")}`
    : facts
      ? words.say("rt-tip-rat")
      : words.say("rt-tip-third-rat");
  return html`
    <${Tip} class="rt-figure-tip" title=${name} text=${text} clauses=${facts ? ["3.3", "4.7"] : ["10.1", "10.4"]}>
      ${children}
    <//>
  `;
}

/** The rat, its plasters and its hat. @param {{ view: any, seat: number }} props */
function Body({ view, seat }) {
  const { state } = useTable();
  const rat = view.rats[seat];
  const bandages = Math.min(rat.bandages, SPOTS);
  return html`
    <span class="rt-body">
      <${Rat}
        ...${looks(state, seat)}
        ...${(rat.role_shown ? { hat: "none" } : {})}
        mood=${mood(view, seat, state)}
        tail=${`var(--seat-${seat})`}
      />
      ${rat.role_shown && rat.role && html`<${HatWorn} role=${rat.role} />`}
      ${Array.from({ length: bandages }, (_, place) => html`
        <span
          key=${place}
          class=${`rt-stuck rt-stuck-${place}`}
          data-piece=${`bandage-${seat}-${place}`}
          data-enter="pop"
          data-leave="fade"
        >
          <${Plaster} />
        </span>
      `)}
    </span>
  `;
}

/** Coat and hat: a bot has those of its level, the third rat a tin. @param {any} state @param {number} seat */
function looks(state, seat) {
  const facts = state.table?.seats[seat];
  if (!facts) return { coat: "#8d8f98", hat: "tin" };
  const bot = facts.kind === "bot" || facts.away ? BOT_FACES[facts.level || "easy"] || BOT_FACES.easy : null;
  return bot ? { coat: bot.coat, hat: bot.hat } : { coat: COATS[seat % COATS.length] };
}

/** @param {any} view @param {number} seat @param {any} state @returns {import("../../art/rat.js").Mood} */
function mood(view, seat, state) {
  const rat = view.rats[seat];
  if (view.over) return state.position?.winners.includes(seat) ? "triumphant" : "calm";
  if (rat.out) return "asleep";
  if (seat === view.cat_at || seat === view.threatened || rat.bandages >= 2) return "hurt";
  return seat === view.active || seat === view.actor ? "sly" : "calm";
}

/**
 * Why this rat cannot be chosen now: what can be seen of it.
 * @param {any} view
 * @param {number} seat
 * @param {import("../../words.js").Words} words
 * @param {string} name
 */
function reason(view, seat, words, name) {
  const rat = view.rats[seat];
  if (view.question === "which_partner" && seat === view.active) return words.say("why-not-own-partner");
  if (view.question === "whom_to_rob" && seat === view.actor) return words.say("why-not-rob-oneself");
  if (view.question === "whom_to_rob" && !rat.stock) return words.say("why-no-stock", { seat: name });
  if (!["whom_to_claw", "send_cat_on"].includes(view.question)) return words.say("why-not-asked");
  if (rat.out) return words.say("why-out", { seat: name });
  return words.say(rat.attacked ? "why-attacked-already" : "why-not-this-target", { seat: name });
}
