// One's own tables in the order in which one wants them: those that wait first, then what goes on, then what is over.

import type { MyTable, TableInfo } from "../protocol";

export interface Mine extends MyTable {
  table: TableInfo;
}

const RANK = { playing: 1, waiting: 2, over: 3 };

function rank(mine: Mine): number {
  return mine.waiting.length ? 0 : RANK[mine.table.status];
}

export function sorted(found: MyTable[]): Mine[] {
  const there = found.filter((mine): mine is Mine => mine.table !== null);
  return there.sort((one, other) => rank(one) - rank(other) || other.table.changed - one.table.changed);
}

/** The tokens to ask with, of the tables that were last used; a host's own is one as well. */
export function asking(keys: { [table: string]: { host: string | null; seats: { [seat: string]: string }; at: number } }, most: number): { [table: string]: string[] } {
  const latest = Object.entries(keys).sort(([, one], [, other]) => other.at - one.at);
  return Object.fromEntries(latest.slice(0, most).map(([table, key]) => [table, [...Object.values(key.seats), ...(key.host ? [key.host] : [])]]));
}
