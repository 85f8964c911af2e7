// The table of First Rat: the junkyard path with its pipes, the rocket's tracks, the burrow, the stands and what everybody has.
import { html, useState } from "../vendor/html.js";
import { Drawing } from "../art/things.js";
import { Rat } from "../art/rat.js";
import { Shape } from "../components/Shape.js";
import { findMove, SeatPlate, Thing } from "./board.js";

/** @typedef {import("./board.js").BoardProps} BoardProps */

/** The path as it winds over the board: column and row of each space, start and launch pad included. */
const PLACES = Object.fromEntries([
  [0, [1, 4]], ...[1, 2, 3, 4, 5, 6, 7].map((space) => [space, [space + 1, 4]]),
  ...[8, 9, 10, 11, 12, 13].map((space) => [space, [16 - space, 3]]),
  ...[14, 15, 16, 17, 18, 19].map((space) => [space, [space - 11, 2]]),
  ...[20, 21, 22, 23, 24, 25, 26].map((space) => [space, [28 - space, 1]]), [27, [1, 1]],
]);
const MATERIALS = ["vinegar", "soda", "can", "calculator"];
const PARTS = ["cockpit", "cargo", "booster"];
const LAUNCH_PAD = 27;
const RATS = ["A", "B", "C", "D"];
const ROW_OF_BURROW = { t: 1, m: 2, b: 3 };

/** @param {BoardProps} props */
export function Board(props) {
  const { view, eye, words, moves } = props;
  const walking = RATS.filter((rat) => moves.some((move) => move.verb === "go" && move.facts.rat === rat));
  const [wanted, want] = useState("");
  const rat = walking.includes(wanted) ? wanted : walking[0] || "";
  const seats = view.players.map((/** @type {any} */ _, /** @type {number} */ step) => ((eye ?? 0) + step) % view.players.length);
  return html`<div class="board board-first-rat">
    <p class="board-head">${words.say("fr-round", { round: view.round })}${!view.over && view.is_last_round && html` · <span class="warn">${words.say("fr-last-round")}</span>`}${!view.over && !view.is_last_round && view.last_round && html` · <span class="warn">${words.say("fr-one-more-round")}</span>`} · ${words.say("fr-first")} <${Shape} seat=${view.first} /></p>
    <p class="fr-strip" aria-hidden="true">${seats.map((/** @type {number} */ seat) => html`<span key=${seat} class=${seat === view.decider ? "is-turn" : ""}><${Shape} seat=${seat} /> ${view.players[seat].points.total} <${Drawing} name="cheese" />${view.players[seat].cheese}</span>`)}</p>
    <div class="fr-main">
      <${Path} ...${props} rat=${rat} walking=${walking} want=${want} />
      <${TurnNotes} ...${props} />
      <div class="fr-columns"><${Tracks} ...${props} /><div class="fr-stack"><${Stands} ...${props} /><${Burrow} ...${props} /></div></div>
      ${view.greg && html`<${Greg} ...${props} />`}
    </div>
    <ol class="fr-players" aria-label=${words.say("board-players")}>${seats.map((/** @type {number} */ seat) => html`<li key=${seat}><${PlayerPanel} ...${props} seat=${seat} /></li>`)}</ol>
  </div>`;
}

/** @param {{ name: string, words: any, count?: number }} props */
function Goods({ name, words, count }) {
  const title = words.say(`label-${name}`);
  return html`<span class="goods" title=${title}><${Drawing} name=${name} title=${title} />${count !== undefined && html`<span class="number">${count}</span>`}</span>`;
}

/** A pawn: its player's shape, its letter, and what it may do. @param {{ seat: number, rat: any, words: any }} props */
function Pawn({ seat, rat, words }) {
  const powers = rat.powers.map((/** @type {string} */ power) => words.say(`label-${power.replaceAll("_", "-")}`)).join(", ");
  const isGreg = seat > 4;
  return html`<span class=${`pawn ${powers ? "is-super" : ""}`} title=${powers} aria-label=${`${words.say("fr-rat", { rat: rat.name })} ${powers}`} role="img"><${Shape} seat=${isGreg ? null : seat} />${rat.name}</span>`;
}

// The path.

