// Takes part in the shuffle automatically: commits to a salt while the table waits, and reveals it when the host deals.

import type { NewTable, SeatInfo, TableInfo } from "../protocol";
import { api } from "./api";
import { keyOf } from "./keys";
import { commitOf, fingerprintOf, keepPart, keepSalt, newSalt, partOf } from "./salts";

const underWay = new Map<string, Promise<unknown>>();

/** Takes the next step for every seat of this device. A step that fails is tried again at the table's next change. */
export async function takePart(table: TableInfo, arriving: boolean): Promise<void> {
  if (!table.shuffle.together || (table.status !== "waiting" && table.status !== "dealing")) return;
  const tokens = keyOf(table.id)?.seats ?? {};
  if (table.status === "dealing" && Object.keys(tokens).length) keepCommitments(table);
  const steps = table.seats.map((seat) => {
    const token = tokens[seat.seat];
    if (!token || seat.kind !== "person") return null;
    return table.status === "waiting" ? commit(table, seat, token, arriving) : reveal(table, seat, token);
  });
  await Promise.all(steps);
}

/** If several devices play a seat, the last to arrive provides the salt, so that they do not keep replacing each other's. */
function commit(table: TableInfo, seat: SeatInfo, token: string, arriving: boolean): Promise<void> | null {
  const deal = table.shuffle.deal;
  const salt = partOf(table.id, deal).salts[seat.seat] ?? newSalt();
  const promised = commitOf(salt);
  if (seat.commit === promised || (seat.commit && !arriving)) return null;
  keepSalt(table.id, deal, seat.seat, salt);
  return once(`${table.id} ${seat.seat} ${promised}`, () => api.commit(table.id, seat.seat, promised, token));
}

/** Only reveals a salt whose commitment is final; otherwise others could still choose theirs to suit it. */
function reveal(table: TableInfo, seat: SeatInfo, token: string): Promise<void> | null {
  const salt = partOf(table.id, table.shuffle.deal).salts[seat.seat];
  if (!salt || seat.salt || commitOf(salt) !== seat.commit) return null;
  return once(`${table.id} ${seat.seat} ${salt}`, () => api.reveal(table.id, seat.seat, salt, token));
}

/** Keeps all commitments as this device first saw them, to be compared when the game is over. */
function keepCommitments(table: TableInfo): void {
  const part = partOf(table.id, table.shuffle.deal);
  const commits = table.seats.map((seat) => seat.commit || null);
  if (part.fixed === null) keepPart(table.id, { ...part, fixed: fingerprintOf(table.id, part.deal, table.commitment, commits) });
}

async function once(what: string, step: () => Promise<unknown>): Promise<void> {
  const known = underWay.get(what);
  const going = known ?? step().catch(() => undefined);
  underWay.set(what, going);
  await going;
  underWay.delete(what);
}

/** Adds a commitment for every seat of this device to a table to be opened; also returns the salts, to be kept once it is open. */
export function withCommits(wanted: NewTable): { wanted: NewTable; salts: { [seat: string]: string } } {
  const salts: { [seat: string]: string } = {};
  const seats = (wanted.seats ?? []).map((seat, number) => {
    if (seat.kind !== "me") return seat;
    const salt = (salts[number] = newSalt());
    return { ...seat, commit: commitOf(salt) };
  });
  return { wanted: { ...wanted, seats }, salts };
}
