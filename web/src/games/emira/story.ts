// What the log says about the current round.

import type { GameEvent } from "../../lib/play";
import type { CaravanKind, CaravanSize, Item, Phase } from "./view";

/** The slow and the fast caravan of a size share a stall. */
export type Pace = "slow" | "fast";
export type Stall = CaravanSize | Exclude<Item, CaravanKind>;

export const STALLS: readonly Stall[] = ["small", "large", "appearance", "status", "palace", "camel"];

/** Phases before the stalls are set up. */
export const BEFORE_MARKET: readonly Phase[] = ["setup", "events", "income", "market"];

/** The entries since the round began. */
function thisRound(log: readonly GameEvent[]): GameEvent[] {
  const start = log.findLastIndex(({ kind }) => kind === "round_begins");
  return log.slice(Math.max(start, 0));
}

/** Who took what from the stalls this round. */
export function takings(log: readonly GameEvent[]): Partial<Record<Stall, number>> {
  const taken: Partial<Record<Stall, number>> = {};
  for (const { kind, data } of thisRound(log)) {
    const stall = kind === "bought_status_card" ? "status" : kind === "bought_token" ? "appearance" : kind === "bought" ? stallOf(String(data["item"])) : null;
    if (stall) taken[stall] = Number(data["seat"]);
  }
  return taken;
}

/** Whether a stall's goods went back unsold this round. */
export function wentBack(log: readonly GameEvent[], stall: Stall): boolean {
  const event = stall === "status" ? "status_card_unsold" : stall === "appearance" ? "token_unsold" : null;
  return thisRound(log).some(({ kind }) => kind === event);
}

/** How a sheik's turn ended: with a purchase, with nothing, or with the consolation. */
export function outcome(log: readonly GameEvent[], seat: number): string | null {
  const last = thisRound(log).findLast(({ kind, data }) => data["seat"] === seat && OUTCOMES.includes(kind));
  return last?.kind ?? null;
}

const OUTCOMES = ["bought", "bought_status_card", "bought_token", "declined", "took_consolation", "action_lost_to_hind"];

/** A sheik's last bid in the current auction. */
export function lastBid(log: readonly GameEvent[], seat: number): number | null {
  const start = log.findLastIndex(({ kind }) => kind === "auction_opened");
  const last = log.slice(Math.max(start, 0)).findLast(({ kind, data }) => kind === "bid_made" && data["seat"] === seat);
  return last ? Number(last.data["bid"]) : null;
}

/** The event cards played this round, with their players. */
export function playedEvents(log: readonly GameEvent[]): { card: string; seat: number }[] {
  return thisRound(log)
    .filter(({ kind }) => kind === "event_played")
    .map(({ data }) => ({ card: String(data["card"]), seat: Number(data["seat"]) }));
}

/** The princess whose mind may be changed: the one last seen in the deck, or just revealed. */
export function princessInMind(log: readonly GameEvent[]): string | null {
  const last = log.findLast(({ kind }) => kind === "saw_emira_card" || kind === "princess_turned_up");
  const card = last?.data["card"] ?? last?.data["princess"];
  return typeof card === "string" ? card : Array.isArray(card) ? String(card[0]) : null;
}

export function stallOf(item: string): Stall {
  return item.startsWith("small") ? "small" : item.startsWith("large") ? "large" : (item as Stall);
}
