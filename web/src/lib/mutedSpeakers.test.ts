import { beforeEach, expect, test, vi } from "vitest";
import type { Chat } from "../protocol";
import { MutedSpeakers } from "./mutedSpeakers.svelte";

const line = (parts: Partial<Chat>): Chat => ({ type: "chat", seat: 1, name: "Ben", text: "Hello", at: 0, left: false, word: "", ...parts });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test("who is muted is not heard, at this table and after coming back", () => {
  const muted = new MutedSpeakers("abc");
  muted.toggle(1);
  muted.toggle("spectators");
  for (const one of [muted, new MutedSpeakers("abc")]) {
    expect(one.hides(line({}))).toBe(true);
    expect(one.hides(line({ seat: null, name: "" }))).toBe(true);
    expect(one.hides(line({ seat: 2 }))).toBe(false);
  }
  expect(new MutedSpeakers("other").hides(line({}))).toBe(false);
  muted.toggle(1);
  expect(new MutedSpeakers("abc").hides(line({}))).toBe(false);
});

test("system messages are heard by all", () => {
  const muted = new MutedSpeakers("abc");
  muted.toggle(1);
  expect(muted.hides(line({ left: true }))).toBe(false);
  expect(muted.hides(line({ word: "bot" }))).toBe(false);
});
