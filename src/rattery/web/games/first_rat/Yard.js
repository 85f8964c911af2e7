// The junkyard: the winding path with its pipes and lights, the rats on it, and the rocket on the launch pad.
import { html } from "../../vendor/html.js";
import { Ground, LightString, Pipe, RocketOnPad } from "./art.js";
import { Shape } from "../../components/Shape.js";
import { useTable } from "../../components/TableContext.js";
import { findMove, Thing, Tip } from "../../board_kit.js";
import { Drawing } from "./drawings.js";
import { allPawns, PawnDrawing, pawnName, pieceOf } from "./Pawn.js";
import {
  corners,
  lamps,
  LAUNCH_PAD,
  middle,
  placed,
  road,
  rounded,
  spot,
  standing,
  START,
  wire,
} from "./plan.js";
import { companions, vainMovement, walkers } from "./reach.js";
import { priceFor } from "./Stands.js";
import { lazy } from "../../lazy.js";
import { Memo, useStableCallback } from "../../memo.js";
import { Space, Tile } from "./Space.js";
import { OutlookInShort } from "./Outlook.js";

const Preview = lazy(async () => (await import("./Preview.js")).Preview);

/**
 * @typedef {import("../../board_kit.js").BoardProps & { plan: import("./plan.js").Plan, ways:
 *   import("./reach.js").Way[],
 *   picking: import("./picking.js").Picking, seer: number | null }} YardProps
 */

/** @param {YardProps} props */
export function Yard(props) {
  const { view, plan, words, picking, choose } = props;
  const shown = picking.shown;
  const { state } = useTable();
  const hinted = shown.find((way) => way.play.move === state.hint?.move)?.to;
  const isAsked = view.question === "which_rat" && props.ways.length > 0;
  const ask = useStableCallback((/** @type {number} */ place) =>
    choose(vainMovement(picking.rat || walkers(props.ways)[0], place)),
  );
  const to = (/** @type {number} */ place) => shown.filter((way) => way.to === place);
  const companyOf = (/** @type {import("./reach.js").Way} */ way) => companions(way, props.ways, view);
  const aim = useStableCallback(picking.aim);
  const common = { plan, isAsked, ask, words, aim };
  return html`
    <section
      class=${`fr-yard fr-yard-${plan.name}`}
      aria-label=${words.say("fr-path")}
      tabindex="-1"
      style=${{
        "--across": plan.width,
        "--tile-x": plan.tile.x,
        "--tile-y": plan.tile.y,
        "--pawn": plan.pawn,
        aspectRatio: `${plan.width} / ${plan.height}`,
      }}
    >
      <${Memo}
        part=${Scene}
        plan=${plan}
        path=${view.path}
        pipes=${view.pipes}
        lights=${view.lights}
        lit=${litFor(props)}
        built=${builtParts(view)}
      />
      <${Start} ...${common} />
      ${view.path.map((/** @type {any} */ space) => html`
        <${Memo}
          part=${Space}
          key=${space.number}
          ...${common}
          space=${space}
          isLit=${space.lit_for.includes(props.seer)}
          price=${priceAt(space, view, props.seer)}
          pipes=${view.pipes.filter((/** @type {any} */ pipe) => pipe.from === space.number)}
          ways=${to(space.number)}
          isAimed=${picking.goal === space.number}
          isHinted=${hinted === space.number}
        />
      `)}
      <${Pad} ...${common} ways=${to(LAUNCH_PAD)} isAimed=${picking.goal === LAUNCH_PAD} />
      ${view.pipes.map((/** @type {any} */ pipe) => html`
        <${Memo} part=${PipePrice} key=${pipe.number} plan=${plan} pipe=${pipe} words=${words} />
      `)}
      <${LightMarkers} ...${props} />
      <${Rats} ...${props} />
      ${[...new Set(shown.map((way) => way.to))].map((place) => html`
        <${OutlookInShort}
          key=${place}
          way=${to(place)[0]}
          company=${companyOf(to(place)[0])}
          style=${placed(plan, below(plan, to(place)[0]))}
          words=${words}
        />
      `)}
      ${picking.aimed.length > 0 && html`
        <${Preview}
          plan=${plan}
          place=${picking.aimed[0].to}
          ways=${picking.aimed}
          companyOf=${companyOf}
          choose=${picking.confirm}
          close=${picking.drop}
          words=${words}
        />
      `}
    </section>
  `;
}

/**
 * Where what a movement brings hangs: below its space, and never over the edge.
 * @param {import("./plan.js").Plan} plan
 * @param {import("./reach.js").Way} way
 */
function below(plan, way) {
  const { x, y } = spot(plan, way.to);
  const half = 20 + 17 * (Object.keys(way.price).length + (way.toll ? 1 : 0) + (way.mouldy ? 1 : 0));
  return {
    x: Math.max(half, Math.min(plan.width - half, x)),
    y: Math.min(plan.height - 24, y + plan.tile.y / 2 + (way.to === LAUNCH_PAD ? 0 : 6)),
  };
}

