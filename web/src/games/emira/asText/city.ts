import { part, type TextContext } from "../../textParts";
import type { TextPart } from "../../ui";
import { playedEvents } from "../story";
import type { View } from "../view";
import type { Princess, Suit } from "../words";
import { princessText } from "./princess";

/** The princesses who choose now or later, the undecided ones, and the effects of event cards. */
export function cityParts(table: TextContext<View>): TextPart[] {
  const { view, say } = table;
  const suits = (those: Princess[], princess: Princess) => [
    princessText(table, princess),
    ...view.courtship.filter(({ card }) => card === princess.card && those.includes(princess)).flatMap((suit) => suitText(table, suit, princess)),
  ];
  return [
    ...part(say("board-city"), [
      view.last_round && say("board-last-round"),
      ...(view.in_play.length ? view.in_play.flatMap((princess) => suits(view.in_play, princess)) : [say(`board-phase-${view.phase}`)]),
      ...view.later.flatMap((princess) => [say("board-later", { princess: princess.card }), princessText(table, princess)]),
      view.late.length > 0 && say("text-late", { princesses: view.late }),
      say("text-arrivals", { odd: view.events_in_force.arrivals[0], even: view.events_in_force.arrivals[1] }),
    ]),
    ...part(say("board-bench"), view.undecided.flatMap((princess) => suits(view.undecided, princess))),
    ...part(say("board-events"), eventLines(table)),
  ];
}

function suitText({ words, say }: TextContext<View>, suit: Suit, { likes }: Princess): string[] {
  const wishes = likes.filter((wish) => wish !== "none");
  return suit.sheiks.map(({ values, stands }, seat) => {
    const named = values.map((value, number) => `${words.name("preference", wishes[number] ?? "none")} ${value ?? say("board-gold-hidden")}`);
    return say("text-suitor", { seat, princess: suit.card, values: named.join(", "), stands: say(`board-${stands}`) });
  });
}

function eventLines({ view, words, log, say }: TextContext<View>): string[] {
  const { golden_times, interrupt_spice_trade, sick_camels, bazaar, noble_merchandise } = view.events_in_force;
  const played = playedEvents(log).map(({ card, seat }) => say("text-event", { seat, card, effect: words.effect("event-card", card) }));
  const holding = { golden_times, interrupt_spice_trade: Number(interrupt_spice_trade), sick_camels: Number(sick_camels) };
  const lines = [
    ...played,
    ...Object.entries(holding).flatMap(([card, number]) => (number ? [say("text-in-force", { card, number })] : [])),
    ...Object.entries({ bazaar, noble_merchandise }).flatMap(([card, seat]) => (seat === null ? [] : [say("text-in-force-for", { card, seat })])),
  ];
  return lines.length ? lines : [say("board-no-events")];
}
