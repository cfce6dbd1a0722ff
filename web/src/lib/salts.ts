// This device's salts for shuffles, and a hash of all commitments as it saw them, kept by table.

import { fromHex, hex, hmac, sha256 } from "./sha256";

export interface Part {
  /** The number of the deal that they are for; another deal gets new salts. */
  deal: number;
  salts: { [seat: string]: string };
  /** A hash of all commitments when dealing began. */
  fixed: string | null;
}

const PLACE = "serai.salts";
const BYTES = 32;

export const newSalt = (): string => hex(crypto.getRandomValues(new Uint8Array(BYTES)));
export const commitOf = (salt: string): string => hex(sha256(fromHex(salt)));

const canonical = (parts: unknown[]): Uint8Array => new TextEncoder().encode(JSON.stringify(parts));

export function fingerprintOf(table: string, deal: number, commitment: string, commits: (string | null)[]): string {
  return hex(sha256(canonical([table, deal, commitment, ...commits])));
}

export function seedOf(secret: string, table: string, deal: number, salts: (string | null)[]): string {
  return hex(hmac(fromHex(secret), canonical([table, deal, ...salts])));
}

function all(): { [table: string]: Part } {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof found === "object" && found !== null ? (found as { [table: string]: Part }) : {};
  } catch {
    return {};
  }
}

/** This device's part in a deal; nothing from an earlier deal that was called off is used again. */
export function partOf(table: string, deal: number): Part {
  const known = all()[table];
  return known?.deal === deal ? known : { deal, salts: {}, fixed: null };
}

export function keepPart(table: string, part: Part): void {
  localStorage.setItem(PLACE, JSON.stringify({ ...all(), [table]: part }));
}

export function keepSalt(table: string, deal: number, seat: string | number, salt: string): void {
  const part = partOf(table, deal);
  keepPart(table, { ...part, salts: { ...part.salts, [seat]: salt } });
}

export function forgetSalts(table: string): void {
  const { [table]: _, ...others } = all();
  localStorage.setItem(PLACE, JSON.stringify(others));
}
