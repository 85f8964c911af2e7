// What was said and not yet seen: counted from what the reader looked at last, kept with the tab.
import { useEffect, useState } from "../vendor/html.js";
import { keepInTab, keptInTab } from "../store.js";

/**
 * How many sayings of others are new since the list was last open.
 * @param {string} name what list it is
 * @param {{ version: number, seat?: number | null }[]} sayings
 * @param {(number | null)[]} own the seats whose sayings are one's own
 * @param {boolean} isOpen whether the list is being read now
 */
export function useUnread(name, sayings, own, isOpen) {
  const [read, setRead] = useState(() => Number(keptInTab(`read.${name}`)) || 0);
  const last = sayings.length ? sayings[sayings.length - 1].version : 0;
  useEffect(() => {
    if (!isOpen || last <= read) return;
    setRead(last);
    keepInTab(`read.${name}`, last);
  }, [isOpen, last, name]);
  if (isOpen) return 0;
  return sayings.filter(({ version, seat }) => version > read && (seat === undefined || !own.includes(seat))).length;
}
