// Links to clauses open the rule in the table's panel or, away from a table, on the rules page.

import { router } from "../lib/router.svelte";
import { clauseAddress } from "./clauseAddress";

class Clauses {
  /** The current table's game, and how it opens a clause; null away from a table. */
  private table: { game: string; open: (clause: string) => void } | null = $state.raw(null);

  /** Registers a table. Returns a function that removes it, unless another one has come since. */
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
