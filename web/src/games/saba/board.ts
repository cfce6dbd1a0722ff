// Shared by the board's components: the view, lists of names, and where pieces come from.

import type { Json } from "../../protocol";
import type { GameEvent } from "../../lib/play";
import type { Play } from "../../table/play.svelte";
import type { Quarter, Resource, Site, View } from "./view";

export type { Builder, Quarter, Resource, Site } from "./view";

export const RESOURCES: readonly Resource[] = ["alabaster", "sandstone", "ebony", "gold"];
export type Amounts = Record<Resource, number>;

/** The quarters in the order of the street (8.5). */
export const STREETS: readonly Quarter[] = ["stonemason", "carpenter", "money_changer", "mason", "goldsmith", "bazaar"];

export const PIECES = ["", "arch", "fountain", "pillar"] as const;
const CARDS = ["harbour_a", "harbour_b"] as const;

export function seen(play: Play): View {
  return play.view as unknown as View;
}

/** Messages from the game's page texts. */
export function saying(play: Play): (message: string, facts?: Json) => string {
  return (message, facts = {}) => play.words.say(message, facts, play.names) ?? message;
}

/** Amounts as a list of pieces: `["alabaster", "alabaster", "gold"]`. */
export function pieces(amounts: Amounts): Resource[] {
  return RESOURCES.flatMap((type) => Array<Resource>(amounts[type]).fill(type));
}

/** A list of pieces, each with its number among those of its type. */
export function numbered(amounts: Amounts): { type: Resource; nth: number }[] {
  return RESOURCES.flatMap((type) => Array.from({ length: amounts[type] }, (_, number) => ({ type, nth: number + 1 })));
}

/** Whether the figure on a space of a quarter may still be used. */
export function isReady(view: View, quarter: Quarter, space: number): boolean {
  return view.ready.some((place) => place === `${quarter}_${space}`);
}

/** Whether a seat can pay for a card on a site from its stock alone. */
export function payable(site: Site, seat: number | null): boolean {
  return seat !== null && (site.payable[seat] ?? false);
}

export function harbourSlots(view: View, seat: number | null): { card: string; up: number; down: number }[] {
  const builder = seat === null ? undefined : view.builders[seat];
  if (!builder) return [];
  return CARDS.map((card, number) => ({ card, up: builder.harbour_cards[number] ?? 0, down: builder.undersides[number] ?? 0 }));
}

/** The place that a new piece in a seat's stock came from, according to the latest events. */
export function source(fresh: GameEvent[], seat: number): string {
  for (const { kind, data } of [...fresh].reverse()) {
    const whose = data["seat"] === seat;
    if (kind === "harbour_taken" && whose) return `harbour-${String(data["slot"])}`;
    if (data["quarter"] && data["type"] && whose) return `quarter-${String(data["quarter"])}`;
    if (kind === "resource_robbed" && whose) return `stock-${String(data["opponent"])}`;
    if (kind === "merchant_took" && whose) return `stock-${String(data["opponent"])}`;
    if (kind === "merchant_gave" && data["opponent"] === seat) return `stock-${String(data["seat"])}`;
  }
  return "reserve";
}

/** The places of the board where an event happened. */
export function placesOf({ kind, data }: GameEvent): string[] {
  const found: string[] = [];
  const add = (prefix: string, value: unknown) => value !== undefined && value !== null && found.push(`${prefix}-${String(value)}`);
  add("garden", data["garden"]);
  add("site", data["site"]);
  add("harbour", data["slot"]);
  for (const part of ["quarter", "from", "to"]) add("quarter", data[part]);
  if (kind === "harbour_slots_swapped") ["first", "second"].forEach((part) => add("harbour", data[part]));
  if (kind === "built") add("garden", String(data["card"]).split("_").at(-1));
  if (kind.includes("serail") && !kind.includes("interim")) found.push("serail");
  const destination = data["destination"];
  if (typeof destination === "string") found.push(destination.startsWith("balcony_") ? `garden-${destination.slice(8)}` : destination.replaceAll("_", "-"));
  return found;
}
