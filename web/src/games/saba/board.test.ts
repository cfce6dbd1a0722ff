import { describe, expect, it } from "vitest";
import { numbered, pieces, placesOf, source } from "./board";

const entry = (kind: string, data: { [name: string]: unknown }) => ({ number: 0, kind, clause: "", data });

describe("where things happen", () => {
  it("an event is at the places that it names", () => {
    expect(placesOf(entry("built", { seat: 0, card: "arch_3", site: 1 }))).toEqual(["site-1", "garden-3"]);
    expect(placesOf(entry("vizier_moved", { seat: 0, from: "bazaar", to: "mason" }))).toEqual(["quarter-bazaar", "quarter-mason"]);
    expect(placesOf(entry("figure_placed", { seat: 0, destination: "balcony_7" }))).toEqual(["garden-7"]);
    expect(placesOf(entry("figure_placed", { seat: 0, destination: "treasure_chamber" }))).toEqual(["treasure-chamber"]);
    expect(placesOf(entry("serail_marker_placed", { seat: 0 }))).toEqual(["serail"]);
  });

  it("pieces come from where they were taken", () => {
    const taken = entry("harbour_taken", { seat: 1, type: "gold", number: 3, slot: 3 });
    expect(source([taken], 1)).toBe("harbour-3");
    expect(source([taken], 0)).toBe("reserve");
    expect(source([entry("merchant_gave", { seat: 1, opponent: 0, given: ["gold"] })], 0)).toBe("stock-1");
  });

  it("amounts are single pieces", () => {
    const stock = { alabaster: 0, sandstone: 2, ebony: 0, gold: 1 };
    expect(pieces(stock)).toEqual(["sandstone", "sandstone", "gold"]);
    expect(numbered(stock).map(({ nth }) => nth)).toEqual([1, 2, 1]);
  });
});
