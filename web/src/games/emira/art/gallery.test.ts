import { describe, expect, it } from "vitest";
import { emblems } from "./emblems";
import { gallery } from "./gallery";

describe("the gallery", () => {
  const looks = Object.values(gallery);

  it("has all twenty-eight cards, each with an emblem of its own", () => {
    expect(looks).toHaveLength(28);
    expect(Object.keys(emblems).sort()).toEqual(Object.keys(gallery).sort());
    expect(new Set(Object.values(emblems)).size).toBe(28);
  });

  it("has no two alike in textile, and none in headdress, hair and cloth together", () => {
    expect(new Set(looks.map(({ dress }) => dress.join())).size).toBe(28);
    expect(new Set(looks.map(({ wall }) => wall.join())).size).toBe(28);
    expect(new Set(looks.map(({ head, cloth, hair, strands }) => [head, cloth, hair, strands].join())).size).toBe(28);
  });
});
