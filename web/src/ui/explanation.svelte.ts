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

const GRACE = 220;
export const EXPLANATION = "explanation";

class Explanation {
  at: Element | null = $state.raw(null);
  private of: (() => Tip | null) | null = $state.raw(null);
  private timer = 0;

  /** What it says now: an open explanation follows what changes under it. */
  get tip(): Tip | null {
    return this.of?.() ?? null;
  }

  show(element: Element, of: () => Tip | null): void {
    clearTimeout(this.timer);
    if (!of()) return;
    if (this.at !== element) this.close();
    this.at = element;
    this.of = of;
    element.setAttribute("aria-describedby", EXPLANATION);
  }

  /** The pointer has left: it may be on its way to the explanation. */
  leave(element: Element): void {
    if (this.at === element) this.timer = window.setTimeout(() => this.close(), GRACE);
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  close(): void {
    clearTimeout(this.timer);
    this.at?.removeAttribute("aria-describedby");
    this.at = null;
    this.of = null;
  }

  /** The element is gone from the page. */
  forget(element: Element): void {
    if (this.at === element) this.close();
  }
}

export const explanation = new Explanation();
