// Turns the form for a new table into the request to the server.

import { botName } from "../table/names";
import type { GameInfo, NewTable, SettingInfo, TableSettings, WantedSeat } from "../protocol";

export type Value = string | number | boolean | null;
type SeatKind = "me" | "bot" | "open";

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  bot: string;
}

/** What has been chosen so far; `options` has only values that differ from the usual ones. */
export interface Draft {
  game: GameInfo;
  players: number;
  options: { [name: string]: Value };
  seats: SeatDraft[];
  settings: TableSettings;
}

const BOT = "casual";
const SEATS = 8; // more than any game needs

export function settingOf(game: GameInfo, name: string): SettingInfo | undefined {
  return game.options.find((setting) => setting.name === name);
}

/** A setting's usual value: the one of the chosen edition, or else its default. */
export function usual(game: GameInfo, setting: SettingInfo, chosen: { [name: string]: Value }): Value {
  const edition = game.preset_by && settingOf(game, game.preset_by);
  if (!edition || setting === edition) return setting.default;
  const preset = String(chosen[edition.name] ?? edition.default);
  return preset in setting.presets ? setting.presets[preset]! : setting.default;
}

/** One person against the usual number of bots. */
export function draftFor(game: GameInfo, name: string): Draft {
  const seats = Array.from({ length: SEATS }, (_, seat): SeatDraft => ({ kind: seat ? "bot" : "me", name: seat ? botName(seat) : name, bot: BOT }));
  const players = settingOf(game, "players")?.default;
  return { game, players: typeof players === "number" ? players : Math.max(...game.players), options: {}, seats, settings: {} };
}

/** The same table with open seats for friends in place of bots. */
export function withFriends(draft: Draft): Draft {
  return { ...draft, seats: draft.seats.map((seat) => (seat.kind === "bot" ? { ...seat, kind: "open" } : seat)) };
}

/** The same table with bots in all seats, to look on. */
export function botsOnly(draft: Draft): Draft {
  const seats = draft.seats.map((seat, number): SeatDraft => ({ ...seat, kind: "bot", name: botName(number + 1) }));
  return { ...draft, seats };
}

/** Chooses a setting's value; usual values are not kept. */
export function choose(draft: Draft, setting: SettingInfo, value: Value): Draft {
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

/** Whether no seat is open, so that the cards are dealt at once. */
export function full(draft: Draft): boolean {
  return draft.seats.slice(0, draft.players).every((seat) => seat.kind !== "open");
}
