// The pictures of the rules of Ratjack, by the keys of the text.
import { html } from "../../vendor/html.js";
import { arrow, frame, label, player, put, straight } from "../../art/picture.js";
import { BottleCap, CardBack, PackFace, TOKEN_SIGNS } from "./art.js";

/** @typedef {import("../../words.js").Words} Words */

const LIMIT = 25;
const HALF = Math.PI * 48; // the length of a dial's half circle
const PACKS = ["rats", "weasels", "raccoons"];
const TOKENS = [
  ["+1", "0"],
  ["+3", "½"],
  ["+5", "×2"],
  ["+10", "−5"],
  ["−3", "lock"],
  ["shield", "mute"],
];

/** @param {string} face */
function capColour(face) {
  if (face.startsWith("+")) return "#2f6f4f";
  if (face.startsWith("−")) return "#a5301c";
  return face in TOKEN_SIGNS ? "#5b3f78" : "#2d5f8a";
}

/** @param {string} face @param {number} x @param {number} y @param {number} size */
export const cap = (face, x, y, size) =>
  put(
    x,
    y,
    size,
    size,
    html`<${BottleCap} colour=${capColour(face)}>
      ${TOKEN_SIGNS[face]?.() || html`
        <text x="50" y="63" text-anchor="middle" font-size="38" font-weight="700" fill="#fff">
          ${face}
        </text>
      `}
    <//>`,
  );

/**
 * A card face up.
 * @param {number} value
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {string} [pack]
 * @param {boolean} [isLit]
 */
export const card = (value, x, y, width, pack = "rats", isLit = false) => html`
  <g transform=${`translate(${x} ${y}) scale(${width / 50})`}>
    ${isLit && html`<rect x="-4" y="-4" width="58" height="78" rx="10" fill="#f7c870" />`}
    <rect width="50" height="70" rx="6" fill="#fffaf0" stroke="#2a2320" stroke-width="2" />
    <text
      x="13"
      y="24"
      text-anchor="middle"
      font-family="Fraunces, serif"
      font-weight="600"
      font-size="20"
      fill="#2a2320"
    >
      ${value}
    </text>
    ${put(16, 24, 28, 28, html`<${PackFace} pack=${pack} mood=${value > 8 ? "sly" : "calm"} />`)}
    <path d="M8 57 h34 M8 63 h26" stroke="#2a2320" stroke-width="2" opacity=".45" />
  </g>
`;

/** A card face down. @param {number} x @param {number} y @param {number} width */
export const back = (x, y, width) => html`
  ${put(x, y, width, width * 1.4, html`<${CardBack} />`)}
  <rect
    x=${x}
    y=${y}
    width=${width}
    height=${width * 1.4}
    rx=${width * 0.12}
    fill="none"
    stroke="#2a2320"
    stroke-width="2"
  />
`;

/**
 * @param {number} total
 * @param {number} x
 * @param {number} y
 * @param {number} [size]
 * @param {number} [limit]
 */
export function dial(total, x, y, size = 1, limit = LIMIT) {
  const colour = total > limit ? "#c2452f" : total === limit ? "#e0a12a" : "#2f7a4c";
  return html`
    <g transform=${`translate(${x} ${y}) scale(${size})`} fill="none" stroke-width="11">
      <path d="M12 60 a48 48 0 0 1 96 0" stroke="#2a232026" />
      <path
        d="M12 60 a48 48 0 0 1 96 0"
        stroke=${colour}
        stroke-dasharray=${`${(HALF * Math.min(total, limit)) / limit} 300`}
      />
      <text
        x="60"
        y="60"
        text-anchor="middle"
        font-family="Fraunces, serif"
        font-weight="600"
        font-size="32"
        fill=${colour}
        stroke="none"
      >
        ${total}
      </text>
    </g>
  `;
}

/** @type {Record<string, (words: Words) => any>} */
export const pictures = {
  "minute-ways": () =>
    frame(
      340,
      130,
      html`${back(18, 30, 58)}
      ${card(9, 62, 10, 30)}
      ${card(9, 134, 30, 58, "rats", true)}
      ${card(9, 236, 8, 40)}
      ${arrow("M280 36 q22 4 22 -18", 302, 18, -90)}
      ${card(12, 262, 56, 46, "weasels")}
      ${arrow("M246 110 q-14 -18 6 -34", 252, 76, -50, "#2f7a4c")}
      ${[112, 216].map((x) => html`
        <path key=${x} d=${`M${x} 14 v106`} stroke="#2a2320" stroke-width="1" opacity=".3" />
      `)}`,
    ),
  "minute-25": (words) =>
    frame(
      360,
      104,
      html`${dial(22, 0, 6)}
      ${label(60, 94, words.say("rj-missing", { missing: 3 }), 13)}
      ${dial(25, 120, 6)}
      ${label(180, 94, words.say("rj-exact"), 13)}
      ${dial(27, 240, 6)}
      ${label(300, 94, words.say("rj-over", { over: 2 }), 13, "#a5301c")}`,
    ),
  "minute-points": () =>
    frame(
      340,
      176,
      html`${[0, 1, 2, 3].map((number) =>
        put(8 + (number % 2) * 170, 8 + Math.floor(number / 2) * 86, 30, 30, html`<${BottleCap} colour="#f2b33d" />`),
      )}
      ${dial(25, 44, 12, 0.9)}
      ${player(1, 266, 14, 58, { mood: "hurt" })}
      ${dial(28, 210, 24, 0.5)}
      ${player(0, 60, 98, 66, { mood: "triumphant" })}
      <rect
        x="220"
        y="104"
        width="36"
        height="50"
        rx="5"
        fill="none"
        stroke="#2a2320"
        stroke-width="2"
        stroke-dasharray="5 4"
      />
      ${dial(23, 258, 100, 0.65)}`,
    ),
  "card-layout": () =>
    frame(
      340,
      170,
      html`${card(5, 40, 12, 100)}
      ${straight(24, 12, 44, 26)}
      ${straight(164, 142, 134, 136)}
      ${straight(164, 76, 134, 84)}
      ${PACKS.map((pack, number) => html`
        ${put(176 + number * 54, 56, 46, 46, html`<${PackFace} pack=${pack} />`)}
      `)}
      <path d="M176 136 h70 M176 146 h52" stroke="#2a2320" stroke-width="3" opacity=".45" />
      ${label(14, 14, "5", 16)}`,
    ),
  tokens: () =>
    frame(
      340,
      126,
      TOKENS.map(([front, behind], number) => html`
        ${cap(front, 8 + (number % 3) * 112, 6 + Math.floor(number / 3) * 60, 50)}
        ${cap(behind, 60 + (number % 3) * 112, 10 + Math.floor(number / 3) * 60, 44)}
      `),
    ),
  table: () =>
    frame(
      340,
      200,
      html`${[6, 3, 0].map((depth) => back(104 + depth, 64 - depth, 40))}
      ${card(7, 160, 64, 40, "weasels")}
      ${[0, 1, 2, 3, 4, 5].map((number) =>
        cap(
          ["+1", "+3", "×2", "−5", "lock", "shield"][number],
          212 + (number % 3) * 22,
          70 + Math.floor(number / 3) * 24,
          22,
        ),
      )}
      ${player(1, 60, 0, 54)}
      ${back(124, 6, 30)}
      ${back(166, 2, 26)}
      ${player(0, 60, 140, 56)}
      ${back(124, 146, 36)}
      ${card(9, 172, 142, 38)}`,
    ),
};
