// Opens and closes explanations in response to mouse, finger and keys.

import { tell } from "./explain";
import { EXPLANATION, explanation } from "./explanation.svelte";

const HOVER = 350; // milliseconds that the mouse rests before something explains itself
const NEXT = 60; // the same when moving from one explained element to the next
const WARM = 500; // milliseconds after an explanation in which the next one opens quickly
const PRESS = 450; // milliseconds of a long press
const STIR = 10; // pixels that a finger may move while it is held
const AROUND = 10; // pixels around an explanation that count as part of it

class ExplanationTriggers {
  private mouse = { x: -1, y: -1 };
  /** The element under the mouse; it is explained only once until the mouse leaves it. */
  private over: Element | null = null;
  private left = -Infinity;
  private press: { at: Element; x: number; y: number; since: number } | null = null;
  /** Whether a finger was held so long that lifting it is not a click. */
  private held = false;

  move(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    if (event.pointerType !== "mouse") {
      if (this.press && Math.hypot(x - this.press.x, y - this.press.y) > STIR) this.letGo(event);
      return;
    }
    if (x === this.mouse.x && y === this.mouse.y) return; // the page has moved, not the mouse
    this.mouse = { x, y };
    if (event.buttons) return explanation.close(); // something is dragged
    const found = explanation.around(event.target as Element);
    const news = found !== this.over;
    this.over = found;
    if (found && found === explanation.at) return;
    if (explanation.at && isUnder(x, y)) {
      // The mouse is on its way to the link in the explanation, or to what this covers; if it rests, it means the latter.
      if (found) explanation.soon(found, "mouse", HOVER);
    } else if (news || (explanation.at && explanation.by === "mouse")) {
      this.leave();
      if (found) explanation.soon(found, "mouse", performance.now() - this.left < WARM ? NEXT : HOVER);
    }
  }

  /** The mouse has left the element or the window. */
  leave(): void {
    explanation.hush();
    if (!explanation.at || explanation.by !== "mouse") return;
    this.left = performance.now();
    explanation.close();
  }

  out(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || event.relatedTarget) return;
    this.over = null;
    this.mouse = { x: -1, y: -1 };
    this.leave();
  }

  down(event: PointerEvent): void {
    const target = event.target as Element;
    this.held = false;
    if (target.closest(`#${EXPLANATION}`)) return;
    const found = explanation.around(target);
    if (!found || found !== explanation.at) explanation.close();
    if (event.pointerType === "mouse" || !found) return;
    this.press = { at: found, x: event.clientX, y: event.clientY, since: event.timeStamp };
    explanation.soon(found, "finger", PRESS);
  }

  /** The finger is lifted or scrolls the page. The event's time tells how long it was held, even if the page was too busy to notice. */
  letGo(event: PointerEvent): void {
    const { press } = this;
    if (!press) return;
    this.press = null;
    explanation.hush();
    const long = event.timeStamp - press.since >= PRESS;
    if (long && event.type === "pointerup" && !explanation.at) explanation.show(press.at, "finger");
    this.held = long && explanation.at !== null;
  }

  /** A click on a disabled element explains why; any other click closes the explanation. */
  click(event: MouseEvent): void {
    const target = event.target as Element;
    if (target.closest(`#${EXPLANATION}`)) {
      setTimeout(() => explanation.close()); // after a link in it has been followed
    } else if (this.held) {
      event.preventDefault();
      event.stopPropagation();
      this.held = false;
    } else {
      const shut = explanation.around(target.closest('[aria-disabled="true"]'));
      if (shut?.matches('[aria-disabled="true"]')) tell(shut, event);
      else explanation.close();
    }
  }

  menu(event: Event): void {
    if (this.press && explanation.by === "finger" && explanation.at) event.preventDefault();
  }

  /** Where it has been brought into sight: what is scrolled closes what is open. */
  focus(event: FocusEvent): void {
    const target = event.target as Element;
    if (explanation.around(target) !== target || !target.matches(":focus-visible")) return;
    explanation.whenDrawn(target, "keys");
  }

  /** Closes it in a microtask: removing a focused element also causes blur, and state must not change during that. */
  blur(event: FocusEvent): void {
    const left = () => explanation.at === event.target && explanation.by === "keys";
    if (left()) queueMicrotask(() => left() && explanation.close());
  }
}

/** Whether a point of the window is on the open explanation or just beside it. */
function isUnder(x: number, y: number): boolean {
  const box = document.getElementById(EXPLANATION)?.getBoundingClientRect();
  return !!box && x > box.left - AROUND && x < box.right + AROUND && y > box.top - AROUND && y < box.bottom + AROUND;
}

/** Watches the whole page; returns a function that stops this. */
export function watch(): () => void {
  const triggers = new ExplanationTriggers();
  const ending = new AbortController();
  const listen = <K extends keyof DocumentEventMap>(name: K, react: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(name, react, { capture: true, passive: false, signal: ending.signal });
  listen("pointermove", (event) => triggers.move(event));
  listen("pointerout", (event) => triggers.out(event));
  listen("pointerdown", (event) => triggers.down(event));
  listen("pointerup", (event) => triggers.letGo(event));
  listen("pointercancel", (event) => triggers.letGo(event));
  listen("click", (event) => triggers.click(event));
  listen("contextmenu", (event) => triggers.menu(event));
  listen("focusin", (event) => triggers.focus(event));
  listen("focusout", (event) => triggers.blur(event));
  listen("scroll", ({ target }) => explanation.at && (target as Node).contains(explanation.at) && explanation.scrolled());
  return () => ending.abort();
}
