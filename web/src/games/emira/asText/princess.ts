import { capital } from "../../../lib/phrasebook";
import type { TextContext } from "../../textParts";
import type { View } from "../view";
import type { Princess } from "../words";

/** All about a princess: wishes, talents and power. */
export function princessText({ words, say }: TextContext<View>, { card, likes, talents, power, swapped }: Princess): string {
  const sentences = [
    say("text-wishes", { princess: card, likes: likes.filter((wish) => wish !== "none") }),
    swapped ? `${say("board-swapped")}.` : "",
    talents.length ? say("text-talents", { talents }) : "",
    `${capital(power ? words.name("power", power) : say("board-no-power"))}.`,
  ];
  return sentences.filter(Boolean).join(" ");
}
