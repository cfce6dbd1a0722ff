// Explanations for any element, on hover, focus or long press. Disabled elements say why at a tap.

import type { Attachment } from "svelte/attachments";
import { explanation, type Means, type Tip } from "./explanation.svelte";

export type { Tip } from "./explanation.svelte";

/** `{@attach explain(() => ({ title: "Camel" }))}`. */
export function explain(tip: () => Tip | null): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    element.dataset["explained"] = "";
    explanation.learn(element, tip);
    return () => explanation.forget(element);
  };
}

const MEANS: { [pointerType: string]: Means } = { touch: "finger", "": "keys" };

/** Explains why something cannot be chosen, after a click on it or its parts. */
export function tell(element: Element, click: MouseEvent): void {
  explanation.show(element, MEANS[(click as PointerEvent).pointerType] ?? "mouse");
}