/**
 * What nobody can pick up: ground, road, pipes, lamps (`lit` of them shine), the rocket as far as it is built.
 * @param {{ plan: import("./plan.js").Plan, path: any[], pipes: any[], lights: number[], lit: number,
 *   built: ReturnType<typeof builtParts> }} props
 */
function Scene({ plan, path, pipes, lights, lit, built }) {
  const string = lamps(plan, path, lights[lights.length - 1]);
  return html`
    <svg class="fr-scene" viewBox=${`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      ${Ground({ width: plan.width, height: plan.height, sky: plan.sky, road: road(plan), moon: plan.moon })}
      ${pipes.map((/** @type {any} */ pipe) => html`
        <g key=${pipe.number}>${Pipe({ way: rounded(corners(plan, pipe), 12) })}</g>
      `)}
      ${LightString({ wire: wire(string), lamps: string, lit, big: lights })}
      <g transform=${`translate(${plan.pad.x} ${plan.pad.y})`}>${RocketOnPad({ ...built, size: plan.rocket })}</g>
    </svg>
  `;
}

/** How many lamps shine for whoever looks. @param {YardProps} props */
const litFor = ({ view, seer }) => (seer === null ? 0 : view.players[seer].light);

/**
 * What the stand on a space asks of whoever looks; null where there is no stand.
 * @param {any} space
 * @param {any} view
 * @param {number | null} seer
 */
function priceAt(space, view, seer) {
  const stand = space.stand && view.stands.find((/** @type {any} */ each) => each.name === space.stand);
  return stand ? priceFor(stand, seer) : null;
}

/** Who built which part, in the order of the boxes. @param {any} view */
export function builtParts(view) {
  const track = (/** @type {string} */ name) => view.tracks.find((/** @type {any} */ each) => each.name === name);
  const builders = (/** @type {string} */ name) => [
    ...track(name).boxes.filter((/** @type {any} */ holder) => typeof holder === "number"),
    ...track(name).last_box.flatMap((/** @type {number} */ count, /** @type {number} */ seat) =>
      Array(count).fill(seat),
    ),
  ];
  return { cockpit: builders("cockpit"), cargo: builders("cargo"), booster: builders("booster") };
}

/** @param {any} props */
function Start({ plan, words }) {
  return html`
    <div class="fr-place" style=${placed(plan, spot(plan, START))} data-space="0">
      <${Tip} title=${words.capital(words.say("fr-start"))} text=${words.say("fr-tip-start")} clauses=${["1.2", "3.4"]}>
        <span class="thing fr-space fr-start">
          <span class="fr-number">${words.capital(words.say("fr-start"))}</span>
        </span>
      <//>
    </div>
  `;
}

/** The launch pad, in front of the rocket. @param {any} props */
function Pad({ plan, words, ways, isAsked, isAimed, aim, ask }) {
  const looks = `fr-pad ${isAsked && !ways.length ? "is-dim" : ""} ${isAimed ? "is-aimed" : ""}`;
  return html`
    <div class="fr-place fr-place-pad" style=${placed(plan, plan.pad)} data-space="27">
      <${Tip}
        title=${words.capital(words.say("goal-pad"))}
        text=${words.say("fr-tip-pad")}
        clauses=${["3.6", "8.1", "8.2"]}
      >
        <${Tile}
          words=${words}
          looks=${looks}
          said=${words.capital(words.say("goal-pad"))}
          ways=${ways}
          isAsked=${isAsked}
          act=${() => (ways.length ? aim(LAUNCH_PAD) : ask(LAUNCH_PAD))}
        >
          <span class="fr-number">${words.capital(words.say("fr-pad"))}</span>
        <//>
      <//>
    </div>
  `;
}

/** What a pipe costs hangs in its middle. @param {{ plan: import("./plan.js").Plan, pipe: any, words: any }} props */
function PipePrice({ plan, pipe, words }) {
  const text = words.say("fr-tip-pipe", {
    from: pipe.from,
    to: pipe.to,
    material: words.say(`label-${pipe.price}`),
  });
  return html`
    <div class="fr-place fr-pipe-price" style=${placed(plan, middle(corners(plan, pipe)))}>
      <${Tip} title=${words.say("fr-pipe", { pipe: pipe.number })} text=${text} clauses=${["4.2", "4.3"]}>
        <span class="fr-price">
          ${pipe.number}
          <${Drawing} name=${pipe.price} title=${words.say(`label-${pipe.price}`)} />
        </span>
      <//>
    </div>
  `;
}

/** How far everybody's light has come: a shape on the string. @param {YardProps} props */
function LightMarkers({ view, plan, words }) {
  const { state } = useTable();
  const string = lamps(plan, view.path, view.lights[view.lights.length - 1]);
  const seats = view.players
    .map((/** @type {any} */ _, /** @type {number} */ seat) => seat)
    .filter((/** @type {number} */ seat) => view.players[seat].light > 0);
  return seats.map((/** @type {number} */ seat) => {
    const { light } = view.players[seat];
    const beside = seats.filter(
      (/** @type {number} */ other) => other < seat && view.players[other].light === light,
    ).length;
    const at = string[light - 1];
    const said = words.say("fr-light-of", { owner: ownerName(state, seat, words), light, all: string.length });
    return html`
      <span
        key=${seat}
        class="fr-place fr-light-marker"
        data-piece=${`light-${seat}`}
        style=${placed(plan, { x: at.x + beside * 9, y: at.y - 9 })}
        role="img"
        aria-label=${said}
      >
        <${Shape} seat=${seat} />
      </span>
    `;
  });
}

/** @param {any} state @param {number} seat @param {any} words */
export const ownerName = (state, seat, words) =>
  state.table?.seats[seat]?.words || words.capital(words.say("automaton"));

/** The rats on the path and aboard; one's own may be picked up. @param {YardProps} props */
function Rats(props) {
  const { view, plan } = props;
  const pawns = allPawns(view).filter((pawn) => pawn.rat.at !== "nursery");
  const places = new Map();
  for (const pawn of pawns) places.set(pawn.rat.at, [...(places.get(pawn.rat.at) || []), pawn]);
  return pawns.map((pawn) => {
    const among = places.get(pawn.rat.at);
    const at =
      pawn.rat.at === "aboard"
        ? aboard(plan, among.indexOf(pawn), among.length)
        : standing(plan, Number(pawn.rat.at), among.indexOf(pawn), among.length);
    return html`<${RatPiece} key=${pieceOf(pawn)} ...${props} pawn=${pawn} at=${at} count=${among.length} />`;
  });
}

const CROWD = 9; // so many sit comfortably

/**
 * Where a rattronaut sits; many move closer together.
 * @param {import("./plan.js").Plan} plan
 * @param {number} index
 * @param {number} count
 */
function aboard({ crew }, index, count) {
  const { x, y, pitch, columns } =
    count > CROWD ? { ...crew, columns: Math.ceil(crew.columns * 1.6), pitch: crew.pitch * 0.62 } : crew;
  return { x: x + (index % columns) * pitch, y: y + Math.floor(index / columns) * pitch };
}

/** @param {YardProps & { pawn: import("./Pawn.js").Pawn, at: import("./plan.js").Spot, count: number }} props */
function RatPiece({ pawn, at, count, plan, view, eye, moves, choose, words, picking }) {
  const { state } = useTable();
  const isAboard = pawn.rat.at === "aboard";
  const isActive = pawn.seat === view.active && eye === view.active;
  const size = isAboard ? `is-aboard ${count > CROWD ? "is-crowded" : ""}` : count > 3 ? "is-small" : "";
  const waits = pawn.rat.at === START && count > 3 ? `is-waiting ${pawn.seat === eye ? "is-own" : ""}` : "";
  const hasMoved = isActive && view.turn.moved.includes(pawn.rat.name);
  const looks = {
    class: `fr-place fr-pawn ${size} ${waits} ${hasMoved ? "has-moved" : ""}`,
    "data-piece": pieceOf(pawn),
    "data-enter": "pop",
    style: { ...placed(plan, at), zIndex: Math.round(at.y) + (waits && pawn.seat === eye ? plan.height : 0) },
  };
  const name = pawnName(pawn, ownerName(state, pawn.seat, words), words);
  const looksAboard = isAboard ? { hat: "jar", mood: "triumphant" } : {};
  const drawing = html`<${Memo} part=${PawnDrawing} ...${pawn} ...${looksAboard} />`;
  const naming = isActive && findMove(moves, "name", { rat: pawn.rat.name });
  if (naming)
    return html`
      <${Thing} ...${looks} class=${looks.class} move=${naming} choose=${choose} label=${name}>
        ${drawing}
      <//>
    `;
  const isWalker = isActive && picking.walkers.includes(pawn.rat.name);
  if (!isWalker)
    return html`
      <span ...${looks} role="img" aria-label=${name}>
        ${drawing}
      </span>
    `;
  return html`
    <button
      type="button"
      ...${looks}
      class=${`thing is-offered ${looks.class}`}
      data-rat=${pawn.rat.name}
      aria-label=${name}
      aria-pressed=${String(picking.rat === pawn.rat.name)}
      onClick=${() => picking.pick(pawn.rat.name)}
      onPointerEnter=${(/** @type {PointerEvent} */ event) =>
        event.pointerType === "mouse" && picking.hover(pawn.rat.name)
      }
      onPointerLeave=${() => picking.hover("")}
    >
      ${drawing}
    </button>
  `;
}
