// What may be promised at a table.
import { findGame, useCatalogue } from "./catalogue.js";
import { useTable } from "./components/TableContext.js";

/** What may be promised at this table through these eyes; nothing where nobody may. */
export function usePromises() {
  const { state, game } = useTable();
  const promises = findGame(useCatalogue(), game)?.promises || [];
  return state.eye === null || state.table?.stage !== "playing" ? [] : promises;
}
