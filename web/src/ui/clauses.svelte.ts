// A clause that is named anywhere opens the rule: in the panel of the table, else on the page of the rules.

import { router } from "../lib/router.svelte";
import { clauseAddress } from "./clauseAddress";

class Clauses {
  /** The game of the table, and what it does with a clause; without one, the page of the rules is opened. */
  private table: { game: string; open: (clause: string) => void } | null = $state.raw(null);

  /** Until what it returns is called; a table that has come since stays. */
  sit(game: string, open: (clause: string) => void): () => void {
    const table = (this.table = { game, open });
    return () => {
      if (this.table === table) this.table = null;
    };
  }

  address(clause: string): string {
    return clauseAddress(clause, this.table?.game ?? "");
  }

  open(clause: string): void {
    if (this.table) this.table.open(clause);
    else router.go(this.address(clause));
  }
}

export const clauses = new Clauses();
