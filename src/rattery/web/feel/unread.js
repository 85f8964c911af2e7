// Counts unread talk. The last version that was read is kept in sessionStorage.
import { useEffect, useState } from "../vendor/html.js";
import { saveSession, loadSession } from "../store.js";

/**
 * The number of sayings of others since the list was open last.
 * @param {string} name the key of the list
 * @param {{ version: number, seat?: number | null }[]} sayings
 * @param {(number | null)[]} own the seats of this device, whose sayings do not count
 * @param {boolean} isOpen whether the list is being read now
 */
export function useUnread(name, sayings, own, isOpen) {
  const [read, setRead] = useState(() => Number(loadSession(`read.${name}`)) || 0);
  const last = sayings.length ? sayings[sayings.length - 1].version : 0;
  useEffect(() => {
    if (!isOpen || last <= read) return;
    setRead(last);
    saveSession(`read.${name}`, last);
  }, [isOpen, last, name]);
  if (isOpen) return 0;
  return sayings.filter(({ version, seat }) => version > read && (seat === undefined || !own.includes(seat))).length;
}
