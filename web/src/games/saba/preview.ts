// What a harbour card would bring, shown on the quays before it is played.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Picks } from "./picks.svelte";

/** Shows it while the mouse or the focus is on the element; null: never. An element that goes away takes it along. */
export function preview(picks: Picks, slot: number | null): Attachment<HTMLElement> {
  return (element) => {
    if (slot === null) return;
    const show = () => (picks.preview = slot);
    const hide = () => (picks.preview = null);
    const listening = [on(element, "pointerenter", show), on(element, "focus", show), on(element, "pointerleave", hide), on(element, "blur", hide)];
    return () => {
      for (const end of listening) end();
      hide();
    };
  };
}
