// What a game brings to the page. The page itself knows none by name.

import type { Component } from "svelte";
import { gameInfo } from "../lib/catalog";
import type { Phrasebook } from "../lib/phrasebook";
import type { AnyView, GameEvent, Move, Snapshot } from "../lib/play";
import type { Json } from "../protocol";
import type { Play } from "../table/play.svelte";

/** A key figure of a seat, for the row of seats: an icon of `art/icons`, its value, what it is. */
export interface Figure {
  icon: string;
  value: string | number;
  label: string;
}

/** The lines of a chart of the game's course, one for each seat. */
interface Series {
  /** A message of the game's page texts. */
  label: string;
  /** The value of each seat in a view; null where the viewer does not know it. */
  of(view: AnyView): (number | null)[];
}

/** A heading with what there is to say about it. */
export interface TextPart {
  title: string;
  lines: string[];
}

export interface TourStep {
  /** A message of the game's page texts. */
  text: string;
  /** The `data-place` that is lit. */
  place?: string;
  /** The move that the learner is to make; without one, a button goes on. */
  move?: (move: Move) => boolean;
}

export interface GameUi {
  /** The board itself: everything that all see, and every choice that has a place there. */
  Board: Component<{ play: Play }>;
  /** What only this seat sees. */
  Mine: Component<{ play: Play }>;
  /** The choices that have no place on the board, and the sentence's own controls; without it, plain buttons. */
  Choices?: Component<{ play: Play }>;
  /** What can be settled ahead, also while others are asked: standing orders. */
  StandingOrders?: Component<{ play: Play }>;
  /** Whether a choice is made on the board or in `Mine`, so that the question line need not repeat it. */
  onBoard(move: Move, view: AnyView): boolean;
  /** What all others have, for a tab of its own on phones where the board has no room for it. */
  Others?: Component<{ play: Play }>;
  /** The colour of each seat, as `--seat-COLOUR` and `art/Emblem` know it. */
  colours(view: AnyView): string[];
  figures(view: AnyView, seat: number, words: Phrasebook): Figure[];
  /** A heading for what is going on: "Round 3 · Auction". */
  heading(view: AnyView, words: Phrasebook): string;
  /** The places of the board (`data-place`) that an event happened at. */
  places(entry: GameEvent, view: AnyView): string[];
  /** The place (`data-place`) that a question, or what is being shown, is about: it comes into sight. Without one, where it can be answered does. */
  about?(view: AnyView): string | null;
  /** Whether a line of the log is worth reading; the others are shown only in the full log. */
  worthTelling(entry: GameEvent): boolean;
  /** Whether a line of the log begins a chapter, such as a round; without it, rounds and turns do. */
  chapter?(entry: GameEvent): boolean;
  /** Whether gold or treasure is heard at an event. */
  rings?(entry: GameEvent): boolean;
  /** The whole table in words, for people who read it instead of looking at it; without this, the view as it is. */
  asText?(view: AnyView, words: Phrasebook, names: readonly string[], log: readonly GameEvent[]): TextPart[];
  /** Keys of its own, letters or digits, each with a message of the game's page texts. */
  keys?: [key: string, message: string][];
  /** A standing order in words. */
  order?(order: Json, words: Phrasebook, names: readonly string[]): string;
  /** A snapshot in which much happened, as a story: what to show one after the other, the last of it the snapshot itself. */
  scenes?(before: AnyView, snapshot: Snapshot): Snapshot[];
  series: Series[];
  /** The number of the round or turn, for the chart; `series-along` says which of them it is. */
  round(view: AnyView): number;
  tour: TourStep[];
}

const uis = import.meta.glob<{ ui: GameUi }>("./*/ui.ts");
const tours = import.meta.glob("./*/tour.ts");

/** What a game brings, loaded when it is needed; a game that brings nothing gets the plain one. */
export async function loadGameUi(game: string): Promise<GameUi> {
  const own = uis[`./${game}/ui.ts`];
  if (own) return (await own()).ui;
  const [{ plainGameUi }, info] = await Promise.all([import("./plain"), gameInfo(game)]);
  return plainGameUi(info);
}

export function hasGameUi(game: string): boolean {
  return `./${game}/ui.ts` in uis;
}

/** Whether one can be led through a first game. */
export function hasTour(game: string): boolean {
  return `./${game}/tour.ts` in tours;
}
