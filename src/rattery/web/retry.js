// Repeats what failed because the server could not be reached: the page then goes on by itself once it can.
import { Refused } from "./api.js";

const RETRY_DELAY = 3000; // milliseconds until a failed attempt is repeated
const TOO_FAST = 429; // the status of a refusal because of a rate limit

/** Whether repeating an attempt would not help. @param {unknown} error */
const isLasting = (error) => error instanceof Refused && error.status < 500 && error.status !== TOO_FAST;

/**
 * Repeats an attempt until it succeeds or the server refuses. Returns a function that gives up, after which nothing is
 * called any more: the clean-up of an effect.
 * @template Found
 * @param {() => Promise<Found>} attempt
 * @param {(found: Found) => void} succeed
 * @param {{ refuse?: (error: any) => void, fail?: (error: any) => void }} [otherwise] `refuse`: called once, with the
 *   refusal; `fail`: called after each failed attempt that will be repeated
 * @returns {() => void}
 */
export function retry(attempt, succeed, { refuse, fail } = {}) {
  let timer = 0;
  let isWanted = true;
  const begin = () =>
    attempt().then(
      (found) => isWanted && succeed(found),
      (error) => {
        if (!isWanted) return;
        if (isLasting(error)) return refuse?.(error);
        timer = setTimeout(begin, RETRY_DELAY);
        fail?.(error);
      },
    );
  begin();
  return () => ((isWanted = false), clearTimeout(timer));
}
