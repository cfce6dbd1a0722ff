// What a game brings to the page, which knows no game by name.

import type { Component } from "svelte";
import { gameInfo } from "../lib/catalog";
import type { Phrasebook } from "../lib/phrasebook";
import type { AnyView, EventData, GameEvent, Move, Snapshot } from "../lib/play";
import type { Json } from "../protocol";
import type { Play } from "../table/play.svelte";

/** A key figure in the row of seats: an icon from `art/icons`, a value and a label. */
export interface Figure {
  icon: string;
  value: string | number;
  label: string;
}

/** A chart of the course of the game, with a line for each seat. */
interface Series {
  /** A message of the game's page texts. */
  label: string;
  /** The value of each seat in a view; null where the viewer does not know it. */
  of(view: AnyView): (number | null)[];
}

/** A heading with the lines below it. */
export interface TextPart {
  title: string;
  lines: string[];
}

export interface TourStep {
  /** A message of the game's page texts. */
  text: string;
  /** The `data-place` that is highlighted. */
  place?: string;
  /** The move that the learner is to make; without one, a button leads on. */
  move?: (move: Move) => boolean;
}

export interface GameUi {
  /** The board: everything public, and every choice that has a place there. */
  Board: Component<{ play: Play }>;
  /** The seat's own things. */
  Mine: Component<{ play: Play }>;
  /** The question's controls and the choices without a place on the board; plain buttons if it is missing. */
  Choices?: Component<{ play: Play }>;
  /** Controls for standing orders, which can also be given while others are asked. */
  StandingOrders?: Component<{ play: Play }>;
  /** Whether a choice is made on the board or in `Mine`, so that the question need not repeat it. */
  onBoard(move: Move, view: AnyView): boolean;
  /** The other players' things, for a tab of their own where the board has no room for them. */
  Others?: Component<{ play: Play }>;
  /** The colour of each seat, as in `--seat-COLOUR` and `art/Emblem`. */
  colours(view: AnyView): string[];
  figures(view: AnyView, seat: number, words: Phrasebook): Figure[];
  /** What is going on: "Round 3 · Auction". */
  heading(view: AnyView, words: Phrasebook): string;
  /** The places of the board (`data-place`) where an event happened. */
  places(event: GameEvent, view: AnyView): string[];
  /** The place (`data-place`) that the question or the events shown are about, which is scrolled into view; without one, the place where the question is answered is. */
  about?(view: AnyView): string | null;
  /** Whether an event is worth telling; the others appear only in the full log. */
  worthTelling(event: GameEvent): boolean;
  /** Whether an event begins a chapter of the log; if it is missing, rounds and turns do. */
  chapter?(event: EventData): boolean;
  /** Whether an event makes the sound of gold. */
  rings?(event: GameEvent): boolean;
  /** The whole table in words, for people who read instead of looking; the plain view if it is missing. */
  asText?(view: AnyView, words: Phrasebook, names: readonly string[], log: readonly GameEvent[]): TextPart[];
  /** The game's own keys, letters or digits, each with a message of its page texts. */
  keys?: [key: string, message: string][];
  /** A standing order in words. */
  order?(order: Json, words: Phrasebook, names: readonly string[]): string;
  /** The scenes of a snapshot in which much happened, to be shown one by one; the last is the snapshot itself. */
  scenes?(before: AnyView, snapshot: Snapshot): Snapshot[];
  series: Series[];
  /** The number of the round or turn, for the chart; the message `series-along` says which. */
  round(view: AnyView): number;
  tour: TourStep[];
}

const uis = import.meta.glob<{ ui: GameUi }>("./*/ui.ts");
const tours = import.meta.glob("./*/tour.ts");

/** A game's user interface, loaded on demand; a game without one gets the plain one. */
export async function loadGameUi(game: string): Promise<GameUi> {
  const own = uis[`./${game}/ui.ts`];
  if (own) return (await own()).ui;
  const [{ plainGameUi }, info] = await Promise.all([import("./plain"), gameInfo(game)]);
  return plainGameUi(info);
}

export function hasGameUi(game: string): boolean {
  return `./${game}/ui.ts` in uis;
}

/** Whether there is a tour of a first game. */
export function hasTour(game: string): boolean {
  return `./${game}/tour.ts` in tours;
}
