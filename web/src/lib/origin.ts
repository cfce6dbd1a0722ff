// The game that a what-if table comes from.

import type { TableInfo } from "../protocol";

interface Origin {
  table: string;
  moment: number;
  /** The point of view: a seat, or `none` for a spectator. */
  eyes: string;
}

/** The moment of another game that a table was forked from; null for other tables. */
export function originOf(table: Pick<TableInfo, "parent"> | null): Origin | null {
  const found = /^([\w-]+)\/moments\/(\d+)(?:\?seat=(\w+))?$/.exec(table?.parent ?? "");
  return found && { table: found[1]!, moment: Number(found[2]), eyes: found[3] ?? "none" };
}

export function wayBack({ table, moment, eyes }: Origin): string {
  return `/t/${table}/replay/${moment}/${eyes}`;
}
