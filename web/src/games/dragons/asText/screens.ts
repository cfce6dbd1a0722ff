import { counted, ownFirst, part, seatTitle, type TextContext } from "../../textParts";
import type { TextPart } from "../../ui";
import type { View } from "../view";

/** The players in turn order, the viewer's seat first; the viewer's private things are in a part of their own. */
export function screenParts(table: TextContext<View>): TextPart[] {
  const { view, say } = table;
  return ownFirst(view.order, view.seat).flatMap((seat) => {
    const { colour, tokens, artifacts, spells, uses_left, lamp_lit, in_front, treasure, types } = view.screens[seat]!;
    const own = seat === view.seat;
    const magic = view.mode === "magic" ? [say("spells-in-hand", { number: spells }), say("uses-left", { number: uses_left })] : [];
    return part(seatTitle(table, seat, colour, own), [
      view.camel === seat && say("has-camel", { seat }),
      say("tokens-behind", { number: tokens }),
      say("artifacts-owned", { number: artifacts }),
      ...magic,
      lamp_lit && say("text-lamp-lit"),
      ...in_front.map((artifact) => say("used-artifact", { artifact })),
      !own && treasure && say("text-my-treasure", { units: treasure }),
      !own && types && counted(table, "artifact", types),
    ]);
  });
}
