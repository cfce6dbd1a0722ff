// The whole table in words, for who reads instead of looking.

import type { Phrasebook } from "../../lib/phrasebook";
import type { Json } from "../../protocol";
import type { TextPart } from "../face";
import type { View } from "./view";

export function asText(view: View, words: Phrasebook, names: readonly string[]): TextPart[] {
  const say = (message: string, facts: Json = {}) => words.say(message, facts, names) ?? message;
  const list = (kind: string, things: string[]) => things.filter((thing) => thing !== "none").map((thing) => words.name(kind, thing)).join(", ");

  const princess = (one: View["in_play"][number]) =>
    say("text-princess", { princess: one.card, likes: list("preference", one.likes), talents: list("talent", one.talents), power: one.power ? words.name("power", one.power) : say("board-no-power") });

  const suit = (one: View["courtship"][number]) =>
    one.sheiks.map(({ values, stands }, seat) =>
      say("text-suitor", { seat, values: values.map((value) => value ?? say("board-gold-hidden")).join(", "), stands: say(`board-${stands}`), princess: one.card }),
    );

  const sheik = (one: View["sheiks"][number], seat: number): TextPart => ({
    title: names[seat] ?? "",
    lines: [
      say("text-sheik", { appearance: one.appearance, status: one.status, palace: one.palace_size, gold: one.gold ?? say("board-gold-hidden") }),
      say("text-palace", { capacity: one.capacity, upkeep: one.upkeep, princesses: list("princess", one.palace.map(({ card }) => card)) || say("list-empty") }),
      say("text-camels", { camels: one.camels, discount: one.discount, cards: one.hand_size }),
      ...one.caravans.map(({ kind, remaining, income }) => say("text-caravan", { caravan: kind, remaining, income })),
    ],
  });

  const offered = view.offer.items.map((item) => say("text-ware", { item, price: (view.mine?.prices as { [item: string]: number } | undefined)?.[item] ?? null }));
  const parts: TextPart[] = [
    { title: say("board-city"), lines: [...view.in_play.map(princess), ...view.courtship.flatMap(suit)] },
    { title: say("board-bench"), lines: view.undecided.map(princess) },
    { title: say("board-stalls"), lines: offered },
    ...view.sheiks.map(sheik),
  ];
  if (view.mine) {
    const { hand, goal, forecast } = view.mine;
    parts.push(
      { title: say("board-goal"), lines: [words.name("goal", goal), say("goal-needs", view.princesses_needed)] },
      { title: say("board-forecast"), lines: forecast.map(({ what, amount, gold }) => say("text-forecast", { what: say(`board-after-${what}`), amount, gold })) },
      { title: say("board-hand"), lines: hand.map((card) => `${words.name("event-card", card)}: ${words.effect("event-card", card)}`) },
    );
  }
  return parts.filter(({ lines }) => lines.length);
}
