// Where the server is: at the root of its host, or under a path at which a proxy has put it. The server writes that path into the page.

const root = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="root-path"]')?.content ?? "";

/** The address of a path of ours, such as `/t/ID` or `/api/games`. */
export function rooted(path: string, under = root): string {
  return under + path;
}

/** The path of ours that an address of the browser stands for. */
export function unrooted(pathname: string, under = root): string {
  return pathname === under || pathname.startsWith(`${under}/`) ? pathname.slice(under.length) || "/" : pathname;
}
