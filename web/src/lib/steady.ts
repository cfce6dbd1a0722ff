// What needed room once keeps it, so that what stands above it does not move from question to question.

import type { Attachment } from "svelte/attachments";

/** `{@attach steady()}`: an element grows, up to so many pixels, and does not shrink while the window stays as it is. */
export function steady(most = Infinity): Attachment<HTMLElement> {
  return (element) => {
    let window = "";
    const watching = new ResizeObserver(() => {
      const now = `${innerWidth} × ${innerHeight}`;
      if (window !== now) element.style.minHeight = "";
      window = now;
      // To the fraction: a rounded height would make it grow again.
      element.style.minHeight = `${Math.min(element.getBoundingClientRect().height, most)}px`;
    });
    watching.observe(element);
    return () => {
      watching.disconnect();
      element.style.minHeight = "";
    };
  };
}
