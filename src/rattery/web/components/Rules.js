// The rules of a game, clause by clause; house rules of Rattery are labelled.
import { html, useEffect, useState } from "../vendor/html.js";
import { get } from "../api.js";
import { showInTab } from "../attention.js";
import { findGame, useCatalogue } from "../catalogue.js";
import { path } from "../route.js";
import { retry } from "../retry.js";
import { rulesAddress } from "../rules_address.js";
import { useStore } from "../store.js";
import { useWords } from "../words.js";
import { ErrorPage, sentenceOf } from "./ErrorPage.js";
import { RulePicture } from "./RulePicture.js";
import { TopBar } from "./TopBar.js";

/**
 * @param {string} game
 * @param {string} lang
 * @returns {[any, any]} the rules, or the error while they cannot be fetched
 */
export function useRules(game, lang) {
  const [rules, setRules] = useState(/** @type {any} */ (null));
  const [failure, setFailure] = useState(/** @type {any} */ (null));
  useEffect(() => {
    return retry(() => get(rulesAddress(game, lang)), setRules, { refuse: setFailure, fail: setFailure });
  }, [game, lang]);
  return [rules, rules ? null : failure];
}

/** @param {{ game: string }} props */
export function Rules({ game }) {
  const words = useWords();
  const sought = useStore(path).fragment.replace(/^clause-/, "");
  const [rules, failure] = useRules(game, words.lang);
  useEffect(() => {
    if (rules) showInTab({ title: `${rules.title} · ${words.say("rules-title")}`, isMyTurn: false, notice: "" });
    if (rules && sought) document.getElementById(`clause-${sought}`)?.scrollIntoView({ block: "center" });
  }, [rules, sought]);
  if (failure) return html`<${ErrorPage} sentence=${sentenceOf(words, failure)} />`;
  return html`
    <div class="page">
      <${TopBar} />
      <main class="reading">
        ${rules && html`
          <h1>${rules.title}</h1>
          <p class="game-ways">
            <a class="button button-main" href=${`/new/${game}`}>
              ${words.say("home-play")}
            </a>
          </p>
          <${RulesText} rules=${rules} sought=${sought} />
        `}
      </main>
    </div>
  `;
}

/** The text of the rules; `sought` is a clause to highlight. @param {{ rules: any, sought?: string }} props */
export function RulesText({ rules, sought = "" }) {
  const words = useWords();
  const numbered = rules.sections.filter((/** @type {any} */ section) => section.number);
  return html`
    <${NotAsUsual} other=${rules.other} />
    <${InAMinute} rules=${rules} />
    <nav class="rules-contents" aria-label=${words.say("rules-contents")}>
      <ol>
        ${numbered.map((/** @type {any} */ section) => html`
          <li key=${section.number}>
            <a href=${`#rule-${section.number}`} onClick=${jump}>
              ${section.number}. ${section.title}
            </a>
          </li>
        `)}
      </ol>
    </nav>
    ${rules.sections.map((/** @type {any} */ section) => html`
      <section
        key=${section.title}
        class="rules-section"
        id=${section.number ? `rule-${section.number}` : undefined}
        tabindex="-1"
      >
        <h2>
          ${section.number && `${section.number}. `}
          ${section.title}
        </h2>
        ${section.text && html`<div class="rules-text">${woven(section, rules)}</div>`}
        ${section.clauses.map((/** @type {any} */ clause) => html`
          <${Clause} key=${clause.clause} clause=${clause} rules=${rules} isSought=${clause.clause === sought} />
        `)}
      </section>
    `)}
    <${Examples} rules=${rules} />
    <${HouseValues} game=${rules.game} />
  `;
}

/**
 * The values of the table's box that differ from the standard one.
 * @param {{ other: { name: string, here: string, usual: string }[] }} props
 */
function NotAsUsual({ other }) {
  const words = useWords();
  if (!other?.length) return null;
  return html`
    <section class="rules-other panel">
      <h2>${words.say("rules-other-box")}</h2>
      <ul class="bullets">
        ${other.map(({ name, here, usual }) => html`
          <li key=${name}>
            ${words.capital(name)}: <strong>${here}</strong>${" "}
            <span class="quiet">${words.say("box-usually", { usual })}</span>
          </li>
        `)}
      </ul>
    </section>
  `;
}

/** The summary of the rules on one page, with its pictures. @param {{ rules: any }} props */
export function InAMinute({ rules }) {
  const { minute } = rules;
  if (!minute) return null;
  return html`
    <section class="minute panel" aria-label=${minute.title}>
      <h2>${minute.title}</h2>
      ${strips(minute).map(({ blocks, picture }) => html`
        <div key=${picture?.key || "rest"} class="minute-strip">
          <div class="rules-text">${marked(blocks.join("\n\n"))}</div>
          ${picture && html`<${RulePicture} rules=${rules} picture=${picture} />`}
        </div>
      `)}
    </section>
  `;
}

