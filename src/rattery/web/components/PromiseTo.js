// Promises: the dialog in which they are made to a player, and the record of how a player has kept theirs.
import { html, useLayoutEffect, useRef, useState } from "../vendor/html.js";
import { placeBeside } from "../feel/placing.js";
import { usePromises } from "../promises.js";
import { Icon } from "./Icon.js";
import { Cross } from "./Sheet.js";
import { Shape } from "./Shape.js";
import { useTable } from "./TableContext.js";
import { Tip } from "./Tip.js";

/**
 * A button that opens the promises to a seat or (null) to everybody; the `fitting` ones come first.
 * @param {{ seat: number | null, fitting?: string[], children?: any }} props
 */
export function PromiseTo({ seat, fitting = [], children }) {
  const { state, words } = useTable();
  const promises = usePromises();
  const [isOpen, open] = useState(false);
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  if (!promises.length || seat === state.eye) return null;
  const name = seat === null ? "" : state.table?.seats[seat]?.words || "";
  const label = seat === null ? words.say("word-to-all") : words.say("word-to", { seat: name });
  return html`
    <button
      ref=${button}
      class="promise-to"
      type="button"
      data-promise-to=${seat === null ? "all" : seat}
      aria-haspopup="dialog"
      aria-expanded=${String(isOpen)}
      aria-label=${label}
      title=${label}
      onClick=${() => open(!isOpen)}
    >
      ${children || html`<${Icon} name="talk" />`}
    </button>
    ${isOpen && html`
      <${PromiseCard}
        seat=${seat}
        label=${label}
        anchor=${button}
        promises=${inOrder(promises, fitting)}
        fitting=${fitting}
        close=${() => (open(false), button.current?.focus())}
      />
    `}
  `;
}

/** @param {{ promise: string, words: string }[]} promises @param {string[]} fitting */
const inOrder = (promises, fitting) => [
  ...promises.filter(({ promise }) => fitting.includes(promise)),
  ...promises.filter(({ promise }) => !fitting.includes(promise)),
];

/**
 * The dialog with the promises, as a popover placed inside the window.
 * @param {{ seat: number | null, label: string, anchor: { current: HTMLElement | null }, promises: { promise: string,
 *   words: string }[], fitting: string[], close: () => void }} props
 */
function PromiseCard({ seat, label, anchor, promises, fitting, close }) {
  const { table, words } = useTable();
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const shown = card.current;
    if (!shown || !anchor.current) return;
    shown.showPopover();
    placeBeside(shown, anchor.current.getBoundingClientRect());
    /** @type {HTMLElement | null} */ (shown.querySelector(".promise-chip"))?.focus({ preventScroll: true });
    const away = (/** @type {Event} */ event) =>
      event.target instanceof Node && !shown.contains(event.target) && !anchor.current?.contains(event.target)
        ? close()
        : undefined;
    addEventListener("pointerdown", away);
    addEventListener("resize", close);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("resize", close);
    };
  }, []);
  /** @param {string} promise */
  const give = (promise) => {
    table.send({ type: "promise", promise, to: seat });
    close();
  };
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  return html`
    <div ref=${card} class="promise-card" role="dialog" popover="manual" aria-label=${label} onKeyDown=${keys}>
      <header>
        <strong>
          ${seat !== null && html`<${Shape} seat=${seat} />`} ${label}
        </strong>
        <button class="icon-button" type="button" onClick=${close} aria-label=${words.say("sheet-close")}>
          <${Cross} />
        </button>
      </header>
      <div class="promise-chips">
        ${promises.map(({ promise, words: said }) => html`
          <button
            key=${promise}
            class=${`promise-chip ${fitting.includes(promise) ? "is-fitting" : ""}`}
            type="button"
            data-promise=${promise}
            onClick=${() => give(promise)}
          >
            ${said}
          </button>
        `)}
      </div>
    </div>
  `;
}

/** The numbers of promises a seat has kept and broken so far. @param {{ seat: number }} props */
export function WordRecord({ seat }) {
  const { state, words } = useTable();
  const given = state.talk
    .filter((saying) => saying.seat === seat)
    .map((saying) => state.outcomes[saying.version]);
  const [kept, broken] = ["kept", "broken"].map((outcome) => given.filter((each) => each === outcome).length);
  if (!kept && !broken) return null;
  const title = words.say("word-record", { kept, broken });
  return html`
    <${Tip} class="word-record" title=${title} text=${words.ownOr("word-record-tip")}>
      <span aria-hidden="true">
        ${kept > 0 && html`<span class="word-kept">✓${kept}</span>`}
        ${broken > 0 && html`<span class="word-broken">✗${broken}</span>`}
      </span>
      <span class="said">${title}</span>
    <//>
  `;
}
