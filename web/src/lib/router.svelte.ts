// The open page, by its path: `/`, `/t/ID`, `/t/ID/replay`, `/rules/GAME`, `/learn/GAME`.

import { rooted, unrooted } from "./root";

class Router {
  path = $state(unrooted(location.pathname));
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    const before = this.path;
    history[replace ? "replaceState" : "pushState"](null, "", rooted(path));
    this.read();
    if (this.path !== before) scrollTo(0, 0); // the page itself scrolls to an anchor
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  private read(): void {
    this.path = unrooted(location.pathname);
    this.hash = location.hash;
  }

  /** Links within the site open without a reload. */
  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin || event.defaultPrevented) return;
    event.preventDefault();
    this.go(unrooted(link.pathname) + link.hash);
  }
}

export const router = new Router();
