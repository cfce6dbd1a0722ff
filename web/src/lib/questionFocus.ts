// The keyboard focus returns to the question after an answer, and whenever the focused element disappears.

const HOME = "#question";
/** Where questions are answered; the focus is left alone anywhere else, such as in the log or the chat. */
const ANSWERING = '.question, .board, .mine, [data-panel="mine"], [data-panel="others"]';

export function focusQuestion(): void {
  const home = document.querySelector<HTMLElement>(HOME);
  home?.focus({ preventScroll: true });
  if (home?.matches(":focus-visible")) home.scrollIntoView({ block: "nearest" });
}

/** Moves the focus after an answer. Returns where it was, in case the answer is refused. */
export function focusAfterAnswer(): Element | null {
  const active = document.activeElement;
  if (!active || active === document.body || active.closest(ANSWERING)) focusQuestion();
  return active;
}

/** After a refusal, moves the focus back to where the answer was given, unless it has moved on. */
export function restoreFocus(place: Element | null): void {
  if (document.activeElement === document.querySelector(HOME) && place instanceof HTMLElement && place.isConnected) place.focus({ preventScroll: true });
}

/** Moves the focus to the question when its element is removed or disabled. Returns a function that stops this. */
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
