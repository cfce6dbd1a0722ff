// Links to a table, and links that open a seat there: `/t/ID#key=TOKEN&seat=N`. Browsers never send what follows the #.

import { rooted } from "./root";

interface SeatLink {
  table: string;
  seat: string;
  token: string;
}

export function tableLink(table: string): string {
  return location.origin + rooted(`/t/${table}`);
}

export function seatLink({ table, seat, token }: SeatLink): string {
  return `${tableLink(table)}#${new URLSearchParams({ key: token, seat }).toString()}`;
}

export function keyInLink(path: string, hash: string): SeatLink | null {
  const [, place, table] = path.split("/");
  const parts = new URLSearchParams(hash.slice(1));
  const [token, seat] = [parts.get("key"), parts.get("seat")];
  return place === "t" && table && token && seat && /^\d+$/.test(seat) ? { table, seat, token } : null;
}