/** @param {BoardProps & { rat: string, walking: string[], want: (rat: string) => void }} props */
function Path(props) {
  const { view, words, rat, walking, want } = props;
  return html`<section class="path" aria-label=${words.say("fr-path")}>
    ${walking.length > 0 && html`<div class="rat-choice" role="group" aria-label=${words.say("fr-which-rat")}><span class="quiet">${words.say("fr-which-rat")}</span>
      ${walking.map((each) => html`<button key=${each} type="button" class="button button-small" aria-pressed=${String(each === rat)} onClick=${() => want(each)}>${words.say("fr-rat", { rat: each })}</button>`)}</div>`}
    <div class="path-grid">
      <${End} ...${props} place=${0} label=${words.say("fr-start")} />
      ${view.path.map((/** @type {any} */ space) => html`<${Space} key=${space.number} ...${props} space=${space} />`)}
      <${End} ...${props} place=${LAUNCH_PAD} label=${words.say("fr-pad")} />
    </div>
    <ul class="pipes">${view.pipes.map((/** @type {any} */ pipe) => html`<li key=${pipe.number} class="pipe">${words.say("fr-pipe", { pipe: pipe.number })} ${pipe.from} → ${pipe.to} <${Goods} name=${pipe.price} words=${words} /></li>`)}</ul>
  </section>`;
}

/** @param {number} place */
const gridPlace = (place) => ({ gridColumn: String(PLACES[place][0]), gridRow: String(PLACES[place][1]) });

/** @param {any} view @param {number | string} place @param {any} words */
const pawnsAt = (view, place, words) =>
  view.players.flatMap((/** @type {any} */ player, /** @type {number} */ seat) => player.rats.filter((/** @type {any} */ rat) => rat.at === place).map((/** @type {any} */ rat) => html`<${Pawn} key=${`${seat} ${rat.name}`} seat=${seat} rat=${rat} words=${words} />`));

/** @param {any} props */
function Space({ view, space, eye, rat, moves, choose, words }) {
  const move = rat && findMove(moves, "go", { rat, goal: String(space.number) });
  const way = move && view.movements.find((/** @type {any} */ each) => each.move === move.move);
  const pipes = view.pipes.filter((/** @type {any} */ pipe) => pipe.from === space.number);
  const isLit = eye !== null && space.lit_for.includes(eye);
  return html`<div class=${`space space-${space.colour} ${isLit ? "is-lit" : ""}`} style=${gridPlace(space.number)}>
    <${Thing} move=${move} choose=${choose} class="space-thing">
      <span class="space-number">${space.number}</span>
      <span class="space-goods"><${Drawing} name=${space.gives} title=${words.say(`label-${space.gives}`)} />${space.amount > 1 && html`<span class="number">${space.amount}</span>`}</span>
      <span class="space-notes"><span class=${`space-colour-mark mark-${space.colour}`} title=${words.say(`colour-${space.colour}`)} role="img" aria-label=${words.say(`colour-${space.colour}`)}></span>${space.tile && html`<span class="space-tile">${space.tile}</span>`}${isLit && html`<span class="space-lit" role="img" aria-label=${words.say("fr-lit")} title=${words.say("fr-lit")}>☼</span>`}${space.stand && html`<span class="space-stand" title=${words.say(`stand-${space.stand}`)}>${words.say(`stand-${space.stand}`).charAt(0)}<span class="said">${words.say(`stand-${space.stand}`)}</span></span>`}${pipes.map((/** @type {any} */ pipe) => html`<span key=${pipe.number} class="space-pipe" title=${`${words.say("fr-pipe", { pipe: pipe.number })} → ${pipe.to}`}>⤴${pipe.to}</span>`)}</span>
      ${way && html`<span class="space-way">${wayWords(way, words)}</span>`}
      <span class="pawns">${pawnsAt(view, space.number, words)}</span>
    <//></div>`;
}

