import { counted, part, type TextContext } from "../../textParts";
import type { TextPart } from "../../ui";
import type { View } from "../view";
import { princessText } from "./princess";

type Deck = View["emira_deck"] | View["status_deck"] | View["event_deck"];

/** What is still to come, as far as is known, and what is gone. */
export function decksPart(table: TextContext<View>): TextPart[] {
  const { view, words, say } = table;
  const { emira_deck, status_deck, event_deck, gone_princesses, used_events } = view;
  const described = emira_deck.coming.map(({ position }) => position);
  const known = (deck: Deck, kind: string, told: number[] = []) => {
    return [
      ...deck.known.filter(({ position }) => !told.includes(position)).map(({ position, card }) => say("text-known", { position, card: words.name(kind, card) })),
      ...deck.somewhere.map(({ cards, among }) => say("text-somewhere", { cards: counted(table, kind, cards), among })),
    ];
  };
  return part(say("text-decks"), [
    say("board-deck-emira", { size: emira_deck.size }),
    ...known(emira_deck, "princess", described),
    emira_deck.swapped.length > 0 && say("text-swapped-places", { places: emira_deck.swapped.join(", ") }),
    ...emira_deck.coming.map(({ position, ...princess }) => say("text-coming", { position, princess: princessText(table, princess) })),
    gone_princesses.length > 0 && say("text-gone", { princesses: gone_princesses }),
    say("board-deck-status", { size: status_deck.size }),
    ...known(status_deck, "status"),
    say("board-deck-event", { size: event_deck.size }),
    ...known(event_deck, "event-card"),
    used_events.length > 0 && say("text-used", { cards: counted(table, "event-card", used_events) }),
  ]);
}
