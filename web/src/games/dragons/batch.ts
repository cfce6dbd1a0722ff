// What has been declared in the open window.

import { say, type Speaker } from "./seen";
import type { Declared, View } from "./view";

/** The items in the order in which they take effect. */
export function inOrder(view: View): { item: Declared; number: number }[] {
  const { batch = [], in_turn: numbers = [] } = view.window ?? {};
  return numbers.flatMap((number) => (batch[number] ? [{ item: batch[number], number }] : []));
}

/** What an item is aimed at, to be added to its name. */
export function targetOf(play: Speaker, view: View, item: Declared): string {
  const pieces = view.spaces.flatMap((space) => space.pieces);
  const piece = pieces.find((found) => found.piece === item.piece);
  const parts = [
    item.artifact && item.owner !== undefined ? say(play, "target-loan", { artifact: item.artifact, owner: item.owner }) : "",
    item.artifact && item.owner === undefined ? play.words.name("artifact", item.artifact) : "",
    piece ? say(play, "piece", piece) : "",
    item.spell ? play.words.name("item", item.spell) : "",
    item.space ? play.words.name("heading", item.space) : "",
  ].filter(Boolean);
  return parts.length ? say(play, "target-list", { targets: parts.join(" → ") }) : "";
}
