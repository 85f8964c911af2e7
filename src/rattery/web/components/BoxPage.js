// The contents of a game's box: every value with its source. Owners can change values in copies of their own, which the
// server checks as they type. The box of a table is read-only, with differences from the standard box first.
import { html, useEffect, useRef, useState } from "../vendor/html.js";
import { get, post } from "../api.js";
import { showInTab } from "../attention.js";
import { boxPicturesOf, useGamePart } from "../game_parts.js";
import {
  copiesOf,
  deleteCopy,
  download,
  fileName,
  freeName,
  keepCopy,
  openCopy,
  ownBoxes,
  rememberOpen,
  renameCopy,
  withEntry,
  withValue,
} from "../own_box.js";
import { useStore } from "../store.js";
import { useGameWords, useWords, WordsContext } from "../words.js";
import { BoxCopies } from "./BoxCopies.js";
import { BoxField } from "./BoxField.js";
import { Emblem } from "./Emblem.js";
import { ErrorPage, sentenceOf } from "./ErrorPage.js";
import { TopBar } from "./TopBar.js";

const CHECK_DELAY = 300; // milliseconds without input before a box is checked

/**
 * @typedef {{ last: string | null, next: string | null, entry: any, last_words: string, next_words: string }} Series
 * @typedef {{ section: string, words: string, series: Series[], entries: any[] }} Section
 */