/** What a movement brings and costs. @param {any} way @param {any} words */
function wayWords(way, words) {
  const gain = way.yield;
  const price = Object.entries(way.price);
  return html`${gain && html`+${gain.total}${gain.doubled && html`<span class="quiet">/${gain.doubled}</span>`}`}${price.map(([name, count]) => html` −${count}<${Drawing} name=${name} title=${words.say(`label-${name}`)} />`)}${way.toll > 0 && html` −${way.toll}<${Drawing} name="cheese" title=${words.say("label-cheese")} />`}${way.mouldy > 0 && html` +${way.mouldy}<${Drawing} name="mouldy" title=${words.say("fr-mouldy")} />`}`;
}

/** The start, or the launch pad with the rocket. @param {any} props */
function End({ view, place, label, rat, moves, choose, words }) {
  const move = place === LAUNCH_PAD && rat ? findMove(moves, "go", { rat, goal: "pad" }) : undefined;
  const aboard = place === LAUNCH_PAD ? pawnsAt(view, "aboard", words) : [];
  return html`<div class=${`space space-end ${place ? "space-pad" : "space-start"}`} style=${gridPlace(place)}><${Thing} move=${move} choose=${choose} class="space-thing">
    <span class="space-label">${label}</span>${place === LAUNCH_PAD && html`<span class="rocket" aria-hidden="true"><${Rocket} /></span>`}
    <span class="pawns">${pawnsAt(view, place, words)}${aboard}</span><//></div>`;
}

const Rocket = () => html`<svg viewBox="0 0 24 24" class="drawing"><path d="M12 1 q6 6 5 14 h-10 q-1 -8 5 -14z" fill="#c9d2d6" stroke="#2a2320" stroke-width="1.300" /><circle cx="12" cy="8.500" r="2.200" fill="#56b4e9" stroke="#2a2320" /><path d="M7 12 l-4 6 h4z M17 12 l4 6 h-4z" fill="#c2452f" stroke="#2a2320" stroke-width="1" /><path d="M9 17 q3 8 6 0z" fill="#f2b33d" /></svg>`;

/** What this turn has brought so far. @param {BoardProps} props */
function TurnNotes({ view, words }) {
  const { moved, colour, drinking, collected, steps, junction, naming, shoppers } = view.turn;
  const notes = [
    moved.length && words.say("fr-moved", { rats: moved.join(", ") }),
    colour && words.say("fr-colour", { colour: words.say(`colour-${colour}`) }),
    drinking && words.say("fr-drinking"),
    steps > 0 && words.say("fr-steps", { steps }),
    naming && words.say(`comic-${naming.replaceAll("_", "-")}`),
    shoppers.length && words.say("fr-shoppers", { rats: shoppers.join(", ") }),
    ...(junction ? ["up", "left"].map((way) => `${words.say(`move-${way}`)}: ${Object.entries(junction[way]).map(([room, far]) => `${words.say(`room-${room}`)} ${far}`).join(", ")}`) : []),
  ].filter(Boolean);
  const haul = Object.entries(collected);
  if (view.over || (!notes.length && !haul.length)) return null;
  return html`<p class="turn-notes"><${Shape} seat=${view.active} /> ${notes.join(" · ")}${haul.length > 0 && html` · ${words.say("fr-collected")} ${haul.map(([name, count]) => html`<${Goods} key=${name} name=${name} words=${words} count=${count} />`)}`}</p>`;
}

// The rocket and the tracks.

/** @param {BoardProps} props */
function Tracks({ view, moves, choose, words }) {
  return html`<section class="tracks panel-plain" aria-label=${words.say("fr-tracks")}><h2>${words.say("fr-tracks")}</h2>
    <table class="track-table"><tbody>${view.tracks.map((/** @type {any} */ track) => html`<tr key=${track.name}><th scope="row">${words.capital(words.say(`label-${track.name}`))}
        ${view.costs[track.name] && html`<span class="cost">${Object.entries(view.costs[track.name]).map(([name, count]) => html`<${Goods} key=${name} name=${name} words=${words} count=${count} />`)}</span>`}
        ${track.name === "provisions" && html`<span class="cost"><${Goods} name="cheese" words=${words} count=${view.costs.donation.cheese} /></span>`}</th>
      ${track.points.map((/** @type {number} */ points, /** @type {number} */ place) => html`<td key=${place} class=${`box ${track.boxes[place] === "blocked" ? "is-blocked" : ""}`}><span class="number">${points}</span>${holder(track, place, words)}</td>`)}
      <td class="track-way">${trackMoves(track.name, moves).map((move) => html`<button key=${move.move} type="button" class="button button-small" data-thing=${move.move} onClick=${() => choose(move)}>${move.words}</button>`)}</td></tr>`)}</tbody></table>
    <p class="quiet"><${Drawing} name="bolt" /> ${words.say("fr-bolts-left", { count: view.bolts })}</p></section>`;
}

