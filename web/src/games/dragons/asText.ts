// The whole table of Aladdin's Dragons in words: what is going on, then the viewer's things, the places, the others.

import type { Phrasebook } from "$lib/phrasebook";
import type { AnyView, GameEvent } from "$lib/play";
import { outcomePart, part, textContext } from "../textParts";
import type { TextPart } from "../ui";
import { bankPart } from "./asText/bank";
import { mineParts } from "./asText/mine";
import { placeParts } from "./asText/places";
import { screenParts } from "./asText/screens";
import { windowParts } from "./asText/window";
import type { View } from "./view";

export function asText(any: AnyView, words: Phrasebook, names: readonly string[], log: readonly GameEvent[]): TextPart[] {
  const table = textContext<View>(any, words, names, log);
  const { view, say } = table;
  return [
    ...outcomePart(table),
    ...windowParts(table),
    ...mineParts(table),
    ...placeParts(table),
    ...screenParts(table),
    ...bankPart(table),
    ...part(say("option-mode"), [words.name("option-mode", view.mode), view.reconstructed.length > 0 && say("reconstructed-note")]),
  ];
}
