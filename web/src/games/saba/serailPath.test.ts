import { describe, expect, it } from "vitest";
import { Walk } from "./serailPath";

describe("markers in the serail", () => {
  it("walk on when one comes in", () => {
    const walk = new Walk();
    const [one, two] = walk.follow([1, 0]);
    expect(walk.follow([2, 1, 0]).slice(1)).toEqual([one, two]);
  });

  it("are pushed out at the end", () => {
    const walk = new Walk();
    const [one] = walk.follow([1, 0]);
    const names = walk.follow([2, 1]);
    expect(names[1]).toBe(one);
    expect(names).toHaveLength(2);
  });

  it("change places when they are swapped", () => {
    const walk = new Walk();
    const [one, two, three] = walk.follow([1, 0, 2]);
    expect(walk.follow([2, 0, 1])).toEqual([three, two, one]);
  });

  it("stay who they are while nothing changes", () => {
    const walk = new Walk();
    const names = walk.follow([1, 1]);
    expect(walk.follow([1, 1])).toEqual(names);
  });
});
