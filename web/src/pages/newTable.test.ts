import { describe, expect, test } from "vitest";
import type { GameInfo, SettingInfo } from "../protocol";
import { botsOnly, choose, draftFor, full, newTable, settingOf, usual, withFriends } from "./newTable";

function setting(name: string, parts: Partial<SettingInfo>): SettingInfo {
  return { name, kind: "choice", default: null, values: [], presets: {}, clauses: [], help: "", low: null, high: null, step: null, ...parts };
}

const game: GameInfo = {
  id: "souk",
  rules: "1",
  title: "Souk",
  year: 2000,
  designers: [],
  publishers: [],
  players: [2, 3, 4],
  modes: [],
  colours: [],
  summary: "",
  criteria: [],
  preset_by: "edition",
  options: [
    setting("players", { default: 3, values: [2, 3, 4] }),
    setting("edition", { default: "consensus", values: ["consensus", "nl"] }),
    setting("points", { default: 1, values: [1, 2], presets: { consensus: 1, nl: 2 } }),
    setting("gold", { kind: "number", default: 50, low: 0, high: 100, step: 10 }),
  ],
};
const points = settingOf(game, "points")!;
const edition = settingOf(game, "edition")!;

describe("a new table", () => {
  test("is one person against as many bots as usual, dealt at once", () => {
    const draft = draftFor(game, " Ann ");
    const { seats, ...rest } = newTable(draft);
    expect(rest).toEqual({ game: "souk", options: { players: 3 }, settings: {} });
    expect(seats![0]).toEqual({ kind: "me", name: "Ann" });
    expect(seats!.slice(1).map((seat) => [seat.kind, seat.bot])).toEqual([["bot", "casual"], ["bot", "casual"]]);
    expect(new Set(seats!.map((seat) => seat.name)).size).toBe(3);
    expect(full(draft)).toBe(true);
  });

  test("with friends has open seats, and waits for them", () => {
    const draft = withFriends(draftFor(game, "Ann"));
    expect(newTable(draft).seats!.slice(1)).toEqual([{ kind: "open" }, { kind: "open" }]);
    expect(full(draft)).toBe(false);
  });

  test("to look on has bots everywhere", () => {
    expect(newTable(botsOnly(draftFor(game, "Ann"))).seats!.every((seat) => seat.kind === "bot")).toBe(true);
  });

  test("sends only options that differ from what the edition has", () => {
    let draft = choose(draftFor(game, ""), points, 1);
    expect(draft.options).toEqual({});
    draft = choose(choose(draft, edition, "nl"), points, 2);
    expect(draft.options).toEqual({ edition: "nl" });
    draft = choose(draft, points, 1);
    expect(newTable(draft).options).toEqual({ edition: "nl", points: 1, players: 3 });
    expect(usual(game, points, draft.options)).toBe(2);
  });

  test("leaves a name out that nobody gave", () => {
    expect(newTable(draftFor(game, "  ")).seats![0]).toEqual({ kind: "me" });
  });
});