/** @param {{ game?: string, table?: string }} props the game, or the table whose box it is */
export function BoxPage({ game, table }) {
  const words = useWords();
  const [form, setForm] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState({ said: "", where: /** @type {string[]} */ ([]) });
  const [failure, setFailure] = useState("");
  useStore(ownBoxes);
  const copies = game ? copiesOf(game, words.say("box-copy")) : [];
  const [name, setName] = useState(() => (game && openCopy(game, copies)?.name) || "");
  const now = useRef({ copies, name }); // read when the answer to a check arrives
  now.current = { copies, name };
  const timer = useRef(0);
  const latest = useRef(0); // number of the latest request; the answers to earlier ones are ignored

  /** Opens a copy; "": the standard box. @param {string} to */
  const turnTo = (to) => {
    setName(to);
    if (game) rememberOpen(game, to);
  };
  /** Stores values under a name, and opens that copy. @param {string} as @param {object} box */
  const keepAs = (as, box) => {
    keepCopy(game || "", { name: as, box });
    turnTo(as);
  };
  /**
   * Has the server check a box. If it is playable, its values are stored in the open copy; changes of the standard box
   * begin a new copy.
   * @param {{ box?: object, toml?: string, name?: string }} asked
   * @param {(found: any) => void} [then] called with the answer instead of storing it
   * @returns {Promise<boolean>} false if the box is not playable
   */
  const check = async (asked, then) => {
    const number = (latest.current += 1);
    try {
      const found = await post(`/api/boxes/${game}?lang=${words.lang}`, asked);
      if (number !== latest.current) return true;
      setProblem({ said: words.capital(found.problem || ""), where: found.where });
      if (found.problem) return false;
      setForm(found);
      if (then) then(found);
      else if (now.current.name) keepAs(now.current.name, found.box);
      else if (found.differences.length)
        keepAs(freeName(now.current.copies, words.say("box-copy")), found.box);
    } catch (error) {
      if (number === latest.current) setProblem({ said: sentenceOf(words, error), where: [] });
    }
    return true;
  };
  /** Shows a box, or else the table's, or the standard one. @param {object} [box] */
  const show = async (box) => {
    clearTimeout(timer.current);
    setProblem({ said: "", where: [] });
    if (box) {
      if (!(await check({ box }, () => {}))) setForm(null);
      return;
    }
    const number = (latest.current += 1);
    const address = table ? `/api/tables/${table}/box` : `/api/boxes/${game}`;
    try {
      const found = await get(`${address}?lang=${words.lang}`);
      if (number === latest.current) setForm(found);
    } catch (error) {
      setFailure(sentenceOf(words, error));
    }
  };
  useEffect(() => {
    void show(copies.find((each) => each.name === name)?.box);
    return () => clearTimeout(timer.current);
  }, [game, table, words.lang]);
  useEffect(() => {
    if (form)
      showInTab({ title: `${words.say("box-link")}: ${form.title} · Rattery`, isMyTurn: false, notice: "" });
  }, [form]);
  if (failure) return html`<${ErrorPage} message="error-no-page" />`;
  /** @param {string} to */
  const choose = (to) => {
    turnTo(to);
    void show(copies.find((each) => each.name === to)?.box);
  };
  const remove = () => {
    deleteCopy(game || "", name);
    choose("");
  };
  const duplicate = () =>
    check({ box: form.box }, (found) => keepAs(freeName(copies, name || words.say("box-copy")), found.box));
  const rename = (/** @type {string} */ to) => {
    const free = freeName(copies, to);
    renameCopy(game || "", name, free);
    turnTo(free);
  };
  if (!form && problem.said)
    return html`
      <${KeptBroken} copy=${copies.find((each) => each.name === name)} said=${problem.said} forget=${remove} />
    `;
  if (!form) return html`<div class="page-waiting" aria-busy="true"></div>`;

  /** @param {string} section @param {string} key @param {string} field @param {any} value */
  const change = (section, key, field, value) => {
    const box = withValue(form.box, section, key, field, value);
    setForm({ ...form, box });
    latest.current += 1;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void check({ box }), CHECK_DELAY);
  };
  /** @param {string} section @param {string | null} key @param {any} entry */
  const changeSeries = (section, key, entry) =>
    key && void check({ box: withEntry(form.box, section, key, entry) });
  /** @param {any} event */
  const open = async (event) => {
    const [file] = event.target.files;
    const stem = file?.name.replace(/\.toml$/i, "");
    if (file)
      await check({ toml: await file.text() }, (found) =>
        keepAs(freeName(copies, found.name || stem), found.box),
      );
    event.target.value = "";
  };
  const isOther = (/** @type {string} */ section, /** @type {string} */ key) =>
    form.differences.some((/** @type {string[]} */ other) => other[0] === section && other[1] === key);
  const sections = table ? differentFirst(form.sections, isOther) : form.sections;
  return html`
    <div class="page">
      <${TopBar} />
      <main class="reading box-page">
        <header class="new-head">
          <div class="game-emblem" aria-hidden="true">
            <${Emblem} game=${form.game} />
          </div>
          <div>
            <h1>${words.say("own-box-title", { game: form.title })}</h1>
            <p>${words.say(table ? "box-table-line" : "box-line")}</p>
            <p role="status" class="box-sum">
              ${words.say("box-other", { count: form.differences.length })}
            </p>
          </div>
        </header>
        ${!table && html`
          <${BoxCopies}
            copies=${copies}
            name=${name}
            choose=${choose}
            duplicate=${duplicate}
            rename=${rename}
            remove=${remove}
          />
          <p class="box-ways">
            <button
              class="button"
              type="button"
              data-way="save"
              onClick=${() => check({ box: form.box, name }, save)}
            >
              ${words.say("box-export")}
            </button>
            <label class="button box-import">
              ${words.say("box-import")}
              <input type="file" accept=".toml" onChange=${open} />
            </label>
            <a class="button button-main" href=${`/new/${form.game}`}>
              ${words.say("home-play")}
            </a>
          </p>
        `}
        <p class="warn box-problem" role="alert" hidden=${!problem.said}>
          ${problem.said}
        </p>
        ${sections.map((/** @type {Section} */ { section, words: title, series, entries }) => html`
          <section key=${section} class="panel box-section" data-section=${section}>
            <h2>${words.capital(title)}</h2>
            <ul class="box-entries">
              ${entries.map((entry) => html`
                <${Entry}
                  key=${entry.key}
                  game=${form.game}
                  section=${section}
                  title=${title}
                  entry=${entry}
                  values=${form.box[section]?.[entry.key] || {}}
                  isOther=${isOther(section, entry.key)}
                  isWrong=${problem.where[0] === section && problem.where[1] === entry.key}
                  grammars=${form.grammars}
                  change=${table ? null : change}
                />
              `)}
            </ul>
            ${!table &&
              series.map((one) => html`
                <${MoreOrLess} key=${one.next_words} series=${one} change=${changeSeries.bind(null, section)} />
              `)}
          </section>
        `)}
      </main>
    </div>
  `;
}

/**
 * For a stored copy that is no longer playable: it can be downloaded and deleted.
 * @param {{ copy?: import("../own_box.js").Copy, said: string, forget: () => void }} props
 */
