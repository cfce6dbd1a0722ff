import { describe, expect, it } from "vitest";
import { nextPerson } from "./hotseat";

describe("the device", () => {
  it("stays with who is asked", () => {
    expect(nextPerson([0, 2], [0, 2], 2)).toBe(2);
  });

  it("goes to the next one who is asked", () => {
    expect(nextPerson([0, 1, 2], [0, 2], 1)).toBe(2);
    expect(nextPerson([0, 1, 2], [0], 1)).toBe(0);
    expect(nextPerson([0, 1, 2], [1, 2], null)).toBe(1);
  });

  it("stays where it is while nobody here is asked", () => {
    expect(nextPerson([0, 1], [], 1)).toBe(1);
    expect(nextPerson([0, 1], [], null)).toBeNull();
  });
});
