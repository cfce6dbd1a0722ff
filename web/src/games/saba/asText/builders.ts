import { ownFirst, part, seatTitle, type TextContext } from "../../textParts";
import type { TextPart } from "../../ui";
import { harbourSlots, pieces } from "../board";
import type { View } from "../view";

/** Every builder's things, the viewer's seat first. */
export function builderParts(table: TextContext<View>): TextPart[] {
  const { view, words, say } = table;
  return ownFirst(view.builders.map((_, seat) => seat), view.seat).flatMap((seat) => {
    const builder = view.builders[seat]!;
    return part(seatTitle(table, seat, builder.colour, seat === view.seat), [
      view.first_player === seat && say("text-first"),
      say("text-points", { number: builder.points }),
      builder.balconies.length > 0 && say("text-balconies", { gardens: builder.balconies.join(", ") }),
      say("text-elsewhere", { chamber: builder.treasure_chamber, markers: builder.serail_markers }),
      say("text-stock", { resources: pieces(builder.stock) }),
      say("supply", { figures: builder.figures, markers: builder.markers }),
      ...harbourSlots(view, seat).map(({ card, up, down }) => `${words.name("harbour-card", card)}: ${say("harbour-sides", { up, down })}`),
      say("text-hand", { number: builder.hand_size }),
    ]);
  });
}
