// Makes tables that are too wide scrollable with the keyboard.

export function scrollableTables(element: HTMLElement): () => void {
  const mark = () => {
    for (const table of element.querySelectorAll("table")) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
      else table.removeAttribute("tabindex");
    }
  };
  const watching = new ResizeObserver(mark);
  watching.observe(element);
  return () => watching.disconnect();
}
