// Makes a long list a single tab stop; the up and down keys lead through its links and buttons, starting at the end.

const WAYS: { [key: string]: (at: number, last: number) => number } = {
  ArrowUp: (at, last) => (at < 0 ? last : Math.max(0, at - 1)),
  ArrowDown: (at, last) => (at < 0 ? last : Math.min(last, at + 1)),
  Home: () => 0,
  End: (_, last) => last,
};

/** `{@attach roving}` on the list, which is the tab stop; its links have `tabindex="-1"`. */
export function roving(list: HTMLElement): () => void {
  const key = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const stops = [...list.querySelectorAll<HTMLElement>("a, button")];
    if (!way || !stops.length || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = stops[way(stops.indexOf(document.activeElement as HTMLElement), stops.length - 1)]!;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" });
  };
  list.addEventListener("keydown", key);
  return () => list.removeEventListener("keydown", key);
}
