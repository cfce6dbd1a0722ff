// The path of the server: the root of its host, or where a proxy has put it. The server writes it into the page.

const root = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="root-path"]')?.content ?? "";

/** The URL of one of our paths, such as `/t/ID` or `/api/games`. */
export function rooted(path: string, under = root): string {
  return under + path;
}

/** Our path for a URL of the browser. */
export function unrooted(pathname: string, under = root): string {
  return pathname === under || pathname.startsWith(`${under}/`) ? pathname.slice(under.length) || "/" : pathname;
}
