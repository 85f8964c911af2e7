// The layout problems of a page, in sentences: text or controls that leave the window, are clipped, overflow their box,
// overlap, are covered at every scroll position, or are too small or too pale to be read. Empty if there are none.
() => {
  const SLACK = 2; // pixels of tolerance
  const ON_TOP = "[data-piece], [data-figure], [data-over], .coach-ring, .marks, .tip-card"; // what may cover the board
  const SCROLLS = /auto|scroll/;
  const CUTS = /hidden|clip/;
  const CLEAR = /^rgba\(.*, 0(\.[0-3]\d*)?\)$|^transparent$/;
  const SMALLEST = { text: 12, sign: 10, drawn: 7.5, target: 24 }; // pixels: font sizes of words, of signs of
  // one or two letters and of text in drawings, and the size of tap targets
  const problems = new Set();
  const top = document.querySelector("dialog[open]") || document.body;
  const isTable = Boolean(document.querySelector(".play"));

  // Everything to check: lines of text, and controls.

  /** A predicate that holds for an element if `isIt` does for it or an ancestor below `last`; cached by element. */
  const asked = (isIt, last) => {
    const known = new Map();
    const ask = (element) => {
      if (!element || element === last) return false;
      if (!known.has(element)) known.set(element, isIt(element) || ask(element.parentElement));
      return known.get(element);
    };
    return ask;
  };
  /** For screen readers only. */
  const isOnlySaid = asked(
    (at) => at.matches(".stage-layer, svg") || getComputedStyle(at).clipPath.startsWith("inset(50%"),
    top,
  );
  /** Transparent. The root element is left out: in tests it always is (`UNPAINTED` in conftest.py). */
  const isClear = asked((at) => getComputedStyle(at).opacity === "0", document.documentElement);
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    !isClear(element) &&
    !isOnlySaid(element);
  const named = (element) => [element.tagName.toLowerCase(), ...[...element.classList].slice(0, 2)].join(".");
  const where = (element) => (element.parentElement ? `${named(element.parentElement)} > ${named(element)}` : named(element));
  const said = ({ text }) => JSON.stringify(text.slice(0, 40));

  const linesOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
  };
  const all = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || element.closest("option, script, style, noscript") || !isShown(element)) continue;
    linesOf(node).forEach((rect, line) =>
      all.push({ element, text: node.textContent.trim(), rect, isText: true, now: () => linesOf(node)[line] || rect }),
    );
  }
  for (const element of top.querySelectorAll("button, a[href], input, select, summary")) {
    const rect = element.getBoundingClientRect();
    const text = element.getAttribute("aria-label") || element.textContent.trim() || element.name;
    const isDrawn = !element.matches("input[type=radio]") && rect.width > 1 && isShown(element);
    if (isDrawn) all.push({ element, text, rect, isText: false, now: () => element.getBoundingClientRect() });
  }

  /** The ancestors of an element that clip or scroll their content, from the inside out. */
  const rooms = new Map();
  const roomsOf = (element) => {
    if (!element || element === document.documentElement) return [];
    if (!rooms.has(element)) {
      const { overflowX: x, overflowY: y, position } = getComputedStyle(element);
      const own = x === "visible" && y === "visible" ? [] : [{ at: element, x, y }];
      rooms.set(element, [...own, ...(position === "fixed" ? [] : roomsOf(element.parentElement))]);
    }
    return rooms.get(element);
  };
  const isOutside = (rect, box) => ({
    wide: rect.left < box.left - SLACK || rect.right > box.right + SLACK,
    high: rect.top < box.top - SLACK || rect.bottom > box.bottom + SLACK,
  });

  // Nothing leaves the window, and nothing is clipped.
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const each of all) {
    const { element, rect } = each;
    const around = roomsOf(element);
    const out = isOutside(rect, screen);
    if (out.wide && !around.some(({ x }) => SCROLLS.test(x)))
      problems.add(`${said(each)} in ${where(element)} leaves the window sideways`);
    if (out.high && (isTable || top !== document.body) && !around.some(({ y }) => SCROLLS.test(y)))
      problems.add(`${said(each)} in ${where(element)} leaves the window above or below`);
    for (const { at, x, y } of around) {
      if (at === document.body || at.matches(".play, .page")) break;
      const cut = isOutside(rect, at.getBoundingClientRect());
      if ((cut.wide && CUTS.test(x)) || (cut.high && CUTS.test(y)))
        problems.add(`${said(each)} in ${where(element)} is cut by ${named(at)}`);
      if (SCROLLS.test(y)) break; // beyond this it is scrolled, not clipped
    }
  }
  for (const room of [document.scrollingElement, ...top.querySelectorAll(".play-board, .sheet-body, .action-groups, .ending")])
    if (room.scrollWidth > room.clientWidth + SLACK)
      problems.add(`${named(room)} is ${room.scrollWidth - room.clientWidth} pixels wider than its room`);

  // Text does not overflow its visible box.
  const boxOf = (element) => {
    for (let at = element; at && at !== top; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (SCROLLS.test(style.overflowY)) return null;
      if (style.display === "inline" || style.display === "contents") continue;
      const isFilled = !CLEAR.test(style.backgroundColor) || style.backgroundImage !== "none";
      if (isFilled || parseFloat(style.borderTopWidth) > 0.5) return style.rotate === "none" ? at : null;
    }
    return null;
  };
  for (const each of all.filter(({ isText }) => isText)) {
    const box = boxOf(each.element);
    if (!box || box.matches(".play, .page")) continue;
    const { left, right, top: upper, bottom, height } = each.rect;
    const letters = { left, right, top: upper + height * 0.2, bottom: bottom - height * 0.2 };
    const out = isOutside(letters, box.getBoundingClientRect());
    if (out.wide || out.high) problems.add(`${said(each)} leaks out of ${where(box)}`);
  }

  // Text and tap targets have their least sizes. Links in the middle of a sentence are exempt.
  for (const each of all) {
    const style = getComputedStyle(each.element);
    const size = parseFloat(style.fontSize) * (each.element.currentCSSZoom || 1);
    if (each.isText && size < (each.text.length > 2 ? SMALLEST.text : SMALLEST.sign) - 0.05)
      problems.add(`${said(each)} in ${where(each.element)} is too small to be read: ${size.toFixed(1)} pixels`);
    const { width, height } = each.rect;
    if (!each.isText && style.display !== "inline" && Math.min(width, height) < SMALLEST.target - 0.05 && !each.element.closest("label"))
      problems.add(`${said(each)} (${where(each.element)}) is too small to be hit: ${width.toFixed()} × ${height.toFixed()}`);
  }
  for (const drawn of top.querySelectorAll(".board svg text")) {
    const matrix = drawn.getScreenCTM();
    if (!matrix || /^z*$/i.test(drawn.textContent.trim()) || !drawn.checkVisibility() || isClear(drawn)) continue;
    const size = parseFloat(getComputedStyle(drawn).fontSize) * Math.hypot(matrix.a, matrix.b);
    if (size < SMALLEST.drawn - 0.05)
      problems.add(`${JSON.stringify(drawn.textContent.trim())} drawn in ${named(drawn.closest("svg"))} is too small: ${size.toFixed(1)}`);
  }

  // Sticky parts of a board are declared as such (`data-own`), so that marks of the last move are clipped at them.
  for (const element of document.querySelectorAll(".board *"))
    if (/sticky|fixed/.test(getComputedStyle(element).position) && !element.matches("[data-own], [data-own] > *, .speech"))
      problems.add(`${where(element)} stays in the window, but is not said to be somebody's own`);

  // Text does not overlap text. Only the visible part of the letters counts, which is lower than the line.
  const stuckOf = (element) => {
    for (let at = element; at && at !== top; at = at.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(at).position)) return at;
    return null;
  };
  const seenOf = ({ element, rect }) => {
    const trim = rect.height * 0.24;
    const seen = { left: rect.left + 1, right: rect.right - 1, top: rect.top + trim, bottom: rect.bottom - trim };
    for (const { at, x, y } of roomsOf(element)) {
      const box = at.getBoundingClientRect();
      if (x !== "visible") [seen.left, seen.right] = [Math.max(seen.left, box.left), Math.min(seen.right, box.right)];
      if (y !== "visible") [seen.top, seen.bottom] = [Math.max(seen.top, box.top), Math.min(seen.bottom, box.bottom)];
    }
    return seen;
  };
  const letters = all
    .filter(({ isText }) => isText)
    .map((each) => ({
      ...each,
      seen: seenOf(each),
      layer: stuckOf(each.element) || each.element.closest(ON_TOP),
    }))
    .filter(({ seen }) => seen.right > seen.left && seen.bottom > seen.top)
    .sort((a, b) => a.seen.top - b.seen.top);
  letters.forEach((one, number) => {
    for (let next = number + 1; next < letters.length && letters[next].seen.top < one.seen.bottom; next++) {
      const other = letters[next];
      if (one.layer !== other.layer) continue;
      const wide = Math.min(one.seen.right, other.seen.right) - Math.max(one.seen.left, other.seen.left);
      const high = Math.min(one.seen.bottom, other.seen.bottom) - other.seen.top;
      if (wide > SLACK && high > SLACK)
        problems.add(`${said(one)} (${where(one.element)}) lies on ${said(other)} (${where(other.element)})`);
    }
  });

  // Everything is uncovered at some scroll position of its ancestors.
  const touchable = new CSSStyleSheet();
  // The layer for animations covers all of a board and paints nothing itself: only what is in it counts.
  touchable.replaceSync("* { pointer-events: auto !important; } .stage-layer { pointer-events: none !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, touchable];
  const paints = (element) => {
    if (element instanceof SVGElement) return !(element instanceof SVGSVGElement);
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return element instanceof HTMLImageElement || !CLEAR.test(backgroundColor) || backgroundImage !== "none";
  };
  /** Pieces may cover the board, but not the text of the plate they are on. */
  const isOnTop = (found, element) => {
    const piece = found.closest(ON_TOP);
    const plate = element.closest(".plate");
    return Boolean(piece) && !(plate?.contains(piece) && piece.matches("[data-piece]") && !element.closest(ON_TOP));
  };
  /** All elements at a point. The last answer is cached, as covers and colours are looked up for the same point. */
  let last = { x: NaN, y: NaN, found: [] };
  const allAt = (x, y) => {
    if (last.x !== x || last.y !== y) last = { x, y, found: document.elementsFromPoint(x, y) };
    return last.found;
  };
  /** What covers an element at a point: null if nothing does, false if the point is not visible. */
  const coverAt = (element, x, y) => {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    for (const room of roomsOf(element)) {
      const box = room.at.getBoundingClientRect();
      if (room.x !== "visible" && (x < box.left - 1 || x > box.right + 1)) return false;
      if (room.y !== "visible" && (y < box.top - 1 || y > box.bottom + 1)) return false;
    }
    const upper = document.elementFromPoint(x, y); // the usual case, and far cheaper than finding all elements there
    if (upper && (upper.contains(element) || element.contains(upper))) return null;
    for (const found of allAt(x, y)) {
      if (found.contains(element) || element.contains(found)) return null;
      if (isOnTop(found, element) || element.closest("label")?.contains(found)) continue;
      if (paints(found)) return found;
    }
    return null;
  };
  // Text has enough contrast to the backgrounds below it: layers of colours down to the first opaque one.
  const CONTRAST = { plain: 4.5, large: 3 };
  const colours = (value) =>
    [...value.matchAll(/rgba?\(([^)]*)\)/g)].map(([, parts]) => {
      const [r, g, b, a = 1] = parts.split(/[ ,/]+/).map(Number);
      return { rgb: [r, g, b], a };
    });
  const over = (upper, below) => below.map((part, number) => upper.rgb[number] * upper.a + part * (1 - upper.a));
  const light = (rgb) => {
    const [r, g, b] = rgb.map((part) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrastOf = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const opacityOf = (element) => {
    let opacity = 1; // without the root, which tests make transparent
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  };
  /** The possible colours of an element at a point (several for a gradient); null if unknown. */
  const paintOf = (element) => {
    const { backgroundColor, backgroundImage, fill } = getComputedStyle(element);
    if (element instanceof HTMLImageElement || backgroundImage.includes("url(") || fill.startsWith("url(")) return null;
    if (element instanceof SVGSVGElement) return [];
    if (element instanceof SVGElement) return colours(fill);
    const [flat] = colours(backgroundColor);
    const shades = colours(backgroundImage).map((shade) => ({ rgb: over(shade, flat.a ? flat.rgb : shade.rgb), a: Math.max(shade.a, flat.a) }));
    return shades.length ? shades : flat.a ? [flat] : [];
  };
  /** The possible background colours at a point of an element; null if unknown. */
  const groundsAt = (element, x, y) => {
    const layers = [];
    const found = allAt(x, y);
    const own = found.indexOf(element);
    if (own < 0) return null; // at the very edge of a clipping ancestor
    for (const below of found.slice(own)) {
      const paints = paintOf(below);
      if (!paints) return null;
      const opacity = below === element ? 1 : opacityOf(below);
      if (paints.length) layers.push(paints.map(({ rgb, a }) => ({ rgb, a: a * opacity })));
      if (layers.length && layers.at(-1).every(({ a }) => a > 0.99)) break;
    }
    let grounds = [colours(getComputedStyle(document.documentElement).backgroundColor)[0].rgb];
    for (const layer of layers.reverse())
      grounds = layer.flatMap((paint) => grounds.map((ground) => over(paint, ground))).slice(0, 12);
    return grounds;
  };
  const isIdle = (element) => Boolean(element.closest("[aria-disabled=true], [disabled], [aria-hidden=true], .is-out"));
  const lookAtColours = ({ element, text }, x, y) => {
    const style = getComputedStyle(element);
    const grounds = isIdle(element) ? null : groundsAt(element, x, y);
    const [colour] = colours(style.color);
    if (!grounds || !colour) return;
    const ink = { rgb: colour.rgb, a: colour.a * opacityOf(element) };
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 600);
    const least = Math.min(...grounds.map((ground) => contrastOf(over(ink, ground), ground)));
    if (least < (isLarge || grounds.length > 1 ? CONTRAST.large : CONTRAST.plain) - 0.05)
      problems.add(`${JSON.stringify(text.slice(0, 40))} in ${where(element)} is too pale: ${least.toFixed(1)} to 1`);
  };
  const isInATable = ({ element }) => Boolean(element.closest(".scroll-x")); // wide tables are scrolled sideways
  const hidden = new Map(all.filter((each) => !isInATable(each)).map((each) => [each, "it cannot be scrolled to"]));
  const look = () => {
    last = { x: NaN, y: NaN, found: [] }; // something was scrolled
    for (const each of [...hidden.keys()]) {
      const rect = each.now();
      const middle = rect.top + rect.height / 2;
      const [bad, most] = [[], each.isText ? 0 : 1];
      for (const part of [0.12, 0.88, 0.5]) {
        const cover = bad.length > most ? null : coverAt(each.element, rect.left + rect.width * part, middle);
        if (cover !== null) bad.push(cover);
      }
      if (bad.length <= most) {
        hidden.delete(each);
        if (each.isText) lookAtColours(each, rect.left + rect.width / 2, middle);
      }
      else if (bad[0]) hidden.set(each, `${where(bad[0])} lies on it`);
    }
  };
  const scrolled = [document.scrollingElement, ...top.querySelectorAll("*")].filter(
    (room) =>
      room.scrollHeight > room.clientHeight + SLACK &&
      (room === document.scrollingElement || SCROLLS.test(getComputedStyle(room).overflowY)),
  );
  const places = scrolled.map((room) => room.scrollTop);
  look();
  for (const [number, room] of scrolled.entries()) {
    for (let at = 0; hidden.size && at < room.scrollHeight; at += Math.max(40, room.clientHeight * 0.4)) {
      room.scrollTop = at;
      look();
    }
    room.scrollTop = places[number];
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== touchable);
  for (const [each, why] of hidden) problems.add(`${said(each)} in ${where(each.element)} cannot be seen: ${why}`);
  return [...problems];
}
