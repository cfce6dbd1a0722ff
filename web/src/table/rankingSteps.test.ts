import { expect, test } from "vitest";
import type { AnyView } from "../lib/play";
import type { CriterionInfo } from "../protocol";
import { rankingSteps } from "./rankingSteps";

const CRITERIA: CriterionInfo[] = [
  { name: "points", modes: null },
  { name: "scrolls", modes: ["magic"] },
  { name: "order", modes: null },
];

function outcomes(mode: string, ranking: number[][], scores: { [name: string]: number }[]) {
  const result = { ending: "over", winners: ranking[0]!, ranking, scores } as AnyView["result"];
  return rankingSteps(CRITERIA, { mode, result }).map(({ name, outcome, scores }) => [name, outcome, scores?.map(({ value }) => value) ?? null]);
}

test("the first criterion that differs has decided", () => {
  expect(outcomes("basic", [[1], [0], [2]], [{ points: 5 }, { points: 7 }, { points: 1 }])).toEqual([
    ["points", "apart", [7, 5]],
    ["order", "unneeded", null],
  ]);
});

test("a tie leads to the next one, in the modes where it counts", () => {
  const tied = [{ points: 5, scrolls: 1 }, { points: 5, scrolls: 2 }];
  expect(outcomes("magic", [[1], [0]], tied).map(([name, outcome]) => [name, outcome])).toEqual([["points", "equal"], ["scrolls", "apart"], ["order", "unneeded"]]);
});

test("what is no score has decided when all scores are equal", () => {
  expect(outcomes("basic", [[1], [0]], [{ points: 5 }, { points: 5 }])).toEqual([
    ["points", "equal", [5, 5]],
    ["order", "apart", null],
  ]);
});

test("who shares the victory with all was not told apart", () => {
  expect(outcomes("basic", [[0, 1]], [{ points: 5 }, { points: 5 }])).toEqual([
    ["points", "equal", [5, 5]],
    ["order", "unneeded", null],
  ]);
});
