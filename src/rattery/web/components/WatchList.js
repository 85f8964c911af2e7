// The listed tables, which anyone may watch.
import { html, useEffect, useState } from "../vendor/html.js";
import { get } from "../api.js";
import { retry } from "../retry.js";
import { knownTable } from "../store.js";
import { useWords } from "../words.js";
import { TableLine } from "./MyTables.js";

export function WatchList() {
  const words = useWords();
  const [listed, setListed] = useState(/** @type {any[]} */ ([]));
  useEffect(
    () =>
      retry(
        () => get(`/api/tables?lang=${words.lang}`),
        (answer) => setListed(answer.tables),
      ),
    [words.lang],
  );
  const others = listed.filter((table) => !knownTable(table.table));
  if (!others.length) return null;
  return html`
    <section aria-labelledby="watch-head">
      <h2 id="watch-head" class="section-head">
        ${words.say("home-watch")}
      </h2>
      <ul class="table-list">
        ${others.map((table) => html`
          <${TableLine} key=${table.table} table=${table} />
        `)}
      </ul>
    </section>
  `;
}
