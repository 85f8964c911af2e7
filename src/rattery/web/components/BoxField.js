// An input for one value of a box: a number, a name, a list of them, or an effect composed from choices.
import { html } from "../vendor/html.js";
import { useWords } from "../words.js";

/**
 * @typedef {{ value: string, words: string }} Choice
 * @typedef {{ form: string, slots: string[], words: string }} Form
 * @typedef {{ forms: Form[], names: Record<string, string>, slots: Record<string, Choice[]> }} Grammar
 * @typedef {{ least: number, most: number, counts: number[], choices: Choice[], grammar: Grammar | null }} Limits
 * @typedef {Limits & { field: string, words: string, kind: string, fixed: boolean }} Field
 * @typedef {{ field: Field, value: any, label: string, change: null | ((value: any) => void) }} FieldProps
 */

/** @param {FieldProps} props `change` is null where it is read-only */
export function BoxField(props) {
  const { field, value } = props;
  const many = Array.isArray(value) ? value : [];
  return html`
    <span class=${`box-field box-field-${field.kind}`} data-field=${field.field}>
      ${field.words && html`
        <span class="box-field-name quiet" aria-hidden="true">
          ${field.words}
        </span>
      `}
      ${field.kind === "number" && html`<${NumberBox} ...${props} />`}
      ${field.kind === "choice" && html`<${ChoiceBox} ...${props} />`}
      ${field.kind === "numbers" && html`
        <${ListBox} ...${props} many=${many} Each=${NumberBox} otherwise=${field.least} />
      `}
      ${field.kind === "names" && html`
        <${ListBox} ...${props} many=${many} Each=${ChoiceBox} otherwise=${field.choices[0]?.value} />
      `}
      ${field.kind === "phrases" && html`
        <${ListBox} ...${props} many=${many} Each=${PhraseBox} otherwise=${field.grammar?.forms[0].form} />
      `}
    </span>
  `;
}

/** @param {FieldProps} props */
const NumberBox = ({ field, value, label, change }) => html`
  <input
    type="number"
    aria-label=${label}
    min=${field.least}
    max=${field.most}
    value=${value}
    disabled=${!change || field.fixed}
    onInput=${(/** @type {any} */ event) =>
      event.target.value !== "" && change?.(Math.round(Number(event.target.value)))
    }
  />
`;

/** @param {FieldProps} props */
const ChoiceBox = ({ field, value, label, change }) => html`
  <${Select} choices=${field.choices} value=${value} label=${label} change=${field.fixed ? null : change} />
`;

/** @param {{ choices: Choice[], value: string, label: string, change: null | ((value: string) => void) }} props */
const Select = ({ choices, value, label, change }) => html`
  <select
    aria-label=${label}
    disabled=${!change}
    onChange=${(/** @type {any} */ event) => change?.(event.target.value)}
  >
    ${choices.map((choice) => html`
      <option key=${choice.value} value=${choice.value} selected=${choice.value === value}>
        ${choice.words}
      </option>
    `)}
  </select>
`;

/**
 * A list of values, with buttons to add and remove the last one where the number may vary.
 * @param {FieldProps & { many: any[], Each: any, otherwise: any }} props
 */
function ListBox({ field, many, label, change, Each, otherwise }) {
  const words = useWords();
  const { counts } = field;
  return html`
    <span class="box-list">
      ${many.map((value, place) => html`
        <${Each}
          key=${place}
          field=${field}
          value=${value}
          label=${`${label} ${place + 1}`}
          change=${
            change &&
            ((/** @type {any} */ to) => change(many.map((old, other) => (other === place ? to : old))))
          }
        />
      `)}
      ${change && counts.includes(many.length + 1) && html`
        <button
          class="button"
          type="button"
          aria-label=${`${label}: ${words.say("box-more")}`}
          onClick=${() => change([...many, otherwise])}
        >
          +
        </button>
      `}
      ${change && counts.includes(many.length - 1) && html`
        <button
          class="button box-less"
          type="button"
          aria-label=${`${label}: ${words.say("box-less")}`}
          onClick=${() => change(many.slice(0, -1))}
        >
          −
        </button>
      `}
    </span>
  `;
}

/** A phrase: a choice of its form, and of what fills each slot. @param {FieldProps} props */
function PhraseBox({ field, value, label, change }) {
  const grammar = /** @type {Grammar} */ (field.grammar);
  const { form, filled } = parsed(grammar, value);
  const forms = grammar.forms.map((each) => ({ value: each.form, words: each.words }));
  const slots = grammar.forms.find((each) => each.form === form)?.slots || [];
  const choose = (/** @type {string} */ to) =>
    change?.(
      composed(
        to,
        (grammar.forms.find((each) => each.form === to)?.slots || []).map(
          (slot) => grammar.slots[slot][0].value,
        ),
      ),
    );
  return html`
    <span class="box-phrase">
      <${Select} choices=${forms} value=${form} label=${label} change=${change && choose} />
      ${slots.map((slot, place) => html`
        <${Select}
          key=${place}
          choices=${grammar.slots[slot]}
          value=${filled[place]}
          label=${`${label}, ${grammar.names[slot] || slot} ${place + 1}`}
          change=${
            change &&
            ((/** @type {string} */ to) =>
              change(
                composed(
                  form,
                  filled.map((old, other) => (other === place ? to : old)),
                ),
              ))
          }
        />
      `)}
    </span>
  `;
}

/** @param {string} form @param {string[]} filling */
function composed(form, filling) {
  const left = [...filling];
  return form.replace(/\{\w+\}/g, () => left.shift() || "");
}

/**
 * Parses a phrase into its form and what fills the slots; the first form where none matches.
 * @param {Grammar} grammar
 * @param {string} phrase
 */
function parsed(grammar, phrase) {
  for (const { form, slots } of grammar.forms) {
    const [, ...filled] =
      new RegExp(
        `^${form.replace(/\{(\w+)\}/g, (_, slot) => `(${alternatives(grammar.slots[slot])})`)}$`,
      ).exec(phrase) || [];
    if (filled.length === slots.length && (slots.length || form === phrase)) return { form, filled };
  }
  return { form: grammar.forms[0].form, filled: /** @type {string[]} */ ([]) };
}

/**
 * As a regular expression, the longest first, so that no choice matches as a prefix of another.
 * @param {Choice[]} choices
 */
const alternatives = (choices) =>
  choices
    .map(({ value }) => value)
    .sort((one, other) => other.length - one.length)
    .join("|");
