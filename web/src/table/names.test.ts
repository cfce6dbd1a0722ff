import { expect, test } from "vitest";
import type { SeatInfo } from "../protocol";
import { namesOf } from "./names";

const seat = (number: number, kind: SeatInfo["kind"], name: string, bot: string | null = null): SeatInfo => ({ seat: number, kind, name, bot, here: true, salt: "", commit: "", kept: false });

test("bots have names of the tales wherever they come from, whatever their level", () => {
  const told = namesOf({ seats: [seat(0, "person", "Ann"), seat(1, "bot", "casual", "casual"), seat(2, "bot", "strong", "strong"), seat(3, "bot", "casual (2)", "casual")] });
  expect(told).toEqual(["Ann", "Safiya", "Harun", "Leila"]);
});

test("a bot is not called as somebody else is, and keeps a name that it was given", () => {
  const told = namesOf({ seats: [seat(0, "person", "Safiya"), seat(1, "bot", "casual", "casual"), seat(2, "bot", "Dunya", "casual")] });
  expect(told).toEqual(["Safiya", "Harun", "Dunya"]);
});
