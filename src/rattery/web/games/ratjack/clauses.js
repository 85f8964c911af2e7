// What the rules say about each question: help in place.

/** The numbers of the rules, by question. @type {Record<string, string[]>} */
export const clauses = {
  first_hidden: ["2.3", "2.4"],
  draw_from: ["3.1"],
  play_card: ["3.2", "3.3", "3.4", "3.5"],
  turn_up_for_discard: ["3.5"],
  look_at_which: ["7.8"],
  look_at_whose_hand: ["10.2"],
  turn_up_which: ["3.10", "9.5"],
  turn_down_which: ["4.1", "9.5"],
  trigger_which: ["3.9"],
  exchange_which: ["7.3"],
  exchange_with: ["7.3", "7.5"],
  give_which: ["7.3"],
  give_whom: ["7.3"],
  take_which: ["7.3"],
  pick_up_which: ["7.4"],
  discard_which: ["7.4", "9.5"],
  discard_from_hand: ["7.9"],
  lay_from_hand: ["7.9"],
  lay_before_whom: ["7.7"],
  which_token: ["9.1", "9.2", "9.3"],
  token_on_which: ["9.1", "9.4"],
  return_which_token: ["9.1"],
  move_which_token: ["9.1", "9.7"],
  move_token_where: ["9.1"],
};
