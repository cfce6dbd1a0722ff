import { expect, test } from "vitest";
import { Phrasebook } from "./phrasebook";

const TEXT = `
power-gifts = wants { $gift } every { $often ->
    [weekly] week
   *[daily] day
}
    .effect = takes { $gift }
event-came = She { NAME("gifts", "power") }.
event-paid = { $seat } pays { $gift }.
`;
const words = new Phrasebook("en", [TEXT]);

test("what a card is called and does follows the settings of the table", () => {
  const table = words.at({ gift: 250, often: "weekly" });
  expect(table.name("power", "gifts")).toBe("wants 250 every week");
  expect(table.effect("power", "gifts")).toBe("takes 250");
  expect(table.say("event-came")).toBe("She wants 250 every week.");
  expect(words.at({ gift: 70, often: "daily" }).name("power", "gifts")).toBe("wants 70 every day");
});

test("sentences have their own facts only", () => {
  expect(words.at({ gift: 250 }).say("event-paid", { seat: "Ann" })).toBeNull();
});

test("what cannot be said is not said by half", () => {
  expect(words.name("power", "gifts")).toBe("gifts");
  expect(words.effect("power", "gifts")).toBe("");
});
