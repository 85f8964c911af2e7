// A match that is over, as its board is to show it.

/**
 * Nobody decides any more, also where a concession ended the match before the rules did. A view that does not
 * tell whether it is over stays as it is.
 * @param {any} view
 */
export const endedView = (view) =>
  view?.over === false ? { ...view, over: true, ...("decider" in view ? { decider: null } : {}) } : view;

/**
 * @template {import("./table.js").Position | null | undefined} P
 * @param {P} position
 * @returns {P}
 */
export const endedPosition = (position) =>
  position?.over ? { ...position, view: endedView(position.view) } : position;
