// Animates pieces from where they were before a change to where they are after it.

import { tick } from "svelte";

const TRAVEL = 350;

type Piece = HTMLElement | SVGElement;

/**
 * Makes a change and lets every `[data-piece]` inside `root` glide from its old place. New pieces come from the
 * element that `data-from` names (a `[data-place]`), or fades in.
 */
export async function travel(root: HTMLElement | null, change: () => void, still: boolean): Promise<void> {
  if (!root || still) {
    change();
    await tick();
    return;
  }
  const before = new Map(pieces(root).map((piece) => [piece.dataset["piece"], piece.getBoundingClientRect()]));
  change();
  await tick();
  const found = pieces(root).map((piece) => ({ piece, now: piece.getBoundingClientRect(), unit: scale(piece), old: before.get(piece.dataset["piece"]) ?? origin(root, piece.dataset["from"]) }));
  const glides = found.map(({ piece, now, unit, old }) => {
    if (!old || !now.width) return before.has(piece.dataset["piece"]) ? null : piece.animate([{ opacity: 0 }, { opacity: 1 }], TRAVEL);
    const [x, y] = [(old.left - now.left) / unit, (old.top - now.top) / unit];
    if (Math.abs(x) < 1 && Math.abs(y) < 1) return null;
    return piece.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 5 }, { transform: "none", zIndex: 5 }], {
      duration: TRAVEL,
      easing: "cubic-bezier(.3, .8, .3, 1)",
    });
  });
  await Promise.allSettled(glides.map((glide) => glide?.finished));
}

/** Marks the places where something has just happened, and only those. */
export function light(root: HTMLElement | null, places: Set<string>): void {
  for (const place of root?.querySelectorAll<Piece>("[data-place]") ?? []) {
    place.toggleAttribute("data-fresh", places.has(place.dataset["place"] ?? ""));
  }
}

function pieces(root: HTMLElement): Piece[] {
  return [...root.querySelectorAll<Piece>("[data-piece]")];
}

/** The number of pixels in a unit, which inside an SVG depends on its scale. */
function scale(piece: Element): number {
  const around: Element | null = piece instanceof SVGElement && piece.ownerSVGElement ? piece.parentElement : null;
  return around instanceof SVGGraphicsElement ? (around.getScreenCTM()?.a ?? 1) : 1;
}

function origin(root: HTMLElement, place: string | undefined): DOMRect | undefined {
  return place ? root.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect() : undefined;
}
