// An element that once needed room keeps it, so that what is above it does not move from question to question.

import type { Attachment } from "svelte/attachments";

/** `{@attach keepHeight()}`: an element may grow, at most to that many pixels, and does not shrink until the window is resized. */
export function keepHeight(most = Infinity): Attachment<HTMLElement> {
  return (element) => {
    let window = "";
    let frame = 0;
    // To the fraction: a rounded height would make it grow again.
    const keep = () => (element.style.minHeight = `${Math.min(element.getBoundingClientRect().height, most)}px`);
    const watching = new ResizeObserver(() => {
      const now = `${innerWidth} × ${innerHeight}`;
      if (window === now) return void keep();
      window = now;
      // In a frame of its own: what shrinks while it is observed sets its observer off.
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
