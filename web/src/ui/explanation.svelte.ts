// The one explanation that is open.

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

/** How it was asked for: the mouse rests there, the focus came by keys, a finger was held there or tapped in vain. */
type Means = "mouse" | "keys" | "finger";

export const EXPLANATION = "explanation";

class Explanation {
  at: Element | null = $state.raw(null);
  by: Means = $state.raw("mouse");
  private of: (() => Tip | null) | null = $state.raw(null);
  private readonly known = new WeakMap<Element, () => Tip | null>();
  private timer = 0;

  /** What it says now: an open explanation follows what changes under it. */
  get tip(): Tip | null {
    return this.of?.() ?? null;
  }

  learn(element: Element, of: () => Tip | null): void {
    this.known.set(element, of);
  }

  /** The innermost thing around an element that explains itself. */
  around(element: Element | null): Element | null {
    for (let found = element; found; found = found.parentElement) if (this.known.has(found)) return found;
    return null;
  }

  /** Opens it after a while, unless something else happens before. */
  soon(element: Element, by: Means, delay: number): void {
    this.hush();
    this.timer = window.setTimeout(() => this.show(element, by), delay);
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

  /** What was about to open does not. */
  hush(): void {
    clearTimeout(this.timer);
  }

  close(): void {
    this.hush();
    this.at?.removeAttribute("aria-describedby");
    this.at = null;
    this.of = null;
  }

  /** The element is gone from the page. */
  forget(element: Element): void {
    this.known.delete(element);
    if (this.at === element) this.close();
  }
}

export const explanation = new Explanation();
