// What the board's components read from a view of Aladdin's Dragons.

import type { AnyView } from "$lib/play";
import type { Json } from "../../protocol";
import type { Play } from "../../table/play.svelte";
import type { Artifact, Declared, Piece, Room, Space, SpaceName, Spell, TreasureKind, View } from "./view";

export type { Piece, Room, Space, TreasureKind } from "./view";
export type Treasure = Record<TreasureKind, number>;
export type Cave = Extract<SpaceName, `cave_${string}`>;
/** Everything that can be on a card. */
export type Item = Spell | Artifact;

export const KINDS: readonly TreasureKind[] = ["crown", "pearl", "gem", "cup", "bar"];
const ARTIFACTS: readonly Item[] = ["lamp", "counterspell", "astral_double", "flying_carpet", "key", "scroll", "artifact"];

export function isArtifact(item: Item): item is Artifact {
  return ARTIFACTS.includes(item);
}

export function isCave(id: SpaceName): id is Cave {
  return id.startsWith("cave_");
}

export function seen(view: AnyView): View {
  return view as unknown as View;
}

export function viewOf(play: Play): View {
  return seen(play.view);
}

export function colour(view: View, seat: number): string {
  return view.screens[seat]?.colour ?? "";
}

export function spaceOf(view: View, id: string): Space | undefined {
  return view.spaces.find((space) => space.space === id);
}

export function roomOf(view: View, id: string): Room | undefined {
  return view.rooms.find((room) => room.room === id);
}

/** The place that is being scored. */
export function scoring(view: View): Space | undefined {
  return view.spaces.find((space) => space.state === "scoring");
}

/** The declared item that is taking effect. */
export function acting({ window }: View): Declared | undefined {
  return window?.acting == null ? undefined : window.batch[window.acting];
}

/** The places in the spotlight: the target of a spell, and the place being scored. */
export function atHand(view: View): SpaceName[] {
  return [acting(view)?.space, scoring(view)?.space].filter((place) => place !== undefined);
}

export function row(id: SpaceName): "caves" | "city" | "palace" {
  if (isCave(id)) return "caves";
  return id.startsWith("room_") || id === "guard_room" ? "palace" : "city";
}

/** The players at a place, or there when it was scored, with their pieces; the strongest first once that is known. */
export function groups(view: View, space: Space): { seat: number; pieces: Piece[] }[] {
  const there = space.ranking.length ? space.ranking : view.order;
  return there
    .map((seat) => ({ seat, pieces: space.pieces.filter((piece) => piece.owner === seat) }))
    .filter(({ seat, pieces }) => pieces.length || space.smuggler === seat || space.strengths[seat] !== undefined);
}

/** Whether a player is ahead of another only by turn order. */
export function tied(space: Space, seat: number): boolean {
  const mine = space.strengths[seat];
  return mine !== undefined && Object.entries(space.strengths).some(([other, strength]) => Number(other) !== seat && strength === mine);
}

export function total(units: Treasure): number {
  return KINDS.reduce((sum, kind) => sum + units[kind], 0);
}

/** A game's words and the names at its table. */
export type Speaker = Pick<Play, "words"> & { names: readonly string[] };

/** A message from the game's page texts. */
export function say(play: Speaker, message: string, facts: Json = {}): string {
  return play.words.say(message, facts, play.names) ?? message;
}
