// What a card would do, from what the server foretells of the move: whose counters change, and who flees.

/** @typedef {{ seat: number, before: number, after: number, flees: boolean }} Change */

/**
 * The houses whose counters would change, in the order they are crossed.
 * @param {import("../../table.js").Outlook | null} outlook
 * @param {any} view
 * @returns {Change[]}
 */
export function changes(outlook, view) {
  /** @type {Map<number, Change>} */
  const found = new Map();
  for (const { event, facts } of told(outlook)) {
    const before = view.circle.find((/** @type {any} */ house) => house.seat === facts.seat)?.counter;
    const known = found.get(facts.seat);
    if (event === "crossed")
      found.set(facts.seat, { flees: false, before, ...known, seat: facts.seat, after: facts.counter });
    if (event === "fled" && known) found.set(facts.seat, { ...known, flees: true });
  }
  return [...found.values()];
}

/** @param {import("../../table.js").Outlook | null} outlook */
const told = (outlook) => (outlook ? [...outlook.lines, ...outlook.later] : []);

/**
 * In a few words: "Moss 6 → 7, flees!", or that nothing moves yet.
 * @param {import("../../table.js").Outlook | null} outlook
 * @param {any} view
 * @param {(seat: number) => string} nameOf
 * @param {any} words
 */
export function gistOf(outlook, view, nameOf, words) {
  if (!outlook) return "";
  const events = told(outlook).map(({ event }) => event);
  const parts = changes(outlook, view).map(({ seat, before, after, flees }) =>
    words.say(flees ? "pp-gist-flees" : "pp-gist", { seat: nameOf(seat), before, after }),
  );
  if (parts.length) return parts.join(", ");
  if (events.some((event) => event.startsWith("went_under"))) return words.say("pp-gist-sewer");
  if (events.some((event) => event.startsWith("crossed"))) return words.say("pp-gist-nothing");
  if (events.includes("nothing_happens")) return words.say("pp-gist-stays");
  return words.say("pp-gist-waits");
}
