// Helpers for writing a table as text, for people who read or listen instead of looking.

import { capital, type Phrasebook } from "../lib/phrasebook";
import type { AnyView, GameEvent } from "../lib/play";
import type { Json } from "../protocol";
import type { TextPart } from "./ui";

/** What a table's text is written from: the view and the words. */
export interface TextContext<View> {
  view: View;
  words: Phrasebook;
  names: readonly string[];
  log: readonly GameEvent[];
  say(message: string, facts?: Json): string;
}

export function textContext<View>(view: AnyView, words: Phrasebook, names: readonly string[], log: readonly GameEvent[]): TextContext<View> {
  const say = (message: string, facts: Json = {}) => words.say(message.replaceAll("_", "-"), facts, names) ?? message;
  return { view: view as unknown as View, words, names, log, say };
}

/** A part without its empty lines; no part if nothing is left. */
export function part(title: string, lines: (string | false | null | undefined)[]): TextPart[] {
  const said = lines.filter((line) => typeof line === "string" && line !== "").map((line) => capital(String(line)));
  return said.length ? [{ title: capital(title), lines: said }] : [];
}

/** A card's name and its effect. */
export function card({ words }: Pick<TextContext<unknown>, "words">, kind: string, thing: string): string {
  return [words.name(kind, thing), words.effect(kind, thing)].filter(Boolean).join(": ");
}

/** The names of things, with equal ones counted. */
export function counted({ words, say }: Pick<TextContext<unknown>, "words" | "say">, kind: string, things: readonly string[]): string {
  const all = things.map((thing) => words.name(kind, thing));
  const several = (name: string) => all.filter((other) => other === name).length;
  return [...new Set(all)].map((name) => (several(name) > 1 ? say("text-several", { name, number: several(name) }) : name)).join(", ");
}

/** The heading of a seat: name, colour, and whether it is the viewer's. */
export function seatTitle({ words, say }: Pick<TextContext<unknown>, "words" | "say">, seat: number, colour: string, own: boolean): string {
  return say(own ? "text-you" : "text-seat", { seat, colour: words.name("colour", colour) });
}

/** The seats in turn order, the viewer's first. */
export function ownFirst(seats: number[], own: number | null): number[] {
  const start = own === null ? 0 : Math.max(seats.indexOf(own), 0);
  return [...seats.slice(start), ...seats.slice(0, start)];
}

/** How the game ended: who won and how, and everybody's scores. */
export function outcomePart({ view, words, say }: TextContext<Pick<AnyView, "result">>): TextPart[] {
  const { result } = view;
  if (!result) return [];
  const value = (one: unknown) => (typeof one === "boolean" ? say(one ? "text-yes" : "text-no") : one);
  const standing = (seat: number, rank: number) => {
    const scores = Object.entries(result.scores[seat] ?? {}).map(([column, one]) => say("text-score", { column: words.name("score", column), value: value(one) }));
    return say("text-place", { rank, seat, scores: scores.join(", ") });
  };
  return part(say("end-scores"), [
    say("text-won", { seats: result.winners }),
    words.ending(result.ending),
    ...result.ranking.flatMap((seats, number) => seats.map((seat) => standing(seat, 1 + result.ranking.slice(0, number).flat().length))),
  ]);
}
