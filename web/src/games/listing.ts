// How games are listed on the first page; loaded at once, before any table is opened.

import type { Component } from "svelte";
import type { GameInfo } from "../protocol";
import { hasTour } from "./ui";

export interface Listing {
  /** The picture on its cover. */
  Cover: Component;
  /** Its position in the list; lower numbers come first. */
  place: number;
}

const files = import.meta.glob<{ listing: Listing }>("./*/listing.ts", { eager: true });
const listingOf = (game: string): Listing | undefined => files[`./${game}/listing.ts`]?.listing;

/** How many games have a position of their own. */
export const places = Object.keys(files).length;

export function coverOf(game: string): Component | undefined {
  return listingOf(game)?.Cover;
}

/** Sorted by position; games without one come last, by title. */
export function inOrder(games: GameInfo[]): GameInfo[] {
  const place = ({ id }: GameInfo) => listingOf(id)?.place ?? Infinity;
  return games.toSorted((one, other) => (place(one) === place(other) ? one.title.localeCompare(other.title) : place(one) - place(other)));
}

/** The game offered to newcomers: the first one with a tour. */
export function firstTour(games: GameInfo[]): GameInfo | undefined {
  return inOrder(games).find(({ id }) => hasTour(id));
}
