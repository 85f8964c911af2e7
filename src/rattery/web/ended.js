// Adapts the last view and position of a match so that its board shows it as over.

/**
 * The view with `over` set and without a decider: a concession can end a match while its rules would go on. A view
 * without `over` is returned unchanged.
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
