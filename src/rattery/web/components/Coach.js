// Shows the lesson at a table where the coach is switched on; nothing is loaded elsewhere.
import { html } from "../vendor/html.js";
import { lessonOf, useGamePart } from "../game_parts.js";
import { knownTable, tables, useStore } from "../store.js";
import { lazy } from "../lazy.js";
import { useTable } from "./TableContext.js";

const Lesson = lazy(async () => (await import("./Lesson.js")).Lesson);

export function Coach() {
  const { table, game } = useTable();
  useStore(tables);
  const seen = knownTable(table.id)?.coach;
  const lesson = useGamePart(game, lessonOf, Boolean(seen));
  return seen && lesson ? html`<${Lesson} walk=${lesson.walk} seen=${seen} />` : null;
}
