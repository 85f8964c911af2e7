// What the rules say about each question: help in place.

/** The numbers of the rules, by question. @type {Record<string, string[]>} */
export const clauses = {
  what_to_lay: ["2.2", "2.4", "3.1"],
  who_is_first: ["3.2", "3.4", "3.5"],
};
