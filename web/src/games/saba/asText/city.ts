import { part, type TextContext } from "../../textParts";
import type { TextPart } from "../../ui";
import { isReady, type Quarter, STREETS } from "../board";
import type { View } from "../view";

/** The quarters: who works there, what a figure costs and brings, where the vizier is. */
export function cityParts(table: TextContext<View>): TextPart[] {
  const { view, say } = table;
  const [first, second] = view.space_prices;
  return part(say("quarters"), [say("text-space-prices", { first, second }), ...STREETS.flatMap((quarter) => quarterLines(table, quarter))]);
}

function quarterLines({ view, words, say }: TextContext<View>, quarter: Quarter): string[] {
  const { price, gives } = view.quarter_offers[quarter];
  const brings = typeof gives === "string" ? say("text-gives", { type: gives }) : words.name("effect-quarter", quarter);
  const spaces = view.quarters[quarter].map((seat, space) => {
    if (seat === null) return say("text-space-free", { space: space + 1 });
    return say("text-space-of", { space: space + 1, seat, ready: isReady(view, quarter, space + 1) });
  });
  return [
    say("text-quarter", { quarter, brings }),
    view.vizier === quarter ? say("vizier-blocks") : "",
    spaces.join(", "),
    price === null ? "" : say("text-next-figure", { price }),
    say("neighbours", { names: view.neighbours[quarter].map((name) => words.name("quarter", name)).join(", ") }),
  ];
}
