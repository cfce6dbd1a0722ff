// What people at a table are called.

import { t } from "../lib/words.svelte";
import type { TableInfo } from "../protocol";

/** Bots are called as people in the tales are, so that the log reads well. */
const COMPANY = ["Safiya", "Harun", "Leila", "Omar", "Yasmin", "Idris"];

/** What a bot in a seat is called, unless others are called so. */
export function botName(seat: number, others: readonly string[] = []): string {
  const from = (seat + COMPANY.length - 1) % COMPANY.length; // the first seat is mostly a person's
  const names = [...COMPANY.slice(from), ...COMPANY.slice(0, from)];
  return names.find((name) => !others.includes(name)) ?? names[0]!;
}

/** The server calls bots that were given no name by their level: here they have one, everywhere the same. Equal names are numbered. */
export function namesOf(table: Pick<TableInfo, "seats"> | null): string[] {
  const names = (table?.seats ?? []).map((seat) => (seat.kind === "bot" && seat.name === seat.bot ? "" : seat.name));
  for (const { seat, kind } of table?.seats ?? []) names[seat] ||= kind === "bot" ? botName(seat, names) : t("seat-open", { number: seat + 1 });
  return names.map((name, seat) => {
    const same = names.filter((other) => other === name).length;
    return same > 1 ? t("name-numbered", { name, number: names.slice(0, seat + 1).filter((other) => other === name).length }) : name;
  });
}
