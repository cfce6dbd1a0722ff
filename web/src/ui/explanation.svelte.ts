// The one explanation that is open.

export interface Tip {
  title: string;
  text?: string;
  /** Current numbers: a label and a value each. */
  lines?: [string, string | number][];
  /** Why it is not possible now. */
  why?: string;
  /** A clause such as `emira 4.4.2`, which links to the rule. */
  clause?: string;
}

/** What opened it: a resting mouse, keyboard focus, or a finger by a long press or a tap on a disabled element. */
export type Means = "mouse" | "keys" | "finger";

export const EXPLANATION = "explanation";

class Explanation {
  at: Element | null = $state.raw(null);
  by: Means = $state.raw("mouse");
  /** How often what is explained has moved since the page was opened. */
  moves = $state(0);
  private of: (() => Tip | null) | null = $state.raw(null);
  private readonly known = new WeakMap<Element, () => Tip | null>();
  private timer = 0;
  private frame = 0;

  /** The current content, which follows changes while it is open. */
  get tip(): Tip | null {
    return this.of?.() ?? null;
  }

  learn(element: Element, of: () => Tip | null): void {
    this.known.set(element, of);
  }

  /** The innermost element around this one that has an explanation. */
  around(element: Element | null): Element | null {
    for (let found = element; found; found = found.parentElement) if (this.known.has(found)) return found;
    return null;
  }

  /** Opens an explanation after a delay, unless something else happens first. */
  soon(element: Element, by: Means, delay: number): void {
    this.hush();
    this.timer = window.setTimeout(() => this.show(element, by), delay);
  }

  /** Opens the explanation of what has the focus when the page is next drawn, unless something else happens first. */
  whenDrawn(element: Element, by: Means): void {
    this.hush();
    this.frame = requestAnimationFrame(() => document.activeElement === element && this.show(element, by));
  }

  show(element: Element, by: Means): void {
    const of = this.known.get(element);
    if (!of?.()) return;
    this.close();
    this.at = element;
    this.by = by;
    this.of = of;
    element.setAttribute("aria-describedby", EXPLANATION);
  }

  /** Cancels an explanation that was about to open. */
  hush(): void {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
  }

  close(): void {
    this.hush();
    this.at?.removeAttribute("aria-describedby");
    this.at = null;
    this.of = null;
  }

  /** What it explains has been scrolled: away from the mouse or the finger, but keys stay on what is still to be seen. */
  scrolled(): void {
    const box = this.at?.getBoundingClientRect();
    if (box && this.by === "keys" && box.bottom > 0 && box.top < innerHeight) this.moves += 1;
    else this.close();
  }

  /** Forgets an element that was removed from the page. */
  forget(element: Element): void {
    this.known.delete(element);
    if (this.at === element) this.close();
  }
}

export const explanation = new Explanation();
