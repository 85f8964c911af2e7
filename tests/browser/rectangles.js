// What is wrong with the rectangles of a page: text or controls that leave the window, are cut, leak out of their box,
// lie on each other, or are covered at every place to which the page can be scrolled. Returns sentences, none if all is well.
() => {
  const SLACK = 2; // pixels nobody sees
  const MINE = "[data-piece], [data-figure], [data-over], .coach-ring"; // pieces stand on the board: that is the game
  const problems = new Set();

  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest(".said, .stage-layer, [hidden], svg");

  const named = (element) => {
    const classes = [...element.classList].slice(0, 2).join(".");
    return element.tagName.toLowerCase() + (classes && `.${classes}`);
  };
  const where = (element) => [element.parentElement, element].filter(Boolean).map(named).join(" > ");

  /** A rectangle as seen: what clips it away is cut off. Scrolled away is not cut. */
  const clips = (element) => {
    const found = [];
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      if (overflowX !== "visible" || overflowY !== "visible")
        found.push({ at, x: overflowX, y: overflowY, box: at.getBoundingClientRect() });
      if (position === "fixed") break;
    }
    return found;
  };

  // Everything to look at: lines of text, and controls.
  const all = [];
  const top = document.querySelector("dialog[open]") || document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent.trim();
    if (!text || !element || !isShown(element) || element.closest("option, script, style, noscript")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects())
      if (rect.width > 1 && rect.height > 1) all.push({ element, text, rect, isText: true });
  }
  for (const element of top.querySelectorAll("button, a[href], input, select, summary"))
    if (isShown(element) && element.tabIndex >= -1) {
      const rect = element.getBoundingClientRect();
      const text = element.getAttribute("aria-label") || element.textContent.trim();
      if (rect.width > 1 && rect.height > 1) all.push({ element, text, rect, isText: false });
    }
  const said = ({ text }) => JSON.stringify(text.slice(0, 40));

  // Nothing leaves the window, and nothing is cut.
  for (const each of all) {
    const { element, rect } = each;
    if (element.matches("input[type=radio], input[type=checkbox]")) continue;
    const around = clips(element);
    if (!around.some(({ x }) => x === "auto" || x === "scroll"))
      if (rect.left < -SLACK || rect.right > innerWidth + SLACK)
        problems.add(`${said(each)} in ${where(element)} leaves the window sideways`);
    const mayScroll = around.some(({ y }) => y === "auto" || y === "scroll") || (top === document.body && !document.querySelector(".play"));
    if (!mayScroll && (rect.top < -SLACK || rect.bottom > innerHeight + SLACK))
      problems.add(`${said(each)} in ${where(element)} leaves the window above or below`);
    for (const { at, x, y, box } of around) {
      const isWide = (x === "hidden" || x === "clip") && (rect.left < box.left - SLACK || rect.right > box.right + SLACK);
      const isHigh = (y === "hidden" || y === "clip") && (rect.top < box.top - SLACK || rect.bottom > box.bottom + SLACK);
      if ((isWide || isHigh) && at !== document.body && !at.matches(".play, .page"))
        problems.add(`${said(each)} in ${where(element)} is cut by ${named(at)}`);
      if (y === "auto" || y === "scroll") break; // further out it is scrolled, not cut
    }
  }

  // A room that can be scrolled sideways hides something, unless it is a table of numbers.
  for (const room of [document.scrollingElement, ...top.querySelectorAll(".play-board, .sheet-body, .action-groups, .plate, .hand")])
    if (room.scrollWidth > room.clientWidth + SLACK) problems.add(`${named(room)} is ${room.scrollWidth - room.clientWidth} pixels wider than its room`);

  // Text stays in the box it stands in.
  const boxOf = (element) => {
    for (let at = element; at && at !== top; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === "inline" || style.display === "contents") continue;
      const isFilled = !/^rgba\(.*, 0(\.0\d*)?\)$|^transparent$/.test(style.backgroundColor) || style.backgroundImage !== "none";
      if (isFilled || parseFloat(style.borderTopWidth) > 0.5) return at;
    }
    return null;
  };
  for (const each of all.filter(({ isText }) => isText)) {
    const box = boxOf(each.element);
    if (!box || box.matches(".play, .page, .play-board")) continue;
    const { rect } = each;
    const room = box.getBoundingClientRect();
    const isTilted = getComputedStyle(box).rotate !== "none";
    const scrolls = box.scrollHeight > box.clientHeight + SLACK && /auto|scroll/.test(getComputedStyle(box).overflowY);
    const slack = SLACK + (isTilted ? 4 : 0);
    if (rect.left < room.left - slack || rect.right > room.right + slack)
      problems.add(`${said(each)} leaks out of ${where(box)} sideways`);
    else if (!scrolls && (rect.top + rect.height * 0.2 < room.top - slack || rect.bottom - rect.height * 0.2 > room.bottom + slack))
      problems.add(`${said(each)} leaks out of ${where(box)} above or below`);
  }

  // Text does not lie on text. A line is higher than its letters.
  const layerOf = (element) => element.closest("[popover], dialog, .speech, .fr-preview, [data-over]");
  const stuckOf = (element) => {
    for (let at = element; at && at !== top; at = at.parentElement) if (/sticky|fixed/.test(getComputedStyle(at).position)) return at;
    return null;
  };
  const letters = all
    .filter(({ isText }) => isText)
    .map((each) => {
      const { rect } = each;
      const trim = rect.height * 0.24;
      const seen = { left: rect.left + 1, right: rect.right - 1, top: rect.top + trim, bottom: rect.bottom - trim };
      for (const { box, x, y } of clips(each.element)) {
        if (x !== "visible") (seen.left = Math.max(seen.left, box.left)), (seen.right = Math.min(seen.right, box.right));
        if (y !== "visible") (seen.top = Math.max(seen.top, box.top)), (seen.bottom = Math.min(seen.bottom, box.bottom));
      }
      return { ...each, seen, stuck: stuckOf(each.element), layer: layerOf(each.element) };
    })
    .filter(({ seen }) => seen.right > seen.left && seen.bottom > seen.top)
    .sort((a, b) => a.seen.top - b.seen.top);
  letters.forEach((one, number) => {
    for (let next = number + 1; next < letters.length && letters[next].seen.top < one.seen.bottom; next++) {
      const other = letters[next];
      if (one.stuck !== other.stuck || one.layer !== other.layer || one.element === other.element) continue;
      if (one.element.closest(MINE) !== other.element.closest(MINE) && (one.element.closest(MINE) || other.element.closest(MINE))) continue;
      const wide = Math.min(one.seen.right, other.seen.right) - Math.max(one.seen.left, other.seen.left);
      const high = Math.min(one.seen.bottom, other.seen.bottom) - Math.max(one.seen.top, other.seen.top);
      if (wide > SLACK && high > SLACK) problems.add(`${said(one)} (${where(one.element)}) lies on ${said(other)} (${where(other.element)})`);
    }
  });

  // Everything can be seen somewhere: at some place to which its room is scrolled nothing lies on it.
  const touch = new CSSStyleSheet();
  touch.replaceSync("* { pointer-events: auto !important; } .stage-layer, .stage-layer *, .coach-ring { pointer-events: none !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, touch];
  const hidden = new Map(all.map((each) => [each, "it cannot be scrolled to"]));
  const look = () => {
    for (const each of [...hidden.keys()]) {
      const [rect] = each.isText ? nearest(each) : [each.element.getBoundingClientRect()];
      const points = [0.15, 0.5, 0.85].map((part) => [rect.left + rect.width * part, rect.top + rect.height / 2]);
      const cover = points.map(([x, y]) => coverAt(each.element, x, y)).find((found) => found !== null);
      if (cover === undefined) hidden.delete(each);
      else if (cover) hidden.set(each, `${where(cover)} lies on it`);
    }
  };
  const nearest = (each) => {
    const range = document.createRange();
    const node = [...each.element.childNodes].find((child) => child.nodeType === 3 && child.textContent.trim() === each.text);
    range.selectNodeContents(node || each.element);
    return [...range.getClientRects()].filter((rect) => rect.width > 1);
  };
  /** What lies on an element there: null if nothing does, undefined is never returned, false if it is out of sight. */
  const coverAt = (element, x, y) => {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    for (const { box } of clips(element)) if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
    const found = document.elementFromPoint(x, y);
    if (!found || found.contains(element) || element.contains(found)) return null;
    if (found.closest(MINE) || element.closest("label")?.contains(found)) return null;
    return found;
  };
  const rooms = [document.scrollingElement, ...top.querySelectorAll("*")].filter(
    (room) => room.scrollHeight > room.clientHeight + SLACK && (room === document.scrollingElement || /auto|scroll/.test(getComputedStyle(room).overflowY)),
  );
  const places = rooms.map((room) => room.scrollTop);
  look();
  for (const room of rooms) {
    const step = Math.max(60, room.clientHeight * 0.45);
    for (let at = 0; hidden.size && at < room.scrollHeight; at += step) {
      room.scrollTop = at;
      look();
    }
  }
  rooms.forEach((room, number) => (room.scrollTop = places[number]));
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== touch);
  for (const [each, why] of hidden) problems.add(`${said(each)} in ${where(each.element)} cannot be seen: ${why}`);
  return [...problems];
}
