import { expect, test } from "vitest";
import { originOf, wayBack } from "./origin";

test("a what-if table knows the moment that it comes from", () => {
  const origin = originOf({ parent: "Sd_pr1O-fAbB/moments/57?seat=2" });
  expect(origin).toEqual({ table: "Sd_pr1O-fAbB", moment: 57, eyes: "2" });
  expect(wayBack(origin!)).toBe("/t/Sd_pr1O-fAbB/replay/57/2");
  expect(originOf({ parent: "abc/moments/0" })).toEqual({ table: "abc", moment: 0, eyes: "none" });
});

test("a rematch and a table of its own come from no moment", () => {
  expect(originOf({ parent: "Sd_pr1O-fAbB" })).toBeNull();
  expect(originOf({ parent: null })).toBeNull();
});
