// A space of the path: its colour and symbol, what it gives, who has a stand there, and whether a rat may come.
import { html } from "../../vendor/html.js";
import { Keeper } from "./art.js";
import { Tip } from "../../board_kit.js";
import { Drawing } from "./drawings.js";
import { outlookWords } from "./Outlook.js";
import { placed, spot, tilt } from "./plan.js";

/**
 * `price`: what the stand on the space asks of whoever looks, null without a stand; `pipes`: those that begin here.
 * @param {{ plan: import("./plan.js").Plan, space: any, isLit: boolean, price: number | null, pipes: any[], ways:
 *   import("./reach.js").Way[], isAsked: boolean, isAimed: boolean, isHinted: boolean, aim: (place: number) => void,
 *   ask: (place: number) => void, words: any }} props
 */
export function Space({ plan, space, isLit, price, pipes, ways, isAsked, isAimed, isHinted, aim, ask, words }) {
  const facts = spaceFacts(space, price, pipes, isLit, words);
  const looks = [
    `fr-space fr-${space.colour}`,
    isLit && "is-lit",
    space.stand && "has-stand",
    isAsked && !ways.length && "is-dim",
    isAimed && "is-aimed",
    isHinted && "is-hinted",
  ]
    .filter(Boolean)
    .join(" ");
  const style = { ...placed(plan, spot(plan, space.number)), "--tilt": `${tilt(space.number)}deg` };
  const said = [words.say("fr-space", { space: space.number }), ...facts].join(", ");
  return html`
    <div class="fr-place" style=${style} data-space=${space.number}>
      <${Tip}
        title=${words.say("fr-space", { space: space.number })}
        text=${facts.map((fact) => html`
          <span>${words.capital(fact)}</span>
        `)}
        clauses=${clausesOf(space, pipes)}
      >
        <${Tile}
          words=${words}
          looks=${looks}
          said=${said}
          ways=${ways}
          isAsked=${isAsked}
          act=${() => (ways.length ? aim(space.number) : ask(space.number))}
        >
          <span class="fr-number">${space.number}</span>
          <span class=${`fr-mark mark-${space.colour}`}></span>
          <span class="fr-gives">
            <${Drawing} name=${space.gives} />
            ${space.amount > 1 && html`<b class="number">${space.amount}</b>`}
            ${isLit && html`<b class="fr-more-light">+1</b>`}
          </span>
          ${space.stand && html`<${Keeper} name=${space.stand} />`}
        <//>
      <//>
    </div>
  `;
}

/** The tile itself: a button while rats are moved; one that cannot be reached says why. @param {any} props */
export function Tile({ looks, said, ways, isAsked, act, words, children }) {
  if (!isAsked)
    return html`
      <span class=${`thing ${looks}`} role="img" aria-label=${said}>
        ${children}
      </span>
    `;
  const label = [
    said,
    ...ways.map((/** @type {any} */ way) => `${way.play.words} (${outlookWords(way, words)})`),
  ].join(": ");
  if (ways.length)
    return html`
      <button type="button" class=${`thing is-offered ${looks}`} data-goal aria-label=${label} onClick=${act}>
        ${children}
      </button>
    `;
  return html`
    <button
      type="button"
      class=${`thing is-closed ${looks}`}
      data-why
      tabindex="-1"
      aria-disabled="true"
      aria-label=${said}
      onClick=${act}
    >
      ${children}
    </button>
  `;
}

/**
 * What there is to say about a space.
 * @param {any} space
 * @param {number | null} price
 * @param {any[]} pipes
 * @param {boolean} isLit
 * @param {any} words
 * @returns {string[]}
 */
function spaceFacts(space, price, pipes, isLit, words) {
  const gives = words.say("fr-count", { count: space.amount, name: words.say(`label-${space.gives}`) });
  return [
    `${words.say(`colour-${space.colour}`)}: ${gives}`,
    isLit ? words.say("fr-lit") : words.say("fr-dark", { lamp: space.lamp }),
    ...(price === null ? [] : [words.say("fr-stand-here", { stand: words.say(`stand-${space.stand}`), price })]),
    ...pipes.map((pipe) =>
      words.say("fr-pipe-here", {
        pipe: pipe.number,
        space: pipe.to,
        material: words.say(`label-${pipe.price}`),
      }),
    ),
  ];
}

/** @param {any} space @param {any[]} pipes */
const clausesOf = (space, pipes) => [
  "5.1",
  "5.5",
  ...(space.stand ? ["9.2"] : []),
  ...(pipes.length ? ["4.3"] : []),
];
