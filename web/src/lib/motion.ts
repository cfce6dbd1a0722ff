// Pieces travel: what stood somewhere before a change glides to where it stands after it.

import { tick } from "svelte";

const TRAVEL = 350;

/**
 * Makes a change, and lets every `[data-piece]` below `root` glide from its old place. What is new comes from the
 * element that `data-from` names (a `[data-place]`), or fades in.
 */
export async function travel(root: HTMLElement | null, change: () => void, still: boolean): Promise<void> {
  if (!root || still) {
    change();
    return;
  }
  const before = new Map(pieces(root).map((piece) => [piece.dataset["piece"], piece.getBoundingClientRect()]));
  change();
  await tick();
  const glides = pieces(root).map((piece) => {
    const old = before.get(piece.dataset["piece"]) ?? origin(root, piece.dataset["from"]);
    const now = piece.getBoundingClientRect();
    if (!old || !now.width) return before.has(piece.dataset["piece"]) ? null : piece.animate([{ opacity: 0 }, { opacity: 1 }], TRAVEL);
    const unit = scale(piece);
    const [x, y] = [(old.left - now.left) / unit, (old.top - now.top) / unit];
    if (Math.abs(x) < 1 && Math.abs(y) < 1) return null;
    return piece.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 5 }, { transform: "none", zIndex: 5 }], {
      duration: TRAVEL,
      easing: "cubic-bezier(.3, .8, .3, 1)",
    });
  });
  await Promise.allSettled(glides.map((glide) => glide?.finished));
}

function pieces(root: HTMLElement): (HTMLElement | SVGElement)[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")];
}

/** Inside a drawing, a unit is as long as the drawing is scaled. */
function scale(piece: Element): number {
  return piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? 1) : 1;
}

function origin(root: HTMLElement, place: string | undefined): DOMRect | undefined {
  return place ? root.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect() : undefined;
}
