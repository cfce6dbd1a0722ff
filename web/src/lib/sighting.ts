// Whether any of several places is in sight, and which way the nearest lies if none is.

export interface Span {
  top: number;
  bottom: number;
}

/** A place, and the parts of the screen in which it would be seen. */
export interface Spotted {
  box: Span;
  free: readonly Span[];
}

const ENOUGH = 24; // pixels of a place that one can see and hit

export interface Away {
  number: number;
  way: "above" | "below";
}

/** The nearest of the places when none is in sight; null if one is, or there are none. */
export function nearestAway(places: readonly Spotted[]): Away | null {
  let best: (Away & { far: number }) | null = null;
  for (const [number, { box, free }] of places.entries()) {
    for (const span of free) {
      const seen = Math.min(box.bottom, span.bottom) - Math.max(box.top, span.top);
      if (seen >= Math.min(ENOUGH, (box.bottom - box.top) / 2)) return null;
      const above = box.top + box.bottom < span.top + span.bottom;
      const far = above ? span.top - box.top : box.bottom - span.bottom;
      if (!best || far < best.far) best = { number, way: above ? "above" : "below", far };
    }
  }
  return best && { number: best.number, way: best.way };
}
