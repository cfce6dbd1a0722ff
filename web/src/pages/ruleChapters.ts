// The clauses of a rules text by chapter: 4.4.2 is in chapter 4, E-9 among the E clauses.

import type { RuleClause } from "../protocol";

export interface Chapter {
  id: string;
  clauses: RuleClause[];
}

export function chapters(clauses: RuleClause[]): Chapter[] {
  const found: Chapter[] = [];
  for (const clause of clauses) {
    const id = /^(\d+|[A-Z]+)/.exec(clause.clause)?.[1] ?? clause.clause;
    const last = found.at(-1);
    if (last?.id === id) last.clauses.push(clause);
    else found.push({ id, clauses: [clause] });
  }
  return found;
}

/** The nesting depth of a clause: 1 for 4, 3 for 4.4.2. */
export function depth(clause: string): number {
  return clause.split(/[.-]/).length;
}
