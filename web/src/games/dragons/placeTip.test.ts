import { expect, test } from "vitest";
import type { SeatConnection } from "$lib/live.svelte";
import { words } from "$lib/words.svelte";
import type { TableInfo } from "../../protocol";
import { Play } from "../../table/play.svelte";
import { tipOf } from "./placeTip";
import type { Space, SpaceName } from "./view";

const connection = { snapshot: { view: { game: "dragons", rooms: [] } }, seat: null } as unknown as SeatConnection;
const place = (space: SpaceName): Space => ({ space, state: "open", sealed: false, smuggler: null, pieces: [], strengths: {}, ranking: [], own: null });
const about = (space: SpaceName, settled: { [setting: string]: string | number }) => tipOf(new Play(null, connection, () => ({ settled }) as unknown as TableInfo), place(space), null).text;

test("a place says what it gives at this table", async () => {
  await words.load("dragons");
  expect(about("market", { market_units: 3 })).toContain("3");
  expect(about("market", { market_units: 5 })).toContain("5");
  const later = about("caravanserai", { camel_takes_effect: "next_round" });
  expect(about("caravanserai", { camel_takes_effect: "at_once" })).not.toBe(later);
  expect(about("guard_room", {})).toBeTruthy();
});
