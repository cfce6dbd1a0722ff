import { expect, test } from "vitest";
import type { MyTable, TableInfo } from "../protocol";
import { asking, sorted } from "./mine";

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
  expect(asking(keys, 2)).toEqual({ b: ["z"], c: [] });
  expect(asking(keys, 3)["a"]).toEqual(["x", "y", "h"]);
});
