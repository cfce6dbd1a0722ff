// Where a bubble goes so that it stands beside what it speaks of, inside the window.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

/** Below it, else above it, else where there is more room; never beyond an edge. */
export function placed(at: Box, size: { width: number; height: number }, room: { width: number; height: number }): { left: number; top: number } {
  const below = at.top + at.height + GAP;
  const above = at.top - GAP - size.height;
  const fitsBelow = below + size.height + GAP <= room.height;
  const top = fitsBelow ? below : above >= GAP ? above : room.height - size.height - GAP;
  const left = at.left + at.width / 2 - size.width / 2;
  return { left: within(left, GAP, room.width - size.width - GAP), top: Math.max(GAP, top) };
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
