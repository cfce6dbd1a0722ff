// The whole table in words.

import type { Phrasebook } from "$lib/phrasebook";
import type { AnyView } from "$lib/play";
import type { Json } from "../../protocol";
import type { TextPart } from "../face";
import { groups, roomOf, seen, type Space } from "./seen";

export function asText(any: AnyView, words: Phrasebook, names: readonly string[]): TextPart[] {
  const view = seen(any);
  const say = (message: string, facts: Json = {}) => words.say(message, facts, names) ?? "";
  const prize = (space: Space): string[] => {
    const room = roomOf(view, space.space);
    if (space.treasure) return [say("text-treasure", { amounts: (space.niches ?? []).filter(Boolean).join(", ") || say(space.closed ? "cave-closed" : "cave-empty") })];
    if (room) return [room.on_sale ? say("on-sale", { artifact: room.on_sale }) : "", room.artifacts ? say("pile-left", { number: room.artifacts }) : say("sold-out")];
    if (space.space === "guard_room") return [view.guard === null ? say("guard-unknown") : say("guard-strength", { guard: view.guard }), ...view.admitted.map((seat) => say("is-admitted", { seat }))];
    return [];
  };
  const places = view.spaces.map((space) => {
    const there = groups(view, space).flatMap(({ seat, pieces }) => [
      ...pieces.map((piece) => say("piece", piece)),
      ...(space.strengths[seat] === undefined ? [] : [say("text-strength", { seat, strength: space.strengths[seat] })]),
    ]);
    return { title: words.name("heading", space.space), lines: [...prize(space), space.sealed ? say("sealed") : "", there.join("; ") || say("text-empty")].filter(Boolean) };
  });
  const people = view.order.map((seat, turn) => {
    const screen = view.screens[seat]!;
    const magic = view.mode === "magic" ? [say("spells-in-hand", { number: screen.spells }), say("uses-left", { number: screen.uses_left })] : [];
    const front = screen.in_front.map((artifact) => say("used-artifact", { artifact }));
    return { title: names[seat] ?? "", lines: [turn === 0 ? say("has-camel", { seat }) : "", say("text-tokens", { number: screen.tokens }), say("artifacts-owned", { number: screen.artifacts }), ...magic, ...front].filter(Boolean) };
  });
  const mine = view.mine && {
    title: say("text-mine"),
    lines: [
      say("text-my-tokens", { values: view.mine.tokens.join(", ") || say("text-empty") }),
      say("text-my-treasure", { units: view.mine.treasure }),
      ...view.mine.artifacts.map((artifact) => `${words.name("artifact", artifact)}: ${words.effect("artifact", artifact)}`),
      ...view.mine.spells.map((spell) => `${words.name("item", spell)}: ${words.effect("item", spell)}`),
    ],
  };
  return [...places, ...people, ...(mine ? [mine] : [])];
}
