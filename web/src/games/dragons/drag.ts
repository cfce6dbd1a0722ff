// Drags a token to a place with finger or mouse.

import type { Attachment } from "svelte/attachments";

const STIR = 6; // pixels of movement that turn a press into a drag

interface Dragged {
  enabled(): boolean;
  lifted(): void;
  over(place: string | null): void;
  dropped(place: string | null): void;
}

export function drag(what: Dragged): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let shadow: HTMLElement | null = null;

    /** The open place under the pointer, unless the question covers it. */
    const under = (event: PointerEvent) =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-place][data-choice]")?.dataset["place"] ?? null;

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !what.enabled()) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      element.setPointerCapture(start.id); // a quick hand leaves the token before the first move event
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      if (!shadow) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < STIR) return;
        shadow = lift(element);
        what.lifted();
      }
      shadow.style.translate = `${event.clientX - shadow.offsetWidth / 2}px ${event.clientY - shadow.offsetHeight / 2}px`;
      what.over(under(event));
    };
    const end = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      start = null;
      if (!shadow) return;
      shadow.remove();
      shadow = null;
      what.over(null);
      what.dropped(event.type === "pointerup" ? under(event) : null);
      element.addEventListener("click", swallow, true);
      setTimeout(() => element.removeEventListener("click", swallow, true), 50);
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", end);
    return () => {
      shadow?.remove();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", end);
    };
  };
}

/** The click that ends a drag is ignored. */
function swallow(click: Event): void {
  click.stopImmediatePropagation();
}

/** A copy of the token, which follows the pointer. */
function lift(element: HTMLElement): HTMLElement {
  const shadow = element.cloneNode(true) as HTMLElement;
  shadow.removeAttribute("data-piece");
  shadow.setAttribute("aria-hidden", "true");
  Object.assign(shadow.style, { position: "fixed", left: "0", top: "0", zIndex: "50", pointerEvents: "none", width: `${element.offsetWidth}px`, margin: "0" });
  element.after(shadow);
  return shadow;
}
