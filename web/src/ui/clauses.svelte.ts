// A clause that is named anywhere opens the rule: in the panel of the table, else on the page of the rules.

import { router } from "../lib/router.svelte";

class Clauses {
  /** What a table does with a clause; without one, the page of the rules is opened. */
  opener: ((clause: string) => void) | null = $state.raw(null);

  open(clause: string): void {
    if (this.opener) this.opener(clause);
    else router.go(address(clause));
  }
}

export const clauses = new Clauses();

/** `emira 4.4.2` is `/rules/emira#4.4.2`; a decision such as `D7` stands for all games and has no page of its own. */
export function address(clause: string): string {
  const [game = "", number = ""] = clause.split(" ");
  return number ? `/rules/${game}#${number}` : `/rules/${game}`;
}
