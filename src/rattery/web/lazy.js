// Parts of a page that few visits need: their modules are fetched when they are first shown.
import { html, useEffect, useState } from "./vendor/html.js";

const AGAIN = 3000; // milliseconds until a module that could not be fetched is asked for again

/**
 * A component whose module is fetched when it is first shown. Until then `instead` stands there; nothing, as a rule. A
 * module that does not come is asked for again as long as it is wanted: the table's banner says that the line is out.
 * @param {() => Promise<any>} load the component
 * @param {any} [instead]
 */
export function lazy(load, instead = null) {
  /** @type {any} */
  let Loaded = null;
  return function Lazy(/** @type {any} */ props) {
    const [, setLoaded] = useState(Loaded !== null);
    useEffect(() => {
      if (Loaded) return;
      let timer = 0;
      let isWanted = true;
      const fetchIt = () =>
        load().then(
          (component) => ((Loaded = component), isWanted && setLoaded(true)),
          () => isWanted && (timer = setTimeout(fetchIt, AGAIN)),
        );
      fetchIt();
      return () => ((isWanted = false), clearTimeout(timer));
    }, []);
    return Loaded ? html`<${Loaded} ...${props} />` : instead;
  };
}
