// The only automatic scrolling at a table: to a place, in whichever element scrolls it, clear of what covers it.

import { type Span, type Spotted, wayTo } from "../lib/offscreenHint";
import { settings } from "../lib/settings.svelte";

const PANES = ".board, section.mine, #panel";
const MARGIN = 8;

/** The element that scrolls a place; null if it scrolls with the page. */
function paneOf(place: Element): Element | null {
  for (let one = place.parentElement?.closest(PANES) ?? null; one; one = one.parentElement?.closest(PANES) ?? null) {
    if (one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return null;
}

/** The question, if it covers the bottom of the page. */
export function overFoot(root: Element): Element | null {
  const sheet = root.querySelector(".sheet");
  return sheet && getComputedStyle(sheet).position === "sticky" ? sheet : null;
}

/** The part of the screen where a place can be seen; if it scrolls with the page, the question may cover the bottom. */
function freeFor(place: Element, root: Element): Span {
  const pane = paneOf(place)?.getBoundingClientRect();
  const sheet = pane ? undefined : overFoot(root)?.getBoundingClientRect();
  return { top: Math.max(pane?.top ?? 0, 0), bottom: Math.min(pane?.bottom ?? innerHeight, sheet?.top ?? innerHeight, innerHeight) };
}

export function spotted(place: Element, root: Element): Spotted {
  return { box: place.getBoundingClientRect(), free: freeFor(place, root) };
}

/** Scrolls a place into view, no further than needed; or to the middle or top of the free area. */
export function bring(place: Element, root: Element, to: "nearest" | "middle" | "top" = "nearest"): void {
  const { box, free } = spotted(place, root);
  const middle = (box.top + box.bottom - free.top - free.bottom) / 2;
  const head = box.top - MARGIN - free.top;
  const margin = Math.max(MARGIN, parseFloat(getComputedStyle(place).scrollMarginTop) || 0);
  const top = to === "top" ? head : to === "middle" ? Math.min(middle, head) : wayTo({ box, free }, margin);
  (paneOf(place) ?? document.documentElement).scrollBy({ top, behavior: settings.still ? "instant" : "smooth" });
}
