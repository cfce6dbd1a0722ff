// What Emira's board needs of the words and the view.

import type { Json } from "../../protocol";
import type { Play } from "../../table/play.svelte";
import type { Princess, View } from "./view";

export type { Princess, Sheik, Suit } from "./view";

export function emira(play: Play): View {
  return play.view as unknown as View;
}

/** The seats clockwise, the viewer's first. */
export function turnOrder(view: View, seat: number | null): number[] {
  return view.sheiks.map((_, step) => (step + (seat ?? 0)) % view.players);
}

export function say(play: Play, message: string, facts: Json = {}): string {
  return play.words.say(message.replaceAll("_", "-"), facts, play.names) ?? message;
}

export function name(play: Play, kind: string, thing: unknown): string {
  return play.words.name(kind, thing);
}

/** A princess's wishes and talents. */
export function princessLines(play: Play, princess: Princess): [string, string][] {
  const wishes = princess.likes.filter((wish) => wish !== "none").map((wish) => name(play, "preference", wish));
  const lines: [string, string][] = [[say(play, "board-likes"), wishes.join(" · ")]];
  if (princess.talents.length) {
    lines.push([say(play, "board-talents"), princess.talents.map((talent) => name(play, "talent", talent)).join(" · ")]);
  }
  return lines;
}

export function power(play: Play, princess: Princess): string {
  return princess.power ? name(play, "power", princess.power) : say(play, "board-no-power");
}

/** The address of a clause in Emira's rules. */
export const clause = (number: string): string => `emira ${number}`;
