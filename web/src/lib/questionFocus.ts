// The keyboard is at home at the question: there the focus goes after an answer, and whenever what had it is gone.

const HOME = "#question";
/** Where questions are answered: whoever is elsewhere, reading or writing, is left there. */
const ANSWERING = '.question, .board, .mine, [data-panel="mine"], [data-panel="others"]';

export function focusQuestion(): void {
  const home = document.querySelector<HTMLElement>(HOME);
  home?.focus({ preventScroll: true });
  if (home?.matches(":focus-visible")) home.scrollIntoView({ block: "nearest" });
}

/** An answer was given. Returns where, for the case that it is refused. */
export function focusAfterAnswer(): Element | null {
  const active = document.activeElement;
  if (!active || active === document.body || active.closest(ANSWERING)) focusQuestion();
  return active;
}

/** The answer was refused: whoever has not gone on meanwhile is back where it was given. */
export function restoreFocus(place: Element | null): void {
  if (document.activeElement === document.querySelector(HOME) && place instanceof HTMLElement && place.isConnected) place.focus({ preventScroll: true });
}

/** Watches over the focus: an element that is removed or cannot be used any more hands it on to the question. */
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
