import { part, type TextContext } from "../../textParts";
import type { TextPart } from "../../ui";
import type { View } from "../view";

/** The treasure and spells that are left, and those that were used. */
export function bankPart({ view, say }: TextContext<View>): TextPart[] {
  const { bank, treasure_card, treasure_discards, spells_left, used_spells } = view;
  return part(say("bank"), [
    bank && say("text-my-treasure", { units: bank }),
    treasure_card !== null && say("text-treasure-card", { number: treasure_card }),
    treasure_discards.length > 0 && say("text-treasure-discards", { numbers: treasure_discards.join(", ") }),
    view.mode === "magic" && say("spells-left", { number: spells_left }),
    used_spells.length > 0 && say("text-used-spells", { spells: used_spells }),
  ]);
}
