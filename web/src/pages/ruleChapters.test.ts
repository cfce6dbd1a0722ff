import { expect, test } from "vitest";
import { chapters, depth } from "./ruleChapters";

const clause = (number: string) => ({ clause: number, title: number, html: "" });

test("clauses stand by chapter, in their order", () => {
  const found = chapters(["1.1", "1.2", "2", "2.1", "10.1", "E-1", "E-12", "ED-3"].map(clause));
  expect(found.map(({ id, clauses }) => [id, clauses.length])).toEqual([["1", 2], ["2", 2], ["10", 1], ["E", 2], ["ED", 1]]);
});

test("a clause knows how deep it stands", () => {
  expect(["4", "4.4", "4.4.2", "E-9"].map(depth)).toEqual([1, 2, 3, 2]);
});
