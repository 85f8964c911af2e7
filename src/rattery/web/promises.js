// The promises that can be made at a table.
import { findGame, useCatalogue } from "./catalogue.js";
import { useTable } from "./components/TableContext.js";

/** The promises this seat can make; none for a spectator, in a game without them, and while nothing is played. */
export function usePromises() {
  const { state, game } = useTable();
  const promises = findGame(useCatalogue(), game)?.promises || [];
  return state.eye === null || state.table?.stage !== "playing" ? [] : promises;
}
