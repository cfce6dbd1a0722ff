// This device's tables, most urgent first: those waiting for a decision, then running games, then finished ones.

import { api } from "../lib/api";
import { allKeys, forget, type Key } from "../lib/keys";
import { originOf } from "../lib/origin";
import type { MyTable, TableInfo } from "../protocol";

export interface Mine extends MyTable {
  table: TableInfo;
}

const RANK = { playing: 1, dealing: 1, waiting: 2, over: 4 };
const WHAT_IF = 3;

/** Whether the table is waiting for this device; what-if tables do not count. */
export function calls(mine: Mine): boolean {
  return mine.waiting.length > 0 && !originOf(mine.table);
}

/** Whether no other person plays at the table. */
export function isAlone({ table, host, seats }: Mine): boolean {
  return host && table.seats.every((seat) => seat.kind !== "person" || seats.includes(seat.seat));
}

function rank(mine: Mine): number {
  if (mine.table.status !== "over" && originOf(mine.table)) return WHAT_IF;
  return calls(mine) ? 0 : RANK[mine.table.status];
}

export function sorted(found: MyTable[]): Mine[] {
  const there = found.filter((mine): mine is Mine => mine.table !== null);
  return there.sort((one, other) => rank(one) - rank(other) || other.table.changed - one.table.changed);
}

/** The tokens to ask with, including the host's: those of the most recently used tables, without tours. */
export function tokensToAsk(keys: { [table: string]: Pick<Key, "host" | "seats" | "at" | "tour"> }, most: number): { [table: string]: string[] } {
  const games = Object.entries(keys).filter(([, key]) => !key.tour);
  const latest = games.sort(([, one], [, other]) => other.at - one.at);
  return Object.fromEntries(latest.slice(0, most).map(([table, key]) => [table, [...Object.values(key.seats), ...(key.host ? [key.host] : [])]]));
}

const MOST = 60;

/** This device's tables as they are now; deleted ones are forgotten. Null if the server does not answer. */
export async function fetchMyTables(): Promise<Mine[] | null> {
  const keys = tokensToAsk(allKeys(), MOST);
  if (!Object.keys(keys).length) return [];
  const found = await api.mine(keys).catch(() => null);
  for (const { id, table } of found ?? []) if (!table) forget(id);
  return found && sorted(found);
}
