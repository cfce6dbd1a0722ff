// Arrow keys move the focus between the open choices by their position on the screen: on the board, among the player's own things, beside the question.

export interface Spot {
  x: number;
  y: number;
}

const CONTROL = 'button:not(:disabled), a[href], [tabindex="0"]';
const BESIDE = '.question .choices button:not(:disabled, [aria-disabled="true"])';

const WAYS: { [key: string]: [number, number] } = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function isArrow(key: string): boolean {
  return key in WAYS;
}

/**
 * The number of the nearest spot in a direction; spots straight ahead count as nearer than those to the side.
 * If there is none ahead, it wraps around, so that everything is a few steps from anywhere.
 */
export function nextSpot(from: Spot, spots: readonly Spot[], key: string): number | null {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  const lying = spots.map((spot, number) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    return { number, ahead, cost: ahead + 2.5 * aside };
  });
  const before = lying.filter(({ ahead }) => ahead >= 4);
  const open = before.length ? before : lying.filter(({ ahead }) => ahead <= -4);
  return open.reduce<(typeof open)[number] | null>((best, one) => (best && best.cost <= one.cost ? best : one), null)?.number ?? null;
}

/** Moves the focus to another open choice inside `root`; whether there is one. */
export function moveFocus(root: HTMLElement, key: string): boolean {
  const open = openChoices(root);
  if (!open.length) return false;
  const active = document.activeElement;
  const at = active && root.contains(active) && active !== root ? active.getBoundingClientRect() : null;
  const number = at ? nextSpot(middle(at), open.map((one) => middle(one.getBoundingClientRect())), key) : 0;
  const next = open[number ?? -1];
  next?.focus({ preventScroll: true });
  if (next) bringIntoSight(next);
  return true;
}

/** The controls of open choices: everything lit, or the first control in it, and the choices beside the question. */
function openChoices(root: HTMLElement): (HTMLElement | SVGElement)[] {
  const lit = [...root.querySelectorAll<HTMLElement | SVGElement>(".lit")];
  const found = lit.map((one) => (one.matches(CONTROL) ? one : one.querySelector<HTMLElement | SVGElement>(CONTROL)));
  const all = new Set([...found, ...root.querySelectorAll<HTMLElement>(BESIDE)]);
  return [...all].filter((one) => one !== null).filter((one) => one.getBoundingClientRect().width > 0);
}

/** Scrolls just enough to show an element, even if the question covers part of the board. */
function bringIntoSight(element: Element): void {
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const sheet = element.closest(".question") ? null : document.querySelector(".question");
  if (!sheet || getComputedStyle(sheet).position !== "sticky") return;
  const [box, over] = [element.getBoundingClientRect(), sheet.getBoundingClientRect()];
  if (box.bottom > over.top && box.top < over.bottom) scrollBy({ top: box.bottom - over.top + 8, behavior: "instant" });
}

function middle(box: DOMRect): Spot {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
