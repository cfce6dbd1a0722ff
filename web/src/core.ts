// What every game shares. Written by `python3 dev.py types` from what the core declares.

import type { Json } from "./protocol";

/** a verb as `kind`, and its arguments by name */
export type Move = { kind: string } & Json;

/** Why something is not possible, or what speaks for it: a code with its numbers, and the clause it rests on. */
export type RefusalData = {
  code: string;
  clause: string;
  numbers: Json;
};

/** What one might want to do but may not. */
export type Blocked = {
  move: Move;
  why: RefusalData;
};

export type NumberRange = {
  kind: string;
  argument: string;
  from: number;
  to: number;
  step: number;
};

/** The open question. Only its own seat has moves; a veiled one does not tell the others who is asked. */
export type Decision = {
  kind: string;
  sealed: boolean;
  veiled: boolean;
  seat?: number;
  clause?: string;
  moves?: Move[];
  blocked?: Blocked[];
  range?: NumberRange;
  facts?: Json;
};

/** Something that happened, with its clause. */
export type EventData = {
  kind: string;
  clause: string;
  data: Json;
};

/** One that a viewer was told of, counted from 0 for this viewer alone. */
export type NumberedEvent = {
  kind: string;
  clause: string;
  data: Json;
  number: number;
};

/** A move, the chance to win that it is thought to give, and what speaks for it. */
export type AdviceData = {
  move: Move;
  chance: number;
  why: RefusalData;
};
