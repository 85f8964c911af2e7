// What a movement brings and costs, in full: shown before it is made.
import { html } from "../../vendor/html.js";
import { Goods } from "./Goods.js";
import { LAUNCH_PAD } from "./plan.js";

/** @param {{ way: import("./reach.js").Way, company: import("./Outlook.js").Company, words: any }} props */
export function OutlookInFull({ way, company, words }) {
  return html`
    <div class="fr-outlook">
      <p class="quiet">${wayName(way, words)}</p>
      <dl>
        <${Gain} way=${way} words=${words} />
        <${PipePrice} way=${way} words=${words} />
        <${Toll} way=${way} words=${words} />
        <${Together} company=${company} words=${words} />
      </dl>
    </div>
  `;
}

/** How the rat goes. @param {import("./reach.js").Way} way @param {any} words */
function wayName(way, words) {
  const steps = words.say("fr-way-steps", { steps: way.steps });
  return way.pipes.length
    ? `${steps} · ${words.say("fr-way-pipes", { pipes: way.pipes.join(", "), count: way.pipes.length })}`
    : `${steps} · ${words.say("pipes-foot")}`;
}

/** @param {{ way: import("./reach.js").Way, words: any }} props */
function Gain({ way, words }) {
  const gain = way.yield;
  if (!gain)
    return html`
      <div>
        <dt>${words.say("fr-out-yield")}</dt>
        <dd>${words.say("fr-out-boards")}</dd>
      </div>
    `;
  const parts = [
    gain.light && words.say("fr-out-light", { count: gain.light }),
    gain.backpack && words.say("fr-out-backpack", { count: gain.backpack }),
  ].filter(Boolean);
  return html`
    <div>
      <dt>${words.say("fr-out-yield")}</dt>
      <dd>
        <${Goods} name=${gain.goods} words=${words} count=${gain.total} sign="+" />
        ${parts.length > 0 && html`<span class="fr-small">(${[gain.base, ...parts].join(" + ")})</span>`}
        ${gain.more_steps > 0 && html`
          <span class="fr-small">${words.say("fr-out-gourmet", { steps: gain.more_steps })}</span>
        `}
        ${gain.doubled !== null && html`
          <span class="fr-small">${words.say("fr-out-doubled", { count: gain.doubled })}</span>
        `}
      </dd>
    </div>
  `;
}

/** @param {{ way: import("./reach.js").Way, words: any }} props */
function PipePrice({ way, words }) {
  if (!way.pipes.length) return null;
  const price = Object.entries(way.price);
  return html`
    <div>
      <dt>${words.say("fr-out-pipes")}</dt>
      <dd>
        ${price.length
          ? price.map(([name, count]) => html`
              <${Goods} key=${name} name=${name} words=${words} count=${count} sign="−" />
            `)
          : words.say("fr-out-free")}
      </dd>
    </div>
  `;
}

/** @param {{ way: import("./reach.js").Way, words: any }} props */
function Toll({ way, words }) {
  return html`
    <div>
      <dt>${words.say("fr-out-toll")}</dt>
      <dd>
        ${way.toll ? html`
          <${Goods} name="cheese" words=${words} count=${way.toll} sign="−" />
        ` : (
          words.say("fr-out-free")
        )}
        ${way.mouldy > 0 && html`
          <span class="fr-small warn-ink">${words.say("fr-out-mouldy", { count: way.mouldy })}</span>
        `}
      </dd>
    </div>
  `;
}

/** Who could move with it, and where to. @param {{ company: import("./Outlook.js").Company, words: any }} props */
function Together({ company, words }) {
  if (!company.length) return null;
  const goalsSaid = (/** @type {number[]} */ goals) =>
    goals.map((goal) => (goal === LAUNCH_PAD ? words.say("fr-pad") : goal)).join(", ");
  return html`
    <div class="fr-together">
      <dt>${words.say("fr-out-together")}</dt>
      <dd>
        ${company.map(({ rat, goals }) => html`
          <span key=${rat} class="fr-small">
            ${rat} → ${goalsSaid(goals)}
          </span>
        `)}
      </dd>
    </div>
  `;
}
