// Anything can explain itself: on hover, on focus, on a long press. What is not possible says why at a tap.

import { mount } from "svelte";
import type { Attachment } from "svelte/attachments";
import { explanation, type Tip } from "./explanation.svelte";
import Popover from "./Popover.svelte";

export type { Tip } from "./explanation.svelte";

const HOVER = 350;
const PRESS = 450;

let mounted = false;

/** `{@attach explain(() => ({ title: "Camel" }))}`. */
export function explain(tip: () => Tip | null): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (!mounted) {
      mounted = true;
      mount(Popover, { target: document.body });
    }
    let timer = 0;
    let pressed = false;
    const show = () => explanation.show(element, tip);
    const later = (delay: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(show, delay);
    };
    const listen: { [event: string]: (event: Event) => void } = {
      pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && later(explanation.at ? 60 : HOVER),
      pointerleave: (event) => {
        clearTimeout(timer);
        if ((event as PointerEvent).pointerType === "mouse") explanation.leave(element);
      },
      pointerdown: (event) => {
        pressed = false;
        clearTimeout(timer);
        if ((event as PointerEvent).pointerType === "mouse") return;
        timer = window.setTimeout(() => {
          pressed = true;
          show();
        }, PRESS);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event) => pressed && event.preventDefault(),
      click: (event) => {
        if (pressed) {
          event.preventDefault();
          event.stopPropagation();
          pressed = false;
        } else if (element.getAttribute("aria-disabled") === "true") show();
        else explanation.close();
      },
      focus: () => element.matches(":focus-visible") && show(),
      blur: () => explanation.leave(element),
    };
    for (const [name, react] of Object.entries(listen)) element.addEventListener(name, react, name === "click");
    return () => {
      clearTimeout(timer);
      for (const [name, react] of Object.entries(listen)) element.removeEventListener(name, react, name === "click");
      explanation.forget(element);
    };
  };
}
