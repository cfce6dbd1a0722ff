// Anything can explain itself: on hover, on focus, on a long press.

import type { Attachment } from "svelte/attachments";

export interface Tip {
  title: string;
  text?: string;
  /** Numbers now: what, how much. */
  lines?: [string, string | number][];
  /** Why it is not possible now. */
  why?: string;
  /** `emira 4.4.2`: opens the rule. */
  clause?: string;
}

/** The explanation that is open, and the element that it belongs to. */
export const open: { tip: Tip | null; at: Element | null } = { tip: null, at: null };

/** `{@attach explain(() => ({ title: "Camel" }))}`. */
export function explain(tip: () => Tip | null): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const found = tip();
    if (found) element.setAttribute("title", [found.title, found.text, found.why].filter(Boolean).join(" · "));
  };
}
