import { expect, test } from "vitest";
import { nearestAway } from "./sighting";

const free = [{ top: 0, bottom: 500 }];
const at = (top: number, height = 60) => ({ box: { top, bottom: top + height }, free });

test("a place in sight is enough", () => {
  expect(nearestAway([at(-400), at(200)])).toBeNull();
  expect(nearestAway([])).toBeNull();
});

test("a place of which only the edge shows is not in sight", () => {
  expect(nearestAway([at(490)])).toEqual({ number: 0, way: "below" });
  expect(nearestAway([at(470)])).toBeNull();
});

test("the nearest one is named, with the way to it", () => {
  expect(nearestAway([at(-900), at(-80), at(700)])).toEqual({ number: 1, way: "above" });
  expect(nearestAway([at(-900), at(520)])).toEqual({ number: 1, way: "below" });
});

test("a place may show on either side of what lies over the page", () => {
  const around = [{ top: 0, bottom: 100 }, { top: 300, bottom: 800 }];
  expect(nearestAway([{ box: { top: 400, bottom: 460 }, free: around }])).toBeNull();
  expect(nearestAway([{ box: { top: 150, bottom: 210 }, free: around }])?.number).toBe(0);
});
