// Media queries that scripts and style sheets share: a width that is changed here is changed there, too.
import { useEffect, useState } from "./vendor/html.js";

/** Story and talk are beside the board. */
export const ROOM_FOR_STORY = "(min-width: 1100px)";

/** A phone in either orientation: boards fit the width, the rest is scrolled. */
export const PHONE = "(max-width: 820px), (max-width: 1099px) and (max-height: 520px)";

/** A phone in portrait: the action bar and tips have less room. */
export const NARROW = "(max-width: 560px)";

/** Whether a media query matches; renders again when that changes. @param {string} query */
export function useMedia(query) {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const see = () => setMatches(media.matches);
    media.addEventListener("change", see);
    return () => media.removeEventListener("change", see);
  }, [query]);
  return matches;
}
