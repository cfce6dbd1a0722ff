// The whole table of Saba in words: the turn, what can be built, the viewer's things, the board, the others.

import type { Phrasebook } from "../../lib/phrasebook";
import type { AnyView, GameEvent } from "../../lib/play";
import { card, outcomePart, part, textContext } from "../textParts";
import type { TextPart } from "../ui";
import { builderParts } from "./asText/builders";
import { cityParts } from "./asText/city";
import { palaceParts } from "./asText/palace";
import { sitesPart } from "./asText/sites";
import { supplyParts } from "./asText/supply";
import type { View } from "./view";

export function asText(any: AnyView, words: Phrasebook, names: readonly string[], log: readonly GameEvent[]): TextPart[] {
  const table = textContext<View>(any, words, names, log);
  const { view, say } = table;
  return [
    ...outcomePart(table),
    ...part(say("path"), [
      say("text-turn-of", { seat: view.active }),
      view.built_this_turn && say("text-built-this-turn"),
      view.special_this_turn && say("text-special-this-turn"),
      say("text-quiet", { turns: view.quiet_turns, limit: view.quiet_limit }),
    ]),
    ...sitesPart(table),
    ...(view.mine ? part(say("hand"), view.mine.hand.length ? view.mine.hand.map((one) => card(table, "action-card", one)) : [say("hand-empty")]) : []),
    ...supplyParts(table),
    ...palaceParts(table),
    ...cityParts(table),
    ...builderParts(table),
    ...part(say("option-mode"), [
      words.name("option-mode", view.mode),
      say("text-limits", { stock: view.stock_limit, hand: view.hand_limit }),
      view.reconstructed.length > 0 && say("reconstructed-note", { tables: view.reconstructed }),
    ]),
  ];
}
