// The face of a seat: a rat with a tail in the seat's colour; a bot has the face of its level, an empty seat none.
import { html } from "../vendor/html.js";
import { BOT_FACES, EmptySeat, Rat } from "../art/rat.js";

export const COATS = ["#b08d62", "#8f9aa6", "#7f8a76", "#b0949c", "#a9714f"];

/**
 * At a table the colour follows from the seat; elsewhere `colour` is needed.
 * @param {{ seat: number, colour?: number, kind?: string, level?: string | null, taken?: boolean,
 *   mood?: import("../art/rat.js").Mood, show?: "whole" | "face" }} props
 */
export function Avatar({ seat, kind = "person", level, taken = true, mood = "calm", show = "face", colour }) {
  if (!taken)
    return html`
      <span class="avatar">
        <${EmptySeat} />
      </span>
    `;
  const tail = colour === undefined ? `var(--seat-${seat})` : `var(--colour-${colour})`;
  const bot = kind === "bot" ? BOT_FACES[level || "easy"] || BOT_FACES.easy : null;
  const looks =
    kind === "automaton" ? { coat: "#8d8f98", hat: "tin", mood } : bot || { coat: COATS[seat % 5], mood };
  return html`
    <span class="avatar">
      <${Rat} ...${looks} tail=${tail} show=${show} />
    </span>
  `;
}
