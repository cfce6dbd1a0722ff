// The last tokens of a first round, its scoring and a purchase, from a prepared position.

import { fits, type Move } from "$lib/play";
import type { Json } from "../../protocol";
import type { TourStep } from "../ui";

const wanted = (parts: Json) => (move: Move) => fits(move, parts);

export const tour: TourStep[] = [
  { text: "tour-goal", place: "room_1" },
  { text: "tour-caves", place: "cave_red" },
  { text: "tour-room", place: "room_3", move: wanted({ kind: "place", space: "room_3" }) },
  { text: "tour-room-token", place: "hand-4", move: wanted({ kind: "token", value: 4 }) },
  { text: "tour-guard", place: "guard_room", move: wanted({ kind: "place", space: "guard_room" }) },
  { text: "tour-guard-token", place: "hand-9", move: wanted({ kind: "token", value: 9 }) },
  { text: "tour-market", place: "market", move: wanted({ kind: "place", space: "market" }) },
  { text: "tour-trade", place: "market", move: wanted({ kind: "give", treasure: "pearl" }) },
  { text: "tour-take", place: "bank", move: wanted({ kind: "take" }) },
  { text: "tour-buy", place: "room_3", move: wanted({ kind: "buy" }) },
  { text: "tour-end" },
];
