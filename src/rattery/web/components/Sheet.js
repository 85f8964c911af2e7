// A modal dialog: settings, rules, the story on a phone. Escape, the cross and a click beside it close it.
import { html, useEffect, useRef } from "../vendor/html.js";
import { useWords } from "../words.js";

/** @param {{ title: string, close: () => void, wide?: boolean, children?: any }} props */
export function Sheet({ title, close, wide = false, children }) {
  const words = useWords();
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  /** @param {MouseEvent} event */
  const closeBeside = (event) => event.target === dialog.current && close();
  return html`
    <dialog
      ref=${dialog}
      class=${wide ? "sheet sheet-wide" : "sheet"}
      aria-label=${title}
      onCancel=${close}
      onClick=${closeBeside}
    >
      <div class="sheet-paper">
        <header class="sheet-head">
          <h2>${title}</h2>
          <button class="icon-button" type="button" onClick=${close} aria-label=${words.say("sheet-close")}>
            <${Cross} />
          </button>
        </header>
        <div class="sheet-body">${children}</div>
      </div>
    </dialog>
  `;
}

export const Cross = () => html`
  <svg viewBox="0 0 20 20" class="icon" aria-hidden="true">
    <path d="M5 5 l10 10 m0 -10 l-10 10" stroke="currentColor" stroke-width="2.500" stroke-linecap="round" />
  </svg>
`;