function KeptBroken({ copy, said, forget }) {
  const words = useWords();
  const kept = () =>
    download(`${fileName("box", copy?.name || "")}.json`, JSON.stringify(copy?.box, null, 2));
  return html`
    <div class="page">
      <${TopBar} />
      <main class="reading box-page">
        <p class="warn box-problem" role="alert">
          ${words.say("box-kept-broken")} ${said}
        </p>
        <p class="box-ways">
          <button class="button" type="button" onClick=${kept}>
            ${words.say("box-broken-save")}
          </button>
          <button class="button button-main box-forget" type="button" onClick=${forget}>
            ${words.say("box-broken-forget")}
          </button>
        </p>
      </main>
    </div>
  `;
}

/**
 * Buttons to add an entry to a series, such as the cards of a kind, and to remove the last one.
 * @param {{ series: Series, change: (key: string | null, entry: any) => void }} props
 */
function MoreOrLess({ series, change }) {
  const words = useWords();
  return html`
    <p class="box-series">
      ${series.next && html`
        <button class="button button-small" type="button" onClick=${() => change(series.next, series.entry)}>
          + ${words.say("box-add", { entry: series.next_words })}
        </button>
      `}
      ${series.last && html`
        <button class="button button-small box-away" type="button" onClick=${() => change(series.last, null)}>
          − ${words.say("box-take-away", { entry: series.last_words })}
        </button>
      `}
    </p>
  `;
}

/** @param {any} found */
const save = (found) => download(`${fileName(found.game, found.name)}.toml`, found.toml);

/** @param {Section[]} sections @param {(section: string, key: string) => boolean} isOther */
const differentFirst = (sections, isOther) =>
  sections
    .map(({ entries, ...rest }) => ({
      ...rest,
      entries: [...entries].sort(
        (one, other) => Number(isOther(rest.section, other.key)) - Number(isOther(rest.section, one.key)),
      ),
    }))
    .sort((one, other) => different(other, isOther) - different(one, isOther));

/** @param {Section} section @param {(section: string, key: string) => boolean} isOther */
const different = ({ section, entries }, isOther) => Number(entries.some(({ key }) => isOther(section, key)));

/**
 * One entry: its picture, its values, their source, and the standard values where they differ.
 * @param {{ game: string, section: string, title: string, entry: any, values: any, isOther: boolean, isWrong: boolean,
 *   grammars: Record<string, any>, change: null | ((section: string, key: string, field: string,
 *   value: any) => void) }} props
 */
function Entry({ game, section, title, entry, values, isOther, isWrong, grammars, change }) {
  const words = useWords();
  const draw = useGamePart(game, boxPicturesOf)?.[section];
  const marks = [draw && "has-picture", isOther && "is-other", isWrong && "is-wrong"]
    .filter(Boolean)
    .join(" ");
  return html`
    <li class=${`box-entry ${marks}`} data-entry=${`${section}.${entry.key}`}>
      ${draw && html`<${EntryPicture} game=${game} drawing=${draw(entry.key, shown(entry, values))} />`}
      <span class="box-key">${words.capital(entry.words)}</span>
      <span class="box-values">
        ${entry.fields.map((/** @type {any} */ field) => html`
          <${BoxField}
            key=${field.field}
            field=${{
              ...field,
              words: entry.fields.length > 1 ? field.words : "",
              grammar: grammars[field.field] || null,
            }}
            value=${values[field.field] ?? field.value}
            label=${[title, entry.words, field.words].filter(Boolean).join(", ")}
            change=${change && ((/** @type {any} */ value) => change(section, entry.key, field.field, value))}
          />
        `)}
      </span>
      <span class=${`badge box-source box-source-${values.source}`}>
        ${words.say(`own-box-source-${values.source || "photo"}`)}
      </span>
      ${isOther && html`
        <span class="box-usual quiet">${words.say("box-usual-line", { usual: entry.usually })}</span>
      `}
    </li>
  `;
}

/**
 * The values of an entry, with defaults for those that are not set.
 * @param {any} entry
 * @param {any} values
 */
const shown = (entry, values) => ({
  ...Object.fromEntries(entry.fields.map((/** @type {any} */ { field, value }) => [field, value])),
  ...values,
});

/**
 * The component as the board draws it. Hidden from screen readers, as the values next to it say the same.
 * @param {{ game: string, drawing: any }} props
 */
function EntryPicture({ game, drawing }) {
  const words = useGameWords(game);
  return html`
    <span class="box-picture" aria-hidden="true">
      ${words && html`<${WordsContext.Provider} value=${words}>${drawing}<//>`}
    </span>
  `;
}
