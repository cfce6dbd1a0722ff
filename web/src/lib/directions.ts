// Arrows move over places as they lie on the screen.

export interface Spot {
  x: number;
  y: number;
}

const CONTROL = 'button:not(:disabled), a[href], [tabindex="0"]';

const WAYS: { [key: string]: [number, number] } = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function isArrow(key: string): boolean {
  return key in WAYS;
}

/** The number of the spot that lies nearest in a direction: what is straight ahead counts for more than what is aside. */
export function nextSpot(from: Spot, spots: readonly Spot[], key: string): number | null {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  let best: { number: number; cost: number } | null = null;
  for (const [number, spot] of spots.entries()) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    if (ahead < 4) continue;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const cost = ahead + 2.5 * aside;
    if (!best || cost < best.cost) best = { number, cost };
  }
  return best?.number ?? null;
}

/** Moves the focus over the lit places below `root`; whether there was one to go to. */
export function moveFocus(root: HTMLElement, key: string): boolean {
  const lit = litPlaces(root);
  if (!lit.length) return false;
  const active = document.activeElement;
  const at = active && root.contains(active) && active !== root ? active.getBoundingClientRect() : null;
  const spots = lit.map((one) => middle(one.getBoundingClientRect()));
  const number = at ? nextSpot(middle(at), spots, key) : 0;
  if (number === null) return true;
  lit[number]!.focus();
  lit[number]!.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

const BESIDE = '.question .choices button:not(:disabled, [aria-disabled="true"])';

/** What can be chosen: what is lit, or the first control in it; if nothing is, the choices beside the question. */
function litPlaces(root: HTMLElement): (HTMLElement | SVGElement)[] {
  const lit = [...root.querySelectorAll<HTMLElement | SVGElement>(".lit")];
  const found = lit.map((one) => (one.matches(CONTROL) ? one : one.querySelector<HTMLElement | SVGElement>(CONTROL)));
  const seen = [...new Set(found)].filter((one) => one !== null).filter((one) => one.getBoundingClientRect().width > 0);
  return seen.length ? seen : [...root.querySelectorAll<HTMLElement>(BESIDE)];
}

function middle(box: DOMRect): Spot {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
