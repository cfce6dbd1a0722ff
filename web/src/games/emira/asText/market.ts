import { part, type TextContext } from "../../textParts";
import type { TextPart } from "../../ui";
import { BEFORE_MARKET, type Stall, stallOf, STALLS, takings } from "../story";
import type { Item, View } from "../view";

export function marketPart(table: TextContext<View>): TextPart[] {
  const { view, say } = table;
  const { mine, bag, supply } = view;
  return part(say("board-stalls"), [
    ...STALLS.flatMap((stall) => stallLines(table, stall)),
    ...(mine?.favours ?? []).map((favour) => say("text-favour", favour)),
    mine && say("text-event-prices", { two: mine.event_prices[0], three: mine.event_prices[1] }),
    mine && say("text-consolation", { amount: mine.consolation }),
    say("text-supply", supply),
    say("text-bag", bag),
  ]);
}

function stallLines({ view, words, log, say }: TextContext<View>, stall: Stall): string[] {
  const { items, token, status_card } = view.offer;
  const prices = view.mine?.prices ?? {};
  const ware = (item: Item) => {
    if (item === "appearance" && token) return say("text-token-offered", { token });
    return item === "status" && status_card ? words.name("status", status_card) : words.name("item", item);
  };
  const offered = items.filter((item) => stallOf(item) === stall);
  if (offered.length) return offered.map((item) => say("text-ware", { ware: ware(item), price: prices[item] ?? null }));
  const taker = takings(log)[stall];
  const why = taker === undefined ? say(BEFORE_MARKET.includes(view.phase) ? "board-closed" : "board-sold-out") : say("board-taken", { seat: taker });
  return [say("text-stall", { stall: say(`board-stall-${stall}`), why })];
}
