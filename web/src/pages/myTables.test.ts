import { expect, test } from "vitest";
import type { MyTable, TableInfo } from "../protocol";
import { calls, sorted, tokensToAsk } from "./myTables";

function mine(id: string, status: TableInfo["status"], changed: number, waiting: number[] = []): MyTable {
  return { id, table: { id, status, changed } as TableInfo, seats: [0], host: false, waiting };
}

test("tables that wait come first, then what goes on, what has not begun, what is over; the latest first", () => {
  const found = [mine("over", "over", 9), mine("room", "waiting", 8), mine("old", "playing", 1), mine("new", "playing", 7), mine("mine", "playing", 2, [0])];
  expect(sorted(found).map(({ id }) => id)).toEqual(["mine", "new", "old", "room", "over"]);
});

test("tables that are gone are left out", () => {
  expect(sorted([{ id: "gone", table: null, seats: [], host: false, waiting: [] }])).toEqual([]);
});

test("asks with all tokens of the tables that were last used", () => {
  const keys = { a: { host: "h", seats: { "0": "x", "2": "y" }, at: 1 }, b: { host: null, seats: { "1": "z" }, at: 3 }, c: { host: null, seats: {}, at: 2 } };
  expect(tokensToAsk(keys, 2)).toEqual({ b: ["z"], c: [] });
  expect(tokensToAsk(keys, 3)["a"]).toEqual(["x", "y", "h"]);
});

test("a tour is asked about no more, and a what-if table waits for nobody", () => {
  expect(tokensToAsk({ a: { host: null, seats: { "0": "x" }, at: 1, tour: true } }, 2)).toEqual({});
  const whatIf = { ...mine("if", "playing", 9, [0]) };
  whatIf.table = { ...whatIf.table!, parent: "abc/moments/3?seat=0" };
  const own = mine("own", "playing", 1);
  expect(sorted([whatIf, own, mine("over", "over", 10)]).map(({ id }) => id)).toEqual(["own", "if", "over"]);
  expect(sorted([whatIf]).map(calls)).toEqual([false]);
});
