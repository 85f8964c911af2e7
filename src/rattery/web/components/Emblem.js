// The emblem of a game.
import { html } from "../vendor/html.js";
import { emblemOf, useGamePart } from "../game_parts.js";

/** @param {{ game: string }} props */
export function Emblem({ game }) {
  const Picture = useGamePart(game, emblemOf);
  return Picture && html`<${Picture} />`;
}
