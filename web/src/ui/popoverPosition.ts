// Places a popover beside what it explains, inside the window.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, "width" | "height">;
type Spot = Pick<Box, "left" | "top">;

const GAP = 8;

/**
 * Tries below, above (each also moved along to where a kept box ends), at the sides and then over the element itself, and
 * takes the first spot that is inside the window and leaves the first of the `kept` boxes clear, or else the next. If none
 * does, it goes to the far side of the last box or, as a last resort, covers what it must.
 */
export function popoverPosition(at: Box, size: Size, room: Size, kept: readonly Box[] = []): Spot {
  const middle = within(at.left + at.width / 2 - size.width / 2, GAP, room.width - size.width - GAP);
  const inside = ({ left, top }: Spot) => left >= GAP && top >= GAP && left + size.width + GAP <= room.width && top + size.height + GAP <= room.height;
  const near = [
    { left: middle, top: at.top + at.height + GAP },
    { left: middle, top: at.top - GAP - size.height },
  ];
  const beyond: Spot[] = [];
  for (const clear of kept) {
    const foot = clear.top + clear.height;
    const under = at.top >= foot; // at the side of the element it stays on the element's side of the box
    const height = within(at.top + at.height / 2 - size.height / 2, under ? foot : GAP, room.height - size.height - GAP);
    const along = at.left + at.width / 2 < clear.left + clear.width / 2 ? Math.min(middle, clear.left - GAP - size.width) : Math.max(middle, clear.left + clear.width + GAP);
    const moved = near.map(({ top }) => ({ left: along, top }));
    const sides = [at.left + at.width + GAP, at.left - GAP - size.width].map((left) => ({ left, top: height }));
    const over = [clear.top - GAP - size.height, foot + GAP].map((top) => ({ left: middle, top }));
    const found = [...near, ...moved, ...sides, over[under ? 1 : 0]!].filter(inside).find((spot) => !overlap({ ...spot, ...size }, clear));
    if (found) return found;
    beyond.splice(0, 1, over[under ? 0 : 1]!);
  }
  return [...beyond, ...near].find(inside) ?? { left: middle, top: Math.max(GAP, room.height - size.height - GAP) };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
