// What people at a table are called.

import { t } from "../lib/words.svelte";
import type { TableInfo } from "../protocol";

/** Bots that were given no name of their own are called by their level; two of a level are numbered. */
export function namesOf(table: TableInfo | null): string[] {
  const names = (table?.seats ?? []).map((seat) => (seat.kind === "bot" && seat.name === seat.bot ? t(`bot-${seat.bot}`) : seat.name) || t("seat-open", { number: seat.seat + 1 }));
  return names.map((name, seat) => {
    const same = names.filter((other) => other === name).length;
    return same > 1 ? t("name-numbered", { name, number: names.slice(0, seat + 1).filter((other) => other === name).length }) : name;
  });
}
