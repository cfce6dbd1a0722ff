// What the log tells about the round at hand.

import type { GameEvent } from "../../lib/play";
import type { CaravanKind, Item, Phase } from "./view";

type SizeOf<Kind> = Kind extends `${infer size}_${Pace}` ? size : never;

/** Caravans, the slow and the fast ones of a size, are sold at one stall. */
export type Pace = "slow" | "fast";
export type Size = SizeOf<CaravanKind>;
export type Stall = Size | Exclude<Item, CaravanKind>;

export const STALLS: readonly Stall[] = ["small", "large", "appearance", "status", "palace", "camel"];

/** The stalls are not set up yet. */
export const BEFORE_MARKET: readonly Phase[] = ["setup", "events", "income", "market"];

/** The entries since the round began. */
function thisRound(log: readonly GameEvent[]): GameEvent[] {
  const start = log.findLastIndex(({ kind }) => kind === "round_begins");
  return log.slice(Math.max(start, 0));
}

/** Who took what from the stalls in this round. */
export function takings(log: readonly GameEvent[]): Partial<Record<Stall, number>> {
  const taken: Partial<Record<Stall, number>> = {};
  for (const { kind, data } of thisRound(log)) {
    const stall = kind === "bought_status_card" ? "status" : kind === "bought_token" ? "appearance" : kind === "bought" ? stallOf(String(data["item"])) : null;
    if (stall) taken[stall] = Number(data["seat"]);
  }
  return taken;
}

/** Whether what lay at a stall in this round was not sold and went back. */
export function wentBack(log: readonly GameEvent[], stall: Stall): boolean {
  const event = stall === "status" ? "status_card_unsold" : stall === "appearance" ? "token_unsold" : null;
  return thisRound(log).some(({ kind }) => kind === event);
}

/** What else a sheik did with the turn: bought nothing, or took the consolation. */
export function outcome(log: readonly GameEvent[], seat: number): string | null {
  const last = thisRound(log).findLast(({ kind, data }) => data["seat"] === seat && OUTCOMES.includes(kind));
  return last?.kind ?? null;
}

const OUTCOMES = ["bought", "bought_status_card", "bought_token", "declined", "took_consolation", "action_lost_to_hind"];

/** What a sheik has bid last in the auction that is running. */
export function lastBid(log: readonly GameEvent[], seat: number): number | null {
  const start = log.findLastIndex(({ kind }) => kind === "auction_opened");
  const last = log.slice(Math.max(start, 0)).findLast(({ kind, data }) => kind === "bid_made" && data["seat"] === seat);
  return last ? Number(last.data["bid"]) : null;
}

/** The event cards played in this round, with their players. */
export function playedEvents(log: readonly GameEvent[]): { card: string; seat: number }[] {
  return thisRound(log)
    .filter(({ kind }) => kind === "event_played")
    .map(({ data }) => ({ card: String(data["card"]), seat: Number(data["seat"]) }));
}

/** The princess whom a change of mind is about: seen last in the deck, or just turned up. */
export function princessInMind(log: readonly GameEvent[]): string | null {
  const last = log.findLast(({ kind }) => kind === "saw_emira_card" || kind === "princess_turned_up");
  const card = last?.data["card"] ?? last?.data["princess"];
  return typeof card === "string" ? card : Array.isArray(card) ? String(card[0]) : null;
}

export function stallOf(item: string): Stall {
  return item.startsWith("small") ? "small" : item.startsWith("large") ? "large" : (item as Stall);
}
