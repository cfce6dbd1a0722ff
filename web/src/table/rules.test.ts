import { describe, expect, it } from "vitest";
import { findClause, search } from "./rules";

const clauses = [
  { clause: "emira 4", title: "Auctions", html: "<p>Everybody bids.</p>" },
  { clause: "emira 4.4", title: "Price", html: "<p>Camels make it <b>cheaper</b>. Très cher.</p>" },
];

describe("the rules", () => {
  it("open at a clause, at its first part, or at the one that it is part of", () => {
    expect(findClause(clauses, "emira 4.4")).toBe("emira 4.4");
    expect(findClause(clauses, "4.4.2")).toBe("emira 4.4");
    expect(findClause([clauses[1]!], "emira 4")).toBe("emira 4.4");
    expect(findClause(clauses, "emira 9")).toBeNull();
  });

  it("are searched by words, whatever their marks and case", () => {
    expect(search(clauses, "CHEAPER tres").map(({ clause }) => clause)).toEqual(["emira 4.4"]);
    expect(search(clauses, "").length).toBe(2);
    expect(search(clauses, "<b>").length).toBe(0);
  });
});
