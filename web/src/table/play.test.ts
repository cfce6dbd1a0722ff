import { expect, test } from "vitest";
import type { SeatConnection } from "../lib/live.svelte";
import { words } from "../lib/words.svelte";
import type { TableInfo } from "../protocol";
import { Play } from "./play.svelte";

const connection = { snapshot: { view: { game: "emira" } }, seat: null } as unknown as SeatConnection;

function power(settled: { [setting: string]: string }): string {
  return new Play(null, connection, () => ({ settled }) as unknown as TableInfo).words.name("power", "honeymoon");
}

test("a card says what it does at this table", async () => {
  await words.load("emira");
  const next = power({ hind_duration: "next_round", hind_phase6: "may_be_chosen" });
  const stays = power({ hind_duration: "while_in_palace", hind_phase6: "may_be_chosen" });
  const barred = power({ hind_duration: "next_round", hind_phase6: "barred" });
  expect(new Set([next, stays, barred]).size).toBe(3);
  expect(barred).toContain(next);
});
