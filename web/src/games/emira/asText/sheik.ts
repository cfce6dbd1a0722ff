import { ownFirst, part, seatTitle, type TextContext } from "../../textParts";
import type { TextPart } from "../../ui";
import type { View } from "../view";
import type { Sheik } from "../words";
import { princessText } from "./princess";

/** Every sheik with his belongings, the viewer's first. */
export function sheikParts(table: TextContext<View>): TextPart[] {
  const { view } = table;
  return ownFirst(view.sheiks.map((_, seat) => seat), view.seat).flatMap((seat) => {
    const sheik = view.sheiks[seat]!;
    return part(seatTitle(table, seat, sheik.colour, seat === view.seat), [...standing(table, sheik, seat), ...palace(table, sheik), ...means(table, sheik)]);
  });
}

function standing({ view, words, say }: TextContext<View>, sheik: Sheik, seat: number) {
  const { appearance, status, palace_size, gold, tokens, lent_tokens, sets, status_cards } = sheik;
  return [
    view.first_player === seat && say("board-first"),
    sheik.kept_away && say("board-auction-away"),
    say("text-sheik", { appearance, status, palace: palace_size, gold: gold ?? say("board-gold-hidden") }),
    say("text-tokens", tokens),
    lent_tokens.length > 0 && say("text-lent", { tokens: lent_tokens }),
    sets > 0 && say("board-sets", { sets }),
    status_cards.map((card) => words.name("status", card)).join(", "),
    ...sheik.in_front.map(({ card, type, plus }) => say("text-in-front", { card, type: type ?? null, plus: plus ?? 0 })),
    sheik.goal !== null && say("text-goal", { goal: words.name("goal", sheik.goal) }),
  ];
}

function palace(table: TextContext<View>, sheik: Sheik) {
  const { view, say } = table;
  const { capacity, sections, track, upkeep } = sheik;
  const xenia = sheik.palace.some(({ card }) => card === "xenia");
  return [
    say("text-palace", { capacity, sections, track, upkeep, princesses: sheik.palace.length }),
    ...sheik.palace.map((princess) => princessText(table, princess)),
    xenia && say("text-xenia", { markers: view.xenia.markers }),
  ];
}

function means({ words, say }: TextContext<View>, { base_income, camels, camel_rate, discount, caravans, caravans_bring, hand_size }: Sheik) {
  return [
    say("text-income", { income: base_income }),
    ...caravans.map(({ kind, remaining, income, to_come: total }) => `${words.name("caravan", kind)}: ${say("board-caravan", { remaining, income, total, number: 1 })}`),
    ...Object.entries(caravans_bring).map(([size, total]) => total > 0 && `${say(`board-stall-${size}`)}: ${say("board-still-brings", { total })}`),
    say("text-camels", { camels, rate: camel_rate, discount }),
    say("board-hand-size", { cards: hand_size }),
  ];
}
