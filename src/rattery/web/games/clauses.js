// What the rules say about each question: help in place. The numbers are those of the rules, the same in every
// language.

/** By game and question. @type {Record<string, Record<string, string[]>>} */
export const CLAUSES = {
  rat_trap: {
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
  },
  pied_piper: {
    what_to_lay: ["2.2", "2.4", "3.1"],
    who_is_first: ["3.2", "3.4", "3.5"],
  },
  first_rat: {
    which_rat: ["3.1", "3.2", "3.4"],
    which_route: ["4.3", "4.4"],
    which_reward: ["8.2", "8.3"],
    drink: ["12.1"],
    which_material: ["12.2", "12.3"],
    which_way: ["7.1", "7.2", "7.3"],
    which_comic: ["7.4", "13.1"],
    which_super_rat: ["13.6", "13.7"],
    free_rat: ["7.5"],
    what_to_take: ["9.1", "9.2", "9.3"],
    what_to_build: ["10.1", "10.2", "10.4"],
    which_track: ["15.10"],
  },
  ratjack: {
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
  },
};

/** @param {string} game @param {string} question */
export const clausesFor = (game, question) => CLAUSES[game]?.[question] || [];
