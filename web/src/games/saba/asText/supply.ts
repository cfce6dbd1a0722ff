import { counted, part, type TextContext } from "../../textParts";
import type { TextPart } from "../../ui";
import { RESOURCES } from "../board";
import type { View } from "../view";

/** The harbour, the reserve and the action cards. */
export function supplyParts(table: TextContext<View>): TextPart[] {
  const { view, words, say } = table;
  const copies = Object.entries(view.action_cards).flatMap(([card, number]) => Array<string>(number).fill(card));
  const held = (type: string, number: number) => `${number} ${words.name("resource", type)}`;
  return [
    ...part(
      say("harbour"),
      view.harbour.flatMap(({ type, count, capacity, after }, slot) => [
        `${say("quay-holds", { slot: slot + 1, number: count, type })} ${say("text-quay-room", { number: capacity })} ${say(`slot-means-${slot + 1}`)}`,
        say("text-after", { slot: slot + 1, slots: after.map(({ type, count }) => held(type, count)).join(", ") }),
      ]),
    ),
    ...part(say("reserve"), [RESOURCES.map((type) => held(type, view.reserve[type])).join(", ")]),
    ...part(say("action-cards"), [
      say("action-deck", { number: view.action_deck.size, discarded: view.action_discard.length }),
      view.action_discard.length > 0 && say("text-discarded", { cards: counted(table, "action-card", view.action_discard) }),
      say("text-all-cards", { cards: counted(table, "action-card", copies) }),
    ]),
  ];
}