/** @param {string} track @param {import("../table.js").Move[]} moves */
const trackMoves = (track, moves) =>
  moves.filter((move) => (PARTS.includes(track) && ["build", "tinker"].includes(move.verb) && move.facts.part === track) || (move.verb === "donate" && track === "provisions") || (move.verb === "favour" && move.facts.best_track === track));

/** Who is in a box. @param {any} track @param {number} place @param {any} words */
function holder(track, place, words) {
  const isLast = place === track.boxes.length;
  const spare = track.spare === place + 1 ? html`<span class="box-spare" title=${words.say("fr-spare")}>□</span>` : null;
  if (isLast) return html`${track.last_box.flatMap((/** @type {number} */ count, /** @type {number} */ seat) => Array.from({ length: count }, () => html`<${Shape} seat=${seat} />`))}${spare}`;
  const holds = track.boxes[place];
  if (typeof holds === "number") return html`<${Shape} seat=${holds} />`;
  return holds === "blocked" ? html`<span aria-label=${words.say("fr-blocked")} role="img">×</span>` : spare || (holds === "spare" ? html`<span>□</span>` : null);
}

// The stands, the library and the burrow.

/** @param {BoardProps} props */
function Stands({ view, moves, choose, words }) {
  const [harry, zippy, crow] = view.stands;
  const packs = Object.entries(harry.backpacks).map(([colour, count]) => ({ item: `${colour}_backpack`, help: words.say("backpack-help"), icon: "backpack", colour, label: words.say(`colour-${colour}`), count }));
  const drinks = zippy.drinks ? [{ item: "drink", help: words.say("drink-help"), icon: "drink", label: words.capital(words.say("item-drink")), count: zippy.drinks }] : [];
  const caps = crow.caps.map((/** @type {string} */ cap) => ({ item: `${cap}_cap`, icon: "cap", label: words.say(`label-${cap}`), help: "", count: 1 }));
  const comics = view.library.map((/** @type {string} */ comic) => ({ item: comic, icon: "comic", label: words.say(`label-${comic.replaceAll("_", "-")}`), help: words.say(`comic-${comic.replaceAll("_", "-")}-help`), count: 1 }));
  return html`<section class="stands panel-plain" aria-label=${words.say("fr-stands")}><h2>${words.say("fr-stands")}</h2>
    ${[[harry, packs], [zippy, drinks], [crow, caps]].map(([stand, items]) => html`<div key=${stand.name} class="stand"><p><strong>${words.say(`stand-${stand.name}`)}</strong> <span class="quiet">${words.say("fr-at-space", { space: stand.space })}</span> <${Goods} name="cheese" words=${words} count=${stand.your_price} />${stand.your_price !== stand.price && html` <s class="quiet">${stand.price}</s>`}</p><${Items} items=${items} moves=${moves} choose=${choose} words=${words} /></div>`)}
    <div class="stand"><p><strong>${words.capital(words.say("room-library"))}</strong></p><${Items} items=${comics} moves=${moves} choose=${choose} words=${words} /></div></section>`;
}

/** @param {any} props */
function Items({ items, moves, choose, words }) {
  if (!items.length) return html`<p class="quiet">–</p>`;
  return html`<ul class="items">${items.map((/** @type {any} */ item) => html`<li key=${item.item} class=${`item ${item.colour ? `item-${item.colour}` : ""}`} title=${item.help}><${Drawing} name=${item.icon} /> <span>${item.label}${item.count > 1 ? ` ×${item.count}` : ""}</span>
    ${[findMove(moves, "buy", { item: item.item }), findMove(moves, "steal", { item: item.item }), findMove(moves, "comic", { comic: item.item })].map((move) => move && html`<button key=${move.move} type="button" class="button button-small" data-thing=${move.move} onClick=${() => choose(move)}>${words.say(`fr-${move.verb}`)}<span class="said"> ${item.label}</span></button>`)}</li>`)}</ul>`;
}

