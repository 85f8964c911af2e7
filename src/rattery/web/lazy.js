// Components that few visits need: their modules are fetched when they are first rendered.
import { retry } from "./retry.js";
import { html, useEffect, useState } from "./vendor/html.js";

/**
 * A component whose module is fetched when it is first rendered. Until it is loaded, `instead` is rendered. A failed
 * fetch is repeated while the component is mounted; the table's banner reports the lost connection meanwhile.
 * @param {() => Promise<any>} load fetches the component
 * @param {any} [instead]
 */
export function lazy(load, instead = null) {
  /** @type {any} */
  let Loaded = null;
  return function Lazy(/** @type {any} */ props) {
    const [, setLoaded] = useState(Loaded !== null);
    useEffect(() => {
      if (!Loaded) return retry(load, (component) => ((Loaded = component), setLoaded(true)));
    }, []);
    return Loaded ? html`<${Loaded} ...${props} />` : instead;
  };
}
