// What the buttons of the action bar say beside the move: at a junction in the burrow, how far the rooms are.

/** @type {import("../../game_parts.js").ButtonParts["gist"]} */
export const gist = ({ verb }, _, { view, words }) =>
  Object.entries(view?.turn.junction?.[verb] || {})
    .sort((one, other) => Number(one[1]) - Number(other[1]))
    .map(([room, steps]) => words.say("fr-far", { room: words.say(`room-${room}`), steps }))
    .join(" · ");
