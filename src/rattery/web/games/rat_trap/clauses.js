// What the rules say about each question: help in place.

/** The numbers of the rules, by question. @type {Record<string, string[]>} */
export const clauses = {
  which_piles: ["9.3", "9.4"],
  what_next: ["9.4", "9.5"],
  throw_again: ["3.2", "3.3"],
  step_in: ["9.6", "9.7"],
  which_partner: ["3.3", "3.4", "3.5"],
  which_die: ["3.4", "3.5"],
  which_pile: ["4.2", "4.3", "5.2"],
  whom_to_rob: ["4.4", "4.5"],
  whom_to_claw: ["4.6", "4.7", "4.8"],
  send_cat_on: ["9.9", "9.10"],
  use_clover: ["6.1", "6.2", "6.6"],
};
