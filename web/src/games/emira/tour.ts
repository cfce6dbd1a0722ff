// The first game: a bid, a purchase, and a princess moves in. The position is in `extras/tour.py`.

import type { TourStep } from "../ui";

export const tour: TourStep[] = [
  { text: "tour-city", place: "city" },
  { text: "tour-courtship", place: "courtship" },
  { text: "tour-stalls", place: "stall-appearance" },
  { text: "tour-bid", place: "ring", move: (move) => move.kind === "bid" },
  { text: "tour-buy", place: "stall-appearance", move: (move) => move.kind === "buy" && move["item"] === "appearance" },
  { text: "tour-events", place: "events", move: (move) => move.kind === "none" },
  { text: "tour-palace", place: "palace-0" },
  { text: "tour-goal", place: "goal" },
];
