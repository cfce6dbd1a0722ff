import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../lib/play";
import { lastBid, outcome, playedEvents, princessInMind, takings, wentBack } from "./story";

let number = 0;
const entry = (kind: string, data: GameEvent["data"] = {}): GameEvent => ({ number: number++, kind, clause: "", data });

const log = [
  entry("round_begins", { round: 1 }),
  entry("bought", { seat: 3, item: "camel", price: 150 }),
  entry("round_begins", { round: 2 }),
  entry("event_played", { seat: 1, card: "bazaar_2" }),
  entry("princess_turned_up", { princess: "thara" }),
  entry("bought", { seat: 0, item: "large_fast", price: 900 }),
  entry("bought_token", { seat: 2, type: "beauty", price: 350 }),
  entry("took_consolation", { seat: 1, amount: 150 }),
];

describe("the story of a round", () => {
  it("knows who took what from which stall, in this round only", () => {
    expect(takings(log)).toEqual({ large: 0, appearance: 2 });
  });

  it("knows what was not sold and went back", () => {
    const back = [...log, entry("status_card_unsold", { card: "status_2" })];
    expect([wentBack(log, "status"), wentBack(back, "status"), wentBack(back, "appearance"), wentBack(back, "camel")]).toEqual([false, true, false, false]);
  });

  it("knows what became of a sheik's turn", () => {
    expect(outcome(log, 1)).toBe("took_consolation");
    expect(outcome(log, 0)).toBe("bought");
    expect(outcome(log, 3)).toBeNull();
  });

  it("knows what was bid last in the auction that is running", () => {
    const bids = [entry("bid_made", { seat: 2, bid: 90 }), entry("auction_opened", { opener: 0 }), entry("bid_made", { seat: 0, bid: 10 }), entry("bid_made", { seat: 1, bid: 20 }), entry("bid_made", { seat: 0, bid: 30 })];
    expect([0, 1, 2].map((seat) => lastBid(bids, seat))).toEqual([30, 20, null]);
  });

  it("lists the events of the round with their players", () => {
    expect(playedEvents(log)).toEqual([{ card: "bazaar_2", seat: 1 }]);
  });

  it("finds the princess whose mind may be changed, in the deck or face up", () => {
    expect(princessInMind(log)).toBe("thara");
    expect(princessInMind([...log, entry("saw_emira_card", { seat: 0, card: ["noor"] })])).toBe("noor");
    expect(princessInMind([])).toBeNull();
  });

  it("begins with an empty log", () => {
    expect(takings([])).toEqual({});
  });
});
