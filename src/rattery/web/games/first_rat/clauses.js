// What the rules say about each question: help in place.

/** The numbers of the rules, by question. @type {Record<string, string[]>} */
export const clauses = {
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
};
