import { expect, it } from "vitest";
import type { GameInfo } from "../protocol";
import { coverOf, firstTour, inOrder, places } from "./listing";

const game = (id: string, title = id) => ({ id, title }) as GameInfo;
const own = Object.keys(import.meta.glob("./*/listing.ts")).map((file) => file.split("/")[1]!);

it("has a place of its own for every game that brings one", () => {
  const ordered = inOrder(own.map((id) => game(id))).map(({ id }) => id);
  expect(places).toBe(own.length);
  expect(inOrder([...own].reverse().map((id) => game(id))).map(({ id }) => id)).toEqual(ordered);
  for (const id of own) expect(coverOf(id)).toBeDefined();
});

it("puts games from elsewhere last, by title", () => {
  const games = [game("z", "Zebra"), game("a", "Ants"), ...own.map((id) => game(id))];
  expect(inOrder(games).slice(own.length).map(({ id }) => id)).toEqual(["a", "z"]);
  expect(coverOf("z")).toBeUndefined();
});

it("leads newcomers through the first game that has a tour", () => {
  const games = [game("a"), ...own.map((id) => game(id))];
  expect(firstTour(games)?.id).toBe(inOrder(games)[0]!.id);
  expect(firstTour([game("a")])).toBeUndefined();
});
