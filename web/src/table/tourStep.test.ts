import { expect, test } from "vitest";
import type { TourStep } from "../games/ui";
import { stepFor } from "./tourStep";

const wants = (kind: string): TourStep => ({ text: kind, move: (move) => move.kind === kind });
const tour = [{ text: "look" }, wants("bid"), wants("buy"), wants("none"), { text: "end" }];
const open = (...kinds: string[]) => kinds.map((kind) => ({ kind }));

test("a tour goes on at a later step if that is what is asked", () => {
  expect(stepFor(tour, open("none"), 2)).toBe(3);
});

test("a tour goes back if a choice is to be made again", () => {
  expect(stepFor(tour, open("bid", "pass"), 2)).toBe(1);
});

test("a tour waits if no step fits", () => {
  expect(stepFor(tour, open("draw"), 2)).toBeNull();
});