/** @param {BoardProps} props */
function Burrow({ view, words, moves, choose }) {
  return html`<section class="burrow panel-plain" aria-label=${words.say("fr-burrow")}><h2>${words.say("fr-burrow")}</h2>
    <div class="burrow-grid">${view.burrow.map((/** @type {any} */ space) => {
      const row = ROW_OF_BURROW[/** @type {keyof typeof ROW_OF_BURROW} */ (space.name[0])];
      const here = view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => (player.burrow === space.name ? seat : -1)).filter((/** @type {number} */ seat) => seat >= 0);
      return html`<div key=${space.name} class=${`burrow-space ${space.room ? `room room-${space.room}` : ""}`} style=${{ gridRow: String(row), gridColumn: String(5 - Number(space.name[1])) }}>
        <span class="burrow-name">${space.room ? words.capital(words.say(`room-${space.room}`)) : space.name}</span><span class="burrow-ways" aria-hidden="true">${space.up ? "↑" : ""}←</span><span class="said">→ ${space.onward}${space.up ? `, ${space.up}` : ""}</span>
        <span class="pawns">${here.map((/** @type {number} */ seat) => html`<${Shape} key=${seat} seat=${seat} />`)}</span></div>`;
    })}</div>
    <p>${["up", "left", "free_rat"].map((verb) => findMove(moves, verb)).map((move) => move && html`<button key=${move.move} type="button" class="button button-small" data-thing=${move.move} onClick=${() => choose(move)}>${move.words}</button>`)}</p></section>`;
}

// The players.

/** @param {BoardProps & { seat: number }} props */
function PlayerPanel({ view, seat, words }) {
  const player = view.players[seat];
  const powers = player.rats.filter((/** @type {any} */ rat) => rat.powers.length);
  const used = player.pipes_used.map((/** @type {number} */ uses, /** @type {number} */ pipe) => (uses ? `${pipe + 1} ×${uses}` : "")).filter(Boolean);
  return html`<${SeatPlate} seat=${seat} isTurn=${view.decider === seat}>
    <p class="purse"><strong class="number points">${player.points.total}</strong> <span class="quiet">${words.say("fr-points")}</span> ${["cheese"].map((name) => html`<${Goods} name=${name} words=${words} count=${player.cheese} />`)}${MATERIALS.map((name) => html`<${Goods} key=${name} name=${name} words=${words} count=${player.materials[name]} />`)}${player.bolts > 0 && html`<span class="goods" title=${words.say("fr-bolts", { count: player.bolts })}><${Drawing} name="bolt" title=${words.say("fr-bolts", { count: player.bolts })} />${player.bolts}</span>`}${player.mouldy > 0 && html`<span class="goods" title=${words.say("fr-mouldy")}><${Drawing} name="mouldy" title=${words.say("fr-mouldy")} />${player.mouldy}</span>`}</p>
    <p class="purse quiet"><span title=${words.say("fr-light")}><${Drawing} name="lamp" /> ${words.say("fr-light")} ${player.light} / ${view.lights[view.lights.length - 1]}</span> <span><${Drawing} name="marker" /> ${words.say("fr-markers", { count: player.markers })}</span></p>
    <p class="owned">${owned(player, words).map((thing) => html`<span key=${thing.key} class=${`item ${thing.colour ? `item-${thing.colour}` : ""}`} title=${thing.help}><${Drawing} name=${thing.icon} /> ${thing.label}</span>`)}</p>
    <details class="more"><summary>${words.say("fr-more")}</summary><dl class="points-list">${Object.entries(player.points).filter(([name]) => name !== "total").map(([name, points]) => html`<div key=${name}><dt>${words.capital(words.knows(`label-${name}`) ? words.say(`label-${name}`) : words.say(`fr-points-${name.replaceAll("_", "-")}`))}</dt><dd class="number">${points}</dd></div>`)}</dl>
      <p class="quiet">${words.say("fr-turns", { count: player.turns })} · ${words.say("fr-donation", { cheese: player.donation })} · ${words.say("fr-burrow")}: ${player.burrow}${used.length > 0 && html` · ${words.say("fr-pipes-used")} ${used.join(", ")}`}</p>
      <p class="quiet">${player.rats.map((/** @type {any} */ rat) => `${rat.name}: ${typeof rat.at === "number" ? (rat.at === 0 ? words.say("fr-start") : rat.at === LAUNCH_PAD ? words.say("fr-pad") : rat.at) : words.say(`fr-${rat.at}`)}`).join(" · ")}</p></details>
    ${powers.length > 0 && html`<p class="quiet">${powers.map((/** @type {any} */ rat) => `${words.say("fr-rat", { rat: rat.name })}: ${rat.powers.map((/** @type {string} */ power) => words.say(`label-${power.replaceAll("_", "-")}`)).join(", ")}`).join(" · ")}</p>`}
  <//>`;
}

