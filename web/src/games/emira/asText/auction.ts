import { part, type TextContext } from "../../textParts";
import type { TextPart } from "../../ui";
import { outcome } from "../story";
import type { View } from "../view";

/** The bid and everybody's part in the auction; nothing while there is none. */
export function auctionPart({ view, log, say }: TextContext<View>): TextPart[] {
  if (view.phase !== "auction") return [];
  const { bid, bidder, opener, step, lowest_bid: lowest } = view.auction;
  const everybody = view.sheiks.map((_, seat) => say("text-in-auction", { seat, how: states(view, log, seat).map((how) => say(`board-auction-${how}`)).join(", ") }));
  return part(say("board-ring"), [
    bidder === null ? say("board-no-bid") : say("text-bid", { bidder, bid }),
    ...everybody,
    say("text-auction-opened", { opener, step, lowest }),
  ]);
}

function states({ sheiks, auction }: View, log: TextContext<View>["log"], seat: number): string[] {
  const { kept_away, finished } = sheiks[seat]!;
  const done = { took_consolation: "consoled", declined: "declined" }[outcome(log, seat) ?? ""] ?? "acted";
  const bidding = auction.passed.includes(seat) ? "passed" : auction.still_in.includes(seat) ? "in" : finished || kept_away ? "" : "waits";
  return [kept_away ? "away" : "", finished ? done : "", auction.bidder === seat ? "leads" : "", bidding].filter(Boolean);
}
