import { part, type TextContext } from "../../textParts";
import type { TextPart } from "../../ui";
import { PIECES } from "../board";
import type { View } from "../view";

/** The gardens with their balconies, the treasure chamber, and the serail. */
export function palaceParts({ view, say }: TextContext<View>): TextPart[] {
  const { gardens, builders, serail } = view;
  const chamber = builders.flatMap(({ treasure_chamber }, seat) => Array<number>(treasure_chamber).fill(seat));
  return [
    ...part(say("palace"), [
      ...gardens.map(({ value, figure, lock }, number) => {
        const balcony = figure === null ? say("balcony-free") : say("balcony-of", { seat: figure });
        return [say("garden-with", { number: number + 1, piece: PIECES[value] || "none" }), balcony, lock ? say("locked-with", { type: lock }) : ""].filter(Boolean).join(" ");
      }),
      say("chamber-holds", { number: chamber.length, seats: chamber }),
    ]),
    ...part(say("serail"), [
      serail.holder !== null && say("text-serail-majority", { seat: serail.holder }),
      view.mode === "advanced" && (serail.figure === null ? say("serail-seat-empty") : say("serail-seat-of", { seat: serail.figure })),
      ...Array.from({ length: serail.cells }, (_, cell) => {
        const owner = serail.markers[cell];
        return owner === undefined ? say("cell-empty", { number: cell + 1 }) : say("cell-of", { number: cell + 1, seat: owner });
      }),
    ]),
  ];
}
