// A page whose module is fetched on its first visit.
import { html, useLayoutEffect, useState } from "../vendor/html.js";
import { ErrorPage } from "./ErrorPage.js";

/** @param {{ load: () => Promise<any>, [prop: string]: any }} props */
export function LazyPage({ load, ...props }) {
  const [page, setPage] = useState(/** @type {{ Page: any } | null} */ (null));
  const [isMissing, setMissing] = useState(false);
  useLayoutEffect(() => {
    load().then(
      (Page) => setPage({ Page }),
      () => setMissing(true),
    );
  }, []);
  if (isMissing) return html`<${ErrorPage} message="error-unreachable" retry=${() => location.reload()} />`;
  return page ? html`<${page.Page} ...${props} />` : html`<div class="page-waiting" aria-busy="true"></div>`;
}
