// The keyboard focus lives at the question: it goes there after an answer, and whenever the element that had it is gone.

const HOME = "#question";
/** Where questions are answered: somebody who is elsewhere, reading or writing, is left in peace. */
const ANSWERING = '.question, .board, .mine, [data-panel="mine"], [data-panel="others"]';

export function focusQuestion(): void {
  const home = document.querySelector<HTMLElement>(HOME);
  home?.focus({ preventScroll: true });
  if (home?.matches(":focus-visible")) home.scrollIntoView({ block: "nearest" });
}

/** After an answer. Returns where it was given, in case it is refused. */
export function focusAfterAnswer(): Element | null {
  const active = document.activeElement;
  if (!active || active === document.body || active.closest(ANSWERING)) focusQuestion();
  return active;
}

/** After a refusal: back to where the answer was given, unless the focus has moved on. */
export function restoreFocus(place: Element | null): void {
  if (document.activeElement === document.querySelector(HOME) && place instanceof HTMLElement && place.isConnected) place.focus({ preventScroll: true });
}

/** An element that is removed or disabled hands the focus on to the question. Returns what ends that. */
export function watchFocus(): () => void {
  let last: Element | null = null;
  const gone = (element: Element) => !element.isConnected || element.matches(":disabled") || !element.getClientRects().length;
  const remember = (event: FocusEvent) => (last = event.target as Element);
  const look = () => {
    const active = document.activeElement;
    if (!last || (active && active !== document.body && active !== last) || !gone(last)) return;
    last = null;
    focusQuestion();
  };
  const watcher = new MutationObserver(() => requestAnimationFrame(look));
  document.addEventListener("focusin", remember);
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled", "hidden"] });
  return () => {
    document.removeEventListener("focusin", remember);
    watcher.disconnect();
  };
}
