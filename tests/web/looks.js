// What is wrong with what the screen shows just now; every part is a list of complaints, empty when all is well.
(() => {
  const TARGET = 44;
  const STEP = 3; // pixels between two touches when it is felt how far something reaches
  const TEXT = 11;
  const CONTROLS = "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=radio]";
  const REGIONS = "dialog, [role=tooltip], .bubble, .drawer, section.ending, .menu .list, .question, section.replay, header, nav, aside, section.mine, .board, main";
  const SHOWN = { visibilityProperty: true, opacityProperty: true };

  const box = (element) => element.getBoundingClientRect();
  const named = (element) => {
    const text = (element.getAttribute("aria-label") || element.textContent || "").trim().replace(/\s+/g, " ").slice(0, 50);
    const kind = element.getAttribute("class")?.split(" ").filter((one) => !one.startsWith("svelte-")).join(".") ?? "";
    return `${element.localName}${kind && `.${kind}`} “${text}”`;
  };
  const where = ({ left, top, width, height }) => `at ${Math.round(left)},${Math.round(top)} ${Math.round(width)}×${Math.round(height)}`;
  const hidden = (element) => element.closest(".unseen, [hidden], [inert]") !== null;
  const seen = (element) => element.checkVisibility(SHOWN) && !hidden(element) && box(element).width > 1.5 && box(element).height > 1.5;
  const inside = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

  /** Whether a finger at a point hits an element, or a part of it. */
  function hits(element, x, y) {
    const top = inside(x, y) ? document.elementFromPoint(x, y) : null;
    return top !== null && (element.contains(top) || top.closest("label")?.control === element);
  }

  /** A point at which a finger would hit an element as it is on the screen now; null if nothing of it can be hit. */
  function point(element) {
    const { left, top, right, bottom } = box(element);
    const [l, t, r, b] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    if (r - l < 8 || b - t < 8) return null;
    for (const up of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      for (const along of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const [x, y] = [l + (r - l) * along, t + (b - t) * up];
        if (hits(element, x, y)) return { x, y };
      }
    }
    return null;
  }

  const open = (element) => !element.disabled && element.getAttribute("aria-disabled") !== "true" && seen(element);

  /** What answers the question, or is a part of an answer. */
  function answers() {
    const asked = [...document.querySelectorAll(".question .choices :is(button, [role=button], [role=radio])")];
    const lit = [...document.querySelectorAll(".board .lit, section.mine .lit, [role=tabpanel] .lit")];
    return [...new Set([...asked, ...lit])].filter((one) => open(one) && !one.closest("dialog"));
  }

  /** The answers that can be given with a finger now, each with where it is hit. */
  function offered() {
    return answers().flatMap((element) => {
      const at = point(element);
      return at ? [{ ...at, name: named(element), primary: element.matches(".primary"), settled: element.getAttribute("aria-checked") === "true", aside: element.closest("details, .order, .orders") !== null }] : [];
    });
  }

  /** The pieces of text that are shown, with their places on the screen. */
  function texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const around = node.parentElement;
      if (!node.textContent.trim() || !around || around.closest("script, style, option, title") || !seen(around)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (lines.length) found.push({ node, around, lines, text: node.textContent.trim().slice(0, 40) });
    }
    return found;
  }

  /** Whether an explanation lies over a line; a hand goes through most of them, an eye does not. */
  const veiled = ({ left, top, right, bottom }) =>
    [...document.querySelectorAll("[role=tooltip]")].filter(seen).map(box).some((tip) => left < tip.right - 2 && right > tip.left + 2 && top < tip.bottom - 2 && bottom > tip.top + 2);

  /** The question can be read: it is on the screen, and nothing lies over it. */
  function question() {
    const sheet = document.querySelector("section.question");
    const ask = sheet?.querySelector(".ask") ?? sheet?.querySelector("p");
    const line = ask?.closest(".line") ?? ask; // with the number of its rule, which reaches over it
    if (!ask) return ["there is no question"];
    return texts()
      .filter(({ around }) => ask.contains(around))
      .flatMap(({ lines, text }) =>
        lines
          .filter((piece) => veiled(piece) || ![piece.left + 2, piece.left + piece.width / 2, piece.right - 2].every((x) => hits(line, x, piece.top + piece.height / 2)))
          .map((piece) => `the question “${text}” is not in sight: ${where(piece)}`),
      );
  }

  function answerable() {
    const { situation } = document.querySelector("section.question")?.dataset ?? {};
    if (situation !== "asked" || offered().length) return [];
    return [`no answer is in sight, of ${answers().length}: ${answers().slice(0, 4).map((one) => `${named(one)} ${where(box(one))}`).join("; ")}`];
  }

  function sideways() {
    const room = document.documentElement.clientWidth;
    const board = document.querySelector(".board");
    if (board && board.scrollWidth > board.clientWidth + 1) return [`the board is ${board.scrollWidth - board.clientWidth} wider than its room`];
    if (document.documentElement.scrollWidth <= room) return [];
    const wide = [...document.querySelectorAll("body *")].filter((element) => box(element).right > room + 1 && seen(element) && !sidewaysScroller(element));
    return [`the page is ${document.documentElement.scrollWidth - room} too wide: ${wide.slice(0, 3).map(named).join("; ")}`];
  }

  /** Whether it is hit over so many pixels either way through its middle, by its own box or by what it reaches beyond that. */
  function reaches(element, wide, high) {
    const { left, top, width, height } = box(element);
    const [x, y] = [left + width / 2, top + height / 2];
    const far = (right, down) => {
      let way = 0;
      while (way < TARGET && hits(element, x + right * (way + STEP), y + down * (way + STEP))) way += STEP;
      return way;
    };
    return hits(element, x, y) && far(-1, 0) + far(1, 0) > wide - 2 * STEP && far(0, -1) + far(0, 1) > high - 2 * STEP;
  }
  function looked(element, look) {
    if (look()) return true;
    // What is off the screen, or half behind something, is brought to the middle for a look, and put back.
    const kept = [];
    for (let around = element.parentElement; around; around = around.parentElement) kept.push([around, around.scrollTop, around.scrollLeft]);
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const found = look();
    for (const [around, top, left] of kept) around.scrollTo({ top, left, behavior: "instant" });
    return found;
  }

  const inSentence = (element) => element.localName === "a" && getComputedStyle(element).display.startsWith("inline") && [...element.parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());

  /** The room that an element takes for itself: its box, or what it lays over what it stands for. */
  function area(element) {
    const { width, height } = box(element);
    const laid = getComputedStyle(element, "::after");
    const over = laid.content !== "none" && laid.position === "absolute";
    return over ? { width: Math.max(width, parseFloat(laid.width)), height: Math.max(height, parseFloat(laid.height)) } : { width, height };
  }

  /** What can be tapped is as large as a fingertip; a twin has another that is, a link in a sentence is as large as its line. */
  function targets() {
    return [...document.querySelectorAll(CONTROLS)].filter(seen).flatMap((element) => {
      const { width, height } = area(element);
      const label = element.closest("label") ?? element.labels?.[0];
      if (element.disabled || element.closest("[data-twin]") || inSentence(element)) return [];
      if (width >= TARGET - 0.5 && height >= TARGET - 0.5) return [];
      if (label && box(label).width >= TARGET - 0.5 && box(label).height >= TARGET - 0.5) return [];
      if (looked(element, () => reaches(element, TARGET, TARGET))) return [];
      return [`too small to tap: ${named(element)} ${where(box(element))}`];
    });
  }

  function size(around) {
    const style = parseFloat(getComputedStyle(around).fontSize);
    const drawn = around instanceof SVGElement ? (around.getScreenCTM?.()?.a ?? 1) : 1;
    return style * drawn;
  }
  function letters() {
    return texts().filter(({ around }) => size(around) < TEXT - 0.1).map(({ around, text }) => `${size(around).toFixed(1)} px: “${text}” in ${named(around)}`);
  }

  /** The box that cuts a text off, if one does: its own, or one around it that does not scroll. */
  function cutBy(around, { left, right, top, bottom }) {
    for (let one = around; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.position === "fixed") return null;
      const [x, y] = [style.overflowX, style.overflowY];
      if (x === "visible" && y === "visible") continue;
      const clip = box(one);
      const sides = [x, y].map((how) => how === "hidden" || how === "clip");
      if (sides[0] && (left < clip.left - 1.5 || right > clip.right + 1.5)) return one;
      if (sides[1] && (top + bottom) / 2 > clip.bottom + 1) return one;
      if ([x, y].some((how) => how === "auto" || how === "scroll")) return null;
    }
    return null;
  }
  function sidewaysScroller(around) {
    for (let one = around; one && one !== document.body; one = one.parentElement) {
      if (one.scrollWidth > one.clientWidth && /auto|scroll/.test(getComputedStyle(one).overflowX)) return one;
    }
    return null;
  }
  /** The nearest box around a text that has an edge or a ground of its own. */
  function frame(around) {
    for (let one = around; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      const edged = parseFloat(style.borderRightWidth) > 0 && style.borderRightStyle !== "none";
      const ground = !/rgba\(.*, 0\)|transparent/.test(style.backgroundColor);
      if ((edged || ground) && !style.display.startsWith("inline ") && style.display !== "inline") return one;
    }
    return null;
  }
  function cut() {
    return texts().flatMap(({ around, lines, text }) => {
      if (around instanceof SVGElement) return [];
      const scrolls = sidewaysScroller(around);
      return lines.flatMap((line) => {
        const by = cutBy(around, line);
        if (by) return [`cut off: “${text}” by ${named(by)}`];
        const edge = frame(around);
        if (edge && (line.right > box(edge).right + 1.5 || line.left < box(edge).left - 1.5)) return [`runs over the edge: “${text}” of ${named(edge)}`];
        if (!scrolls && (line.right > innerWidth + 1 || line.left < -1)) return [`beyond the screen: “${text}” ${where(line)}`];
        return [];
      });
    });
  }

  /** Whether a line is scrolled out of what is around it. */
  function scrolledOut(around, { left, right, top, bottom }) {
    for (let one = around; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(one);
      const clip = box(one);
      if (overflowY !== "visible" && (bottom <= clip.top + 2 || top >= clip.bottom - 2)) return true;
      if (overflowX !== "visible" && (right <= clip.left + 2 || left >= clip.right - 2)) return true;
      if (position === "fixed") return false;
    }
    return false;
  }

  /** Texts that lie over each other; letters fill about the middle of a line. */
  function overlaps() {
    const floating = (element) => {
      for (let one = element; one && one !== document.body; one = one.parentElement) if (["sticky", "fixed"].includes(getComputedStyle(one).position)) return one;
      return null;
    };
    const pieces = texts().flatMap(({ around, lines, text }) => {
      const [region, layer] = [around.closest(REGIONS), floating(around)];
      return lines.filter((line) => !scrolledOut(around, line)).map(({ left, right, top, bottom }) => ({ around, text, region, layer, left: left + 1, right: right - 1, top: top + (bottom - top) * 0.25, bottom: bottom - (bottom - top) * 0.25 }));
    });
    const found = [];
    for (const [number, one] of pieces.entries()) {
      for (const other of pieces.slice(number + 1)) {
        if (one.region !== other.region || one.layer !== other.layer || one.around === other.around) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > 2 && high > 2) found.push(`“${one.text}” and “${other.text}” lie over each other at ${Math.round(one.left)},${Math.round(one.top)}`);
      }
    }
    return found;
  }

  /** Whether something looks as if it could not be chosen; what is only there to be read does not. */
  function faint(element) {
    const { opacity, borderTopStyle } = getComputedStyle(element);
    return Number(opacity) < 1 || borderTopStyle === "dashed";
  }

  const looks = { question, answerable, sideways, targets, letters, cut, overlaps };
  return {
    offered,
    faint,
    /** All complaints of these kinds. */
    complaints: (kinds) => [...new Set(kinds.flatMap((kind) => looks[kind]()))],
  };
})()
