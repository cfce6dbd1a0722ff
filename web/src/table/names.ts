// The names of the players at a table.

import { t } from "../lib/words.svelte";
import type { SeatInfo, TableInfo } from "../protocol";

/** Bots have names from the Arabian Nights, so that the log reads well. */
const COMPANY = ["Safiya", "Harun", "Leila", "Omar", "Yasmin", "Idris"];

/** The name of a bot in a seat, avoiding names that are taken. */
export function botName(seat: number, others: readonly string[] = []): string {
  const from = (seat + COMPANY.length - 1) % COMPANY.length; // the first seat usually belongs to a person
  const names = [...COMPANY.slice(from), ...COMPANY.slice(0, from)];
  return names.find((name) => !others.includes(name)) ?? names[0]!;
}

/** Whether a bot was given no name: the server calls it by its level, the second one with a number. */
const isUnnamed = ({ kind, name, bot }: SeatInfo): boolean => kind === "bot" && bot !== null && name.replace(/ \(\d+\)$/, "") === bot;

/** The names of all seats. Bots without a name get one; equal names are numbered. */
export function namesOf(table: Pick<TableInfo, "seats"> | null): string[] {
  const names = (table?.seats ?? []).map((seat) => (isUnnamed(seat) ? "" : seat.name));
  for (const { seat, kind } of table?.seats ?? []) names[seat] ||= kind === "bot" ? botName(seat, names) : t("seat-open", { number: seat + 1 });
  return names.map((name, seat) => {
    const same = names.filter((other) => other === name).length;
    return same > 1 ? t("name-numbered", { name, number: names.slice(0, seat + 1).filter((other) => other === name).length }) : name;
  });
}
