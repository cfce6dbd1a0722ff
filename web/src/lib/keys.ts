// The tokens of seats, kept on this device by table. They are never in a URL that is sent to a server.

import type { Keys } from "../protocol";
import { forgetSalts } from "./salts";

export interface Key {
  host: string | null;
  seats: { [seat: string]: string };
  game: string;
  at: number;
  /** A tour, which nobody is waiting to continue. */
  tour?: boolean;
}

const PLACE = "serai.keys";

export function allKeys(): { [table: string]: Key } {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof found === "object" && found !== null ? (found as { [table: string]: Key }) : {};
  } catch {
    return {};
  }
}

export function keyOf(table: string): Key | null {
  return allKeys()[table] ?? null;
}

/** Adds the tokens of a server's answer to those on the device. */
export function keep(keys: Keys, tour = false): void {
  const known = keyOf(keys.table.id);
  store(keys.table.id, {
    host: keys.host ?? known?.host ?? null,
    seats: { ...known?.seats, ...keys.seats },
    game: keys.table.game,
    at: Date.now(),
    tour: tour || known?.tour,
  });
}

/** Keeps a token that came with a link, in the part of the URL that is not sent. */
export function keepToken(table: string, seat: string, token: string, game = ""): void {
  const known = keyOf(table);
  store(table, { host: known?.host ?? null, seats: { ...known?.seats, [seat]: token }, game: known?.game || game, at: Date.now() });
}

/** In a rematch everybody plays with their old token, one seat further on. */
export function keepForRematch(table: string, rematch: string, players: number): void {
  const known = keyOf(table);
  if (!known || keyOf(rematch)) return;
  const seats = Object.fromEntries(Object.entries(known.seats).map(([seat, token]) => [(Number(seat) + 1) % players, token]));
  store(rematch, { ...known, seats, at: Date.now() });
}

/** A player on this device has left the seat. */
export function dropSeat(table: string, seat: number): void {
  const known = keyOf(table);
  if (!known) return;
  const { [seat]: _, ...seats } = known.seats;
  store(table, { ...known, seats });
}

export function forget(table: string): void {
  const all = allKeys();
  delete all[table];
  forgetSalts(table);
  localStorage.setItem(PLACE, JSON.stringify(all));
}

export function tokensOf(table: string): string[] {
  return Object.values(keyOf(table)?.seats ?? {});
}

function store(table: string, key: Key): void {
  localStorage.setItem(PLACE, JSON.stringify({ ...allKeys(), [table]: key }));
}
