// Positions in the 640 by 640 drawing of the palace from above: an octagon with a garden on each side.

export const CENTRE = 320;
export const WALL = 138; // distance of the palace's sides from its centre
export const HEDGE = 288; // distance of the gardens' outer sides
export const RAMPART = 300; // distance of the wall around them
export const SIDES = [1, 2, 3, 4, 5, 6, 7, 8];
const HALF = Math.tan(Math.PI / 8); // half the length of an octagon's side at distance 1

/** The point in the middle of a garden's side at a distance from the centre; garden 1 is at the top, the others follow clockwise. */
export function at(garden: number, distance: number): { x: number; y: number } {
  const angle = ((garden - 1) * Math.PI) / 4;
  return { x: round(CENTRE + distance * Math.sin(angle)), y: round(CENTRE - distance * Math.cos(angle)) };
}

/** The corner between a garden and the next one clockwise, on an octagon whose sides are at this distance from the centre. */
export function corner(garden: number, distance: number): { x: number; y: number } {
  return at(garden + 0.5, Math.hypot(distance, distance * HALF));
}

/** The corners of an octagon whose sides are at this distance from the centre. */
export function octagon(distance: number): string {
  return SIDES.map((side) => corner(side, distance))
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
}

/** The outline of the garden at the top, to be rotated to another side; `gap` separates it from its neighbours. */
export function bed(inner: number, outer: number, gap: number): string {
  const near = inner * HALF - gap;
  const far = outer * HALF - gap;
  const [top, bottom] = [CENTRE - outer, CENTRE - inner];
  return `${round(CENTRE - near)},${bottom} ${round(CENTRE - far)},${top} ${round(CENTRE + far)},${top} ${round(CENTRE + near)},${bottom}`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
