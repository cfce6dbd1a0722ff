// From what a person chose in the form to the table that the server is asked for.

import { botName } from "../table/names";
import type { GameInfo, NewTable, OptionInfo, TableSettings, WantedSeat } from "../protocol";

export type Value = string | number | boolean | null;
type SeatKind = "me" | "bot" | "open";

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  bot: string;
}

/** What was chosen so far; `options` has only what differs from what the game would take by itself. */
export interface Draft {
  game: GameInfo;
  players: number;
  options: { [name: string]: Value };
  seats: SeatDraft[];
  settings: TableSettings;
}

const BOT = "casual";
const SEATS = 8; // more than any game has

export function settingOf(game: GameInfo, name: string): OptionInfo | undefined {
  return game.options.find((setting) => setting.name === name);
}

/** The value of a setting unless somebody chooses another: by its own default, or as the chosen edition has it. */
export function usual(game: GameInfo, setting: OptionInfo, chosen: { [name: string]: Value }): Value {
  const edition = game.preset_by && settingOf(game, game.preset_by);
  if (!edition || setting === edition) return setting.default;
  const preset = String(chosen[edition.name] ?? edition.default);
  return preset in setting.presets ? setting.presets[preset]! : setting.default;
}

/** One person against bots, as many as usually play. */
export function draftFor(game: GameInfo, name: string): Draft {
  const seats = Array.from({ length: SEATS }, (_, seat): SeatDraft => ({ kind: seat ? "bot" : "me", name: seat ? botName(seat) : name, bot: BOT }));
  const players = settingOf(game, "players")?.default;
  return { game, players: typeof players === "number" ? players : Math.max(...game.players), options: {}, seats, settings: {} };
}

/** The same table with friends in place of bots. */
export function withFriends(draft: Draft): Draft {
  return { ...draft, seats: draft.seats.map((seat) => (seat.kind === "bot" ? { ...seat, kind: "open" } : seat)) };
}

/** The same table with nobody of one's own at it. */
export function botsOnly(draft: Draft): Draft {
  const seats = draft.seats.map((seat, number): SeatDraft => ({ ...seat, kind: "bot", name: botName(number + 1) }));
  return { ...draft, seats };
}

/** Another value of a setting; what is as usual is not kept. */
export function choose(draft: Draft, setting: OptionInfo, value: Value): Draft {
  const { [setting.name]: _, ...others } = draft.options;
  return { ...draft, options: value === usual(draft.game, setting, draft.options) ? others : { ...others, [setting.name]: value } };
}

export function newTable(draft: Draft): NewTable {
  const seats = draft.seats.slice(0, draft.players).map(({ kind, name, bot }): WantedSeat => {
    const called = name.trim() ? { name: name.trim() } : {};
    return kind === "open" ? { kind } : kind === "bot" ? { kind, bot, ...called } : { kind, ...called };
  });
  return { game: draft.game.id, options: { ...draft.options, players: draft.players }, seats, settings: draft.settings };
}

/** Whether the cards are dealt as soon as the table is open. */
export function full(draft: Draft): boolean {
  return draft.seats.slice(0, draft.players).every((seat) => seat.kind !== "open");
}
