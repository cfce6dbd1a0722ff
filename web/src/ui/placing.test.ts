import { describe, expect, it } from "vitest";
import { placed } from "./placing";

const room = { width: 400, height: 300 };
const size = { width: 100, height: 60 };

describe("where a bubble stands", () => {
  it("is below the thing, in the middle of it", () => {
    expect(placed({ left: 150, top: 100, width: 40, height: 20 }, size, room)).toEqual({ left: 120, top: 128 });
  });

  it("is above it when there is no room below", () => {
    expect(placed({ left: 150, top: 250, width: 40, height: 20 }, size, room)).toEqual({ left: 120, top: 182 });
  });

  it("is never beyond an edge", () => {
    expect(placed({ left: 390, top: 10, width: 10, height: 10 }, size, room).left).toBe(292);
    expect(placed({ left: 0, top: 10, width: 10, height: 10 }, size, room).left).toBe(8);
    expect(placed({ left: 0, top: 10, width: 400, height: 285 }, size, room).top).toBe(232);
  });
});
