import { expect, it } from "vitest";
import type { GameEvent, Snapshot } from "../lib/play";
import type { Chat } from "../protocol";
import { Announced } from "./announcements";

const entry = (number: number): GameEvent => ({ number, kind: "k", clause: "", data: {} });
const snapshot = (first: number, events: number, undone = 0): Snapshot => ({ type: "sight", seat: 0, asked: null, undone, first, events: Array.from({ length: events }, (_, number) => entry(first + number)), view: {} });
const log = (length: number) => Array.from({ length }, (_, number) => entry(number));
const line = (at: number, seat: number | null = 1): Chat => ({ type: "chat", seat, name: "", text: "", at, left: false, word: "" });
const numbers = (entries: GameEvent[]) => entries.map(({ number }) => number);

it("tells every line once, also those of snapshots that were never shown", () => {
  const told = new Announced(snapshot(0, 3), []);
  expect(numbers(told.news(snapshot(0, 3), log(3)))).toEqual([]);
  expect(numbers(told.news(snapshot(3, 2), log(5)))).toEqual([3, 4]);
  expect(numbers(told.news(snapshot(3, 2), log(5)))).toEqual([]);
  expect(numbers(told.news(snapshot(7, 1), log(8)))).toEqual([5, 6, 7]);
});

it("goes on from where a choice was taken back", () => {
  const told = new Announced(snapshot(0, 9), []);
  expect(numbers(told.news(snapshot(6, 0, 1), log(6)))).toEqual([]);
  expect(numbers(told.news(snapshot(6, 2, 1), log(8)))).toEqual([6, 7]);
});

it("tells what others say, and nothing again after a reconnection", () => {
  const told = new Announced(snapshot(0, 0), [line(1)]);
  expect(told.talk([line(1), line(2), line(3, 0)], 0)).toEqual([line(2)]);
  expect(told.talk([], 0)).toEqual([]);
  expect(told.talk([line(1), line(2), line(3, 0), line(4, null)], null)).toEqual([line(4, null)]);
});
