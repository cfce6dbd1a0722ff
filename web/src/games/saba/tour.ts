// A first turn of Saba, from a prepared position.

import type { Move } from "../../lib/play";
import { fits } from "../../lib/play";
import type { Json } from "../../protocol";
import type { TourStep } from "../ui";

const wanted = (parts: Json) => (move: Move) => fits(move, parts);

export const tour: TourStep[] = [
  { text: "tour-palace", place: "treasure-chamber" },
  { text: "tour-carpenter", place: "quarter-carpenter", move: wanted({ kind: "use_quarter", quarter: "carpenter" }) },
  { text: "tour-harbour", place: "harbour-3", move: wanted({ kind: "choose_harbour", card: "harbour_b" }) },
  { text: "tour-vizier", place: "quarter-goldsmith", move: wanted({ kind: "move_vizier", quarter: "goldsmith" }) },
  { text: "tour-build", place: "garden-5", move: wanted({ kind: "build", site: 2 }) },
  { text: "tour-treasure", place: "site-1", move: wanted({ kind: "take_special", site: 1 }) },
  { text: "tour-quarter", place: "quarter-stonemason", move: wanted({ kind: "place_in_quarter", quarter: "stonemason" }) },
  { text: "tour-end" },
];
