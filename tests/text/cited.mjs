// Where the page leads for clauses: { game, clauses: RulesText["clauses"], cited: [...] } on stdin; of each the address, and the anchor there.

import { readFileSync } from "node:fs";

const { findClause } = await import("../../web/src/table/rules.ts");
const { clauseAddress } = await import("../../web/src/ui/clauseAddress.ts");

const { game, clauses, cited } = JSON.parse(readFileSync(0, "utf8"));
const found = cited.map((clause) => {
  const [path, number] = clauseAddress(clause, game).split("#");
  return [path, findClause(clauses, number ?? "")];
});
process.stdout.write(JSON.stringify(found));
