// Checks the shuffle of a finished game in the browser, against what this device has kept.

import type { Json } from "../protocol";
import { commitOf, fingerprintOf, type Part, seedOf } from "./salts";

/** The shuffle's part of `GET /api/tables/ID/game`. */
interface Proof {
  scheme?: number;
  table: string;
  deal: number;
  commitment: string;
  secret: string;
  commitments: (string | null)[];
  salts: (string | null)[];
  names: string[];
}

/**
 * `mine`: correct, with salts of this device; `others`: correct, with other players' salts; `absent`: the same, but the server
 * says that this device did not reveal in time; `nobody`: correct, but nobody took part; `old`: the old scheme with open salts; `none`: no proof.
 */
export interface Verdict {
  kind: "mine" | "others" | "absent" | "wrong" | "nobody" | "old" | "none";
  names: string[];
}

const verdict = (kind: Verdict["kind"], names: string[] = []): Verdict => ({ kind, names });

export function judge(save: Json, table: string, part: Part): Verdict {
  const proof = save["shuffle"] as Proof | undefined;
  if (!proof) return verdict("none");
  if (proof.scheme !== 2) return verdict("old");
  const own = Object.entries(part.deal === proof.deal ? part.salts : {});
  const right =
    proof.table === table &&
    commitOf(proof.secret) === proof.commitment &&
    proof.salts.every((salt, seat) => salt === null || commitOf(salt) === proof.commitments[seat]) &&
    seedOf(proof.secret, proof.table, proof.deal, proof.salts) === save["seed"] &&
    (part.fixed === null || part.deal !== proof.deal || part.fixed === fingerprintOf(table, proof.deal, proof.commitment, proof.commitments));
  if (!right) return verdict("wrong");
  const names = proof.salts.flatMap((salt, seat) => (salt === null ? [] : [proof.names[seat] ?? ""]));
  if (own.some(([seat, salt]) => proof.salts[Number(seat)] === salt)) return verdict("mine", names);
  if (own.some(([seat, salt]) => proof.commitments[Number(seat)] === commitOf(salt))) return verdict("absent", names);
  return names.length ? verdict("others", names) : verdict("nobody");
}
