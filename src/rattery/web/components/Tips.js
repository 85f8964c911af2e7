// Shows tips; their card is fetched with the first one.
import { html, useRef } from "../vendor/html.js";
import { tips } from "../feel/tips.js";
import { lazy } from "../lazy.js";
import { useStore } from "../store.js";

const TipCard = lazy(async () => (await import("./TipCard.js")).TipCard);

export function Tips() {
  const { shown } = useStore(tips);
  const isWanted = useRef(false); // stays true, as the card also holds the rules that a tip has opened
  if (shown) isWanted.current = true;
  return isWanted.current && html`<${TipCard} />`;
}
