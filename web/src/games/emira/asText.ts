// The whole table of Emira in words: what is at stake, then the viewer's things, then the others'.

import type { Phrasebook } from "../../lib/phrasebook";
import type { AnyView, GameEvent } from "../../lib/play";
import { outcomePart, part, textContext } from "../textParts";
import type { TextPart } from "../ui";
import { auctionPart } from "./asText/auction";
import { cityParts } from "./asText/city";
import { decksPart } from "./asText/decks";
import { marketPart } from "./asText/market";
import { mineParts } from "./asText/mine";
import { sheikParts } from "./asText/sheik";
import type { View } from "./view";

export function asText(any: AnyView, words: Phrasebook, names: readonly string[], log: readonly GameEvent[]): TextPart[] {
  const table = textContext<View>(any, words, names, log);
  const { view, say } = table;
  return [
    ...outcomePart(table),
    ...auctionPart(table),
    ...cityParts(table),
    ...marketPart(table),
    ...mineParts(table),
    ...sheikParts(table),
    ...decksPart(table),
    ...part(say("option-mode"), [words.name("option-mode", view.mode), say("text-goal-needs", view.princesses_needed)]),
  ];
}