/**
 * Splits a text into strips: the paragraphs before each picture, with that picture.
 * @param {{ text: string, pictures: import("./RulePicture.js").Pictured[] }} page
 */
function strips({ text, pictures }) {
  const blocks = text.split(/\n{2,}/);
  let from = 0;
  const cut = pictures.map((picture) => {
    const strip = { blocks: blocks.slice(from, picture.after), picture };
    from = picture.after;
    return strip;
  });
  return from < blocks.length ? [...cut, { blocks: blocks.slice(from), picture: null }] : cut;
}

/** @param {{ rules: any }} props */
function Examples({ rules }) {
  if (!rules.examples?.length) return null;
  return html`
    <section class="rules-section rules-examples">
      <h2>${rules.examples_title}</h2>
      ${rules.examples.map((/** @type {any} */ example) => html`
        <article key=${example.id} class="rules-example" id=${`example-${example.id}`}>
          <h3>${example.title}</h3>
          <div class="rules-text">${woven(example, rules)}</div>
        </article>
      `)}
    </section>
  `;
}

/**
 * A text with its pictures in their places.
 * @param {{ text: string, pictures?: import("./RulePicture.js").Pictured[] }} page
 * @param {any} rules
 */
const woven = ({ text, pictures = [] }, rules) =>
  strips({ text, pictures }).map(({ blocks, picture }) => [
    blocks.length ? marked(blocks.join("\n\n")) : null,
    picture && html`<${RulePicture} key=${picture.key} rules=${rules} picture=${picture} />`,
  ]);

/**
 * One clause with its number; house rules in it are labelled.
 * @param {{ clause: any, rules: any, isSought?: boolean }} props
 */
export function Clause({ clause, rules, isSought = false }) {
  return html`
    <div class=${`clause ${isSought ? "is-sought" : ""}`} id=${`clause-${clause.clause}`}>
      <span class="clause-number">${clause.clause}</span>
      <div>${woven(clause, rules)}</div>
    </div>
  `;
}

/** The entries of the box whose values are chosen by us. @param {{ game: string }} props */
function HouseValues({ game }) {
  const words = useWords();
  const house = findGame(useCatalogue(), game)?.house || [];
  if (!house.length) return null;
  return html`
    <section class="rules-section">
      <h2>${words.say("rules-house-values")}</h2>
      <p>
        ${words.say("rules-house-help")} <a href=${`/box/${game}`}>${words.say("box-link")}</a>
      </p>
      <p class="house-values">
        ${house.map((entry) => html`
          <code key=${entry}>${entry}</code>
        `)}
      </p>
    </section>
  `;
}

/** Scrolls inside the page or sheet without changing the address. @param {any} event */
function jump(event) {
  event.preventDefault();
  const target = document.getElementById(event.currentTarget.getAttribute("href").slice(1));
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

const HOUSE = /\*\((?:house|maison|Haus)[^)]*\)\*/;
const LAST_SENTENCE = /(?:[^.!?]|\.(?!\s))*[.!?:;]?\s*$/; // before the label

/** Labels the sentence before it, and a list below that, as a house rule. */
function HouseLabel() {
  const words = useWords();
  return html`<span class="house">${words.say("rules-house")}</span>`;
}

/** Renders the Markdown the rules use: paragraphs, lists, emphasis, code. @param {string} text */
function marked(text) {
  return text.split(/\n{2,}/).map((block) => {
    const lines = block.split("\n");
    const first = lines.findIndex((line) => line.startsWith("- "));
    if (first < 0) return html`<p>${inline(lines.join(" "))}</p>`;
    const items = lines.slice(first).join("\n").split(/^- /m).filter(Boolean);
    return html`
      ${first > 0 && html`<p>${inline(lines.slice(0, first).join(" "))}</p>`}
      <ul class="bullets">
        ${items.map((item) => html`
          <li>${inline(item.replaceAll("\n", " ").trim())}</li>
        `)}
      </ul>
    `;
  });
}

/** Renders a text with the sentences before house labels set off. @param {string} text */
const inline = (text) =>
  text.split(HOUSE).map((part, place, parts) => {
    if (place === parts.length - 1) return emphasised(part);
    const start = part.search(LAST_SENTENCE);
    return html`
      ${emphasised(part.slice(0, start))} <span class="is-ours">${emphasised(part.slice(start).trim())}</span>${" "}
      <${HouseLabel} />
    `;
  });

/** @param {string} text */
const emphasised = (text) =>
  text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part) => {
    if (part.startsWith("**")) return html`<strong>${part.slice(2, -2)}</strong>`;
    if (part.startsWith("*")) return html`<em>${part.slice(1, -1)}</em>`;
    return part.startsWith("`") ? html`<code>${part.slice(1, -1)}</code>` : part;
  });
