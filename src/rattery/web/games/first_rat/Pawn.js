// A rat on the board: its tail and shape are its player's; GREG's wear tin, those aboard a jar.
import { html } from "../../vendor/html.js";
import { COATS } from "./art.js";
import { Rat } from "../../art/rat.js";
import { Shape } from "../../components/Shape.js";

/**
 * Every rat of the table, with whose it is.
 * @typedef {{ seat: number, rat: { name: string, at: number | string, powers: string[] }, isGreg: boolean }} Pawn
 * @param {any} view
 * @returns {Pawn[]}
 */
export const allPawns = (view) =>
  view.players.flatMap((/** @type {any} */ player, /** @type {number} */ seat) =>
    player.rats.map((/** @type {any} */ rat) => ({ seat, rat, isGreg: isGreg(view, seat) })),
  );

/** @param {any} view @param {number} seat */
export const isGreg = (view, seat) => Boolean(view.greg) && seat === view.players.length - 1;

/** Names a rat for the animations: the same piece wherever it stands. @param {Pawn} pawn */
export const pieceOf = ({ seat, rat }) => `rat-${seat}-${rat.name}`;

/** @param {Pawn & { hat?: any, mood?: any }} props */
export function PawnDrawing({ seat, rat, isGreg: isTin, hat, mood }) {
  const looks = isTin
    ? { coat: "#8d8f98", hat: "tin", tail: `var(--seat-${seat})` }
    : {
        coat: COATS[seat % COATS.length],
        tail: `var(--seat-${seat})`,
        hat: hat || (rat.powers.length ? "crown" : "none"),
      };
  return html`
    <${Rat} ...${looks} mood=${mood || "calm"} />
    <span class="fr-badge">
      <${Shape} seat=${seat} />
      ${!isTin && html`<span class="fr-letter">${rat.name}</span>`}
    </span>
  `;
}

/**
 * What a rat is called: its letter, whose it is, and what it may do.
 * @param {Pawn} pawn
 * @param {string} owner
 * @param {any} words
 */
export function pawnName({ rat, isGreg: isTin }, owner, words) {
  const powers = rat.powers.map((power) => words.say(`label-${power.replaceAll("_", "-")}`)).join(", ");
  const name = isTin ? words.say("automaton") : words.say("fr-rat-of", { rat: rat.name, owner });
  return powers ? `${name} (${powers})` : name;
}
