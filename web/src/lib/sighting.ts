// What is in sight, and how far to scroll to what is not: never further than it takes.

export interface Span {
  top: number;
  bottom: number;
}

/** A place, and the part of the screen in which it would be seen. */
export interface Spotted {
  box: Span;
  free: Span;
}

const ENOUGH = 24; // pixels of a place that one can see and hit

export interface Away {
  number: number;
  way: "above" | "below";
}

export function inSight({ box, free }: Spotted): boolean {
  const seen = Math.min(box.bottom, free.bottom) - Math.max(box.top, free.top);
  return seen >= Math.min(ENOUGH, (box.bottom - box.top) / 2);
}

/** The nearest of the places when none is in sight; null if one is, or there are none. */
export function nearestAway(places: readonly Spotted[]): Away | null {
  let best: (Away & { far: number }) | null = null;
  for (const [number, place] of places.entries()) {
    if (inSight(place)) return null;
    const { box, free } = place;
    const above = box.top + box.bottom < free.top + free.bottom;
    const far = above ? free.top - box.top : box.bottom - free.bottom;
    if (!best || far < best.far) best = { number, way: above ? "above" : "below", far };
  }
  return best && { number: best.number, way: best.way };
}

/** How far down to scroll so that the whole of a place shows; one that is larger than the room shows its head. */
export function wayTo({ box, free }: Spotted, margin = 0): number {
  const up = box.top - margin - free.top;
  const down = box.bottom + margin - free.bottom;
  if (up < 0) return up;
  return down > 0 ? Math.min(down, up) : 0;
}
