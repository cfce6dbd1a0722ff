import { card, part, type TextContext } from "../../textParts";
import type { TextPart } from "../../ui";
import type { TreasureKind, View } from "../view";

/** What only this seat sees: its tokens, treasure and cards, and what it is choosing just now. */
export function mineParts(table: TextContext<View>): TextPart[] {
  const { view, words, say } = table;
  const { mine } = view;
  if (!mine) return [];
  const kinds = (way: TreasureKind[]) => way.map((kind) => words.name("kinds", kind)).join(" + ");
  return [
    ...part(say("text-mine"), [
      (mine.left ?? mine.total) !== null && say("text-choosing", { left: mine.left, total: mine.total }),
      mine.limits && say("text-limits", { units: mine.limits }),
      mine.bribe !== null && say("text-bribe", { bribe: mine.bribe }),
      mine.price && say("text-price", { price: mine.price.join(" + ") }),
      mine.left_after !== null && say("left-after", { number: mine.left_after }),
      ...mine.payments.map((way) => say("text-payment", { kinds: kinds(way) })),
      mine.drawn.length > 0 && say("text-drawn"),
      ...mine.drawn.map((spell) => card(table, "item", spell)),
      say("text-my-tokens", { values: mine.tokens.join(", ") || say("list-empty") }),
      say("text-my-treasure", { units: mine.treasure }),
    ]),
    ...part(say("my-artifacts"), mine.artifacts.map((artifact) => card(table, "artifact", artifact))),
    ...part(say("text-my-spells"), mine.spells.map((spell) => card(table, "item", spell))),
  ];
}
