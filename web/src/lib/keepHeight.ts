// Keeps the height that an element has once needed, so that what is above it does not move with every question.

import type { Attachment } from "svelte/attachments";

/** `{@attach keepHeight()}`: the element may grow, up to `most` pixels, and does not shrink until the window is resized. */
export function keepHeight(most = Infinity): Attachment<HTMLElement> {
  return (element) => {
    let window = "";
    let frame = 0;
    // Not rounded: a rounded height would make it grow again.
    const keep = () => (element.style.minHeight = `${Math.min(element.getBoundingClientRect().height, most)}px`);
    const watching = new ResizeObserver(() => {
      const now = `${innerWidth} × ${innerHeight}`;
      if (window === now) return void keep();
      window = now;
      // In the next frame: shrinking now would trigger the observer again.
      frame = requestAnimationFrame(() => {
        element.style.minHeight = "";
        keep();
      });
    });
    watching.observe(element);
    return () => {
      watching.disconnect();
      cancelAnimationFrame(frame);
      element.style.minHeight = "";
    };
  };
}
