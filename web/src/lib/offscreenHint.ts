// Whether places are in view, where the nearest one out of view is, and how far to scroll to it, no further than needed.

export interface Span {
  top: number;
  bottom: number;
}

/** A place, and the part of the screen where it can be seen. */
export interface Spotted {
  box: Span;
  free: Span;
}

const ENOUGH = 24; // pixels
const MOST = 0.6;

interface Offscreen {
  number: number;
  way: "above" | "below";
}

function seen({ box, free }: Spotted): number {
  return Math.min(box.bottom, free.bottom) - Math.max(box.top, free.top);
}

/** Enough of a place is visible to see it and click on it. */
function inSight(place: Spotted): boolean {
  return seen(place) >= Math.min(ENOUGH, (place.box.bottom - place.box.top) / 2);
}

/** All of a place is visible or, if it is larger than the free area, it fills most of that. */
export function whole(place: Spotted): boolean {
  const [high, room] = [place.box.bottom - place.box.top, place.free.bottom - place.free.top];
  return seen(place) >= (high > room ? room * MOST : high - 1);
}

/** The nearest place if none is visible enough; null if one is, or there are none. */
export function nearestOffscreen(places: readonly Spotted[], enough: (place: Spotted) => boolean = inSight): Offscreen | null {
  let best: (Offscreen & { far: number }) | null = null;
  for (const [number, place] of places.entries()) {
    if (enough(place)) return null;
    const { box, free } = place;
    const above = box.top + box.bottom < free.top + free.bottom;
    const far = above ? free.top - box.top : box.bottom - free.bottom;
    if (!best || far < best.far) best = { number, way: above ? "above" : "below", far };
  }
  return best && { number: best.number, way: best.way };
}

/** How far to scroll down to show a whole place or, if it is larger than the free area, its top. */
export function wayTo({ box, free }: Spotted, margin = 0): number {
  const up = box.top - margin - free.top;
  const down = box.bottom + margin - free.bottom;
  if (up < 0) return up;
  return down > 0 ? Math.min(down, up) : 0;
}