/** Everything else a player has. @param {any} player @param {any} words @returns {{ key: string, icon: string, label: string, help: string, colour?: string }[]} */
function owned(player, words) {
  const packs = Object.entries(player.backpacks).map(([colour, count]) => ({ key: `pack ${colour}`, icon: "backpack", colour, label: `${words.say(`colour-${colour}`)}${count > 1 ? ` ×${count}` : ""}`, help: words.say("backpack-help") }));
  const drinks = player.drinks ? [{ key: "drinks", icon: "drink", label: `×${player.drinks}`, help: words.say("drink-help") }] : [];
  const caps = player.caps.map((/** @type {string} */ cap) => ({ key: cap, icon: "cap", label: words.say(`label-${cap}`), help: words.say(`item-${cap}-cap`) }));
  const comics = player.comics.map((/** @type {string} */ comic) => ({ key: comic, icon: "comic", label: words.say(`label-${comic.replaceAll("_", "-")}`), help: words.say(`comic-${comic.replaceAll("_", "-")}-help`) }));
  return [...packs, ...drinks, ...caps, ...comics];
}

// GREG.

/** @param {BoardProps} props */
function Greg({ view, words }) {
  const { cards_left, turned, known, order, gone, a_cards, b_cards } = view.greg;
  const card = turned[turned.length - 1];
  const things = [...Object.entries(gone.backpacks).map(([colour]) => words.say(`item-${colour}-backpack`)), ...(gone.drinks ? [`${words.say("item-drink")} ×${gone.drinks}`] : []), ...gone.caps.map((/** @type {string} */ cap) => words.say(`item-${cap}-cap`)), ...gone.comics.map((/** @type {string} */ comic) => words.say(`comic-${comic.replaceAll("_", "-")}`))];
  return html`<section class="greg panel-plain" aria-label=${words.say("automaton")}><div class="greg-face"><${Rat} coat="#8d8f98" hat="tin" show="face" /></div>
    <div><p>${words.say("fr-greg-cards", { cards: cards_left })} <span class="quiet">(A ${a_cards} · B ${b_cards})</span></p>
      ${card && html`<p>${words.say("fr-greg-card")} <strong>${card.name}</strong>: ${card.steps.join(" · ")}${card.icon && html` · ${words.say(card.icon === "best" ? "fr-greg-best" : card.icon === "library" ? "room-library" : `track-${card.icon}`)}`}</p>`}
      <p class="quiet">${words.say("fr-greg-order", { rats: order.join(", ") })}${turned.length > 1 && html` · ${words.say("fr-greg-turned", { cards: turned.slice(0, -1).map((/** @type {any} */ each) => each.name).join(", ") })}`}${known.length > 0 && html` · ${words.say("fr-greg-known", { cards: known.join(", ") })}`}</p>
      ${things.length > 0 && html`<p class="quiet">${words.say("fr-greg-gone", { things: things.join(", ") })}</p>`}</div>
    <details class="more"><summary>${words.say("home-challenges")}</summary><ul class="checks">${Object.entries(view.challenges).map(([name, isMet]) => html`<li key=${name} class=${isMet ? "fine" : "quiet"}>${isMet ? "✓" : "·"} ${words.capital(words.say(`challenge-${name.replaceAll("_", "-")}`))}</li>`)}</ul></details></section>`;
}
