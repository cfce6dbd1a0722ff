// What a click on a thing does now; the same for the thing on the board and its stand-in beside the question.

import type { Json } from "../../protocol";
import type { Move } from "../../lib/play";
import type { Play } from "../../table/play.svelte";
import type { Picks } from "./picks.svelte";

/** What a click does; null if the thing is not part of an open choice. */
export type Act = (() => void) | null;

function plain(play: Play, move: Move | null): Act {
  return move && !play.pending ? () => void play.choose(move) : null;
}

function listed(play: Play, picks: Picks, parts: Json, field: string, item: string | number): Act {
  return picks.can(parts, field, item) && !play.pending ? () => picks.add(parts, field, item) : null;
}

/** The unfinished exchange, made with the vizier or with one's own figure. */
export function exchange(play: Play, picks: Picks): Json | null {
  if (play.decision?.kind === "vizier_exchange") return { kind: "vizier_exchange", ...(picks.making({ kind: "vizier_exchange" }) ? picks.parts : {}) };
  return picks.making({ kind: "exchange" }) ? picks.parts : null;
}

/** A piece in the viewer's stock. */
export function onStock(play: Play, picks: Picks, type: string): Act {
  const trade = exchange(play, picks);
  if (trade) {
    const { give: _, ...open } = trade;
    const pairs = play.all({ ...open, give: type });
    if (!pairs.length) return null;
    return pairs.length === 1 ? plain(play, pairs[0]!) : () => picks.begin({ ...open, give: type }, "get");
  }
  switch (play.decision?.kind) {
    case "return_resources":
      return plain(play, play.find({ kind: "return", type }));
    case "place_lock":
      return plain(play, play.find({ kind: "place_lock", type }));
    case "merchant_give":
      return listed(play, picks, { kind: "merchant_give" }, "give", type);
    default:
      return null;
  }
}

/** A piece in the reserve. */
export function onReserve(play: Play, picks: Picks, type: string): Act {
  const trade = exchange(play, picks);
  if (trade) return trade["give"] ? plain(play, play.find({ ...trade, get: type })) : null;
  return play.decision?.kind === "caravan_leader" ? plain(play, play.find({ type })) : null;
}

/** A piece in another player's stock. */
export function onRival(play: Play, picks: Picks, opponent: number, type: string): Act {
  if (play.decision?.kind === "desert_robber") return plain(play, play.find({ opponent, type }));
  if (play.decision?.kind === "merchant_take") return listed(play, picks, { kind: "merchant_take", opponent }, "take", type);
  return null;
}

/** The card on a site: built, taken or struck. A player with workers first chooses what these save. */
export function onSite(play: Play, picks: Picks, site: number): Act {
  const workers = { kind: "build_with_workers", site };
  if (play.find(workers)) return play.pending ? null : () => picks.begin(workers, "waive");
  return plain(play, play.find({ site }));
}

export function onQuay(play: Play, picks: Picks, slot: number, card: string | null): Act {
  if (play.decision?.kind === "harbour_master") return picks.has(slot) ? () => picks.drop(slot) : listed(play, picks, { kind: "harbour_master" }, "slots", slot);
  return card ? plain(play, play.find({ kind: "choose_harbour", card })) : null;
}

/** A whole quarter: used, visited by the vizier, or chosen as a figure's destination. */
export function onQuarter(play: Play, picks: Picks, quarter: string): Act {
  const kinds = ["move_vizier", "foreman_target", "place_in_quarter"];
  const move = kinds.map((kind) => play.find({ kind, quarter })).find(Boolean) ?? null;
  return move ? plain(play, move) : onUse(play, picks, quarter);
}

/** Using a quarter with one's own figure there: its benefit at once, or the start of an exchange. */
export function onUse(play: Play, picks: Picks, quarter: string): Act {
  const move = play.find({ kind: "use_quarter", quarter });
  if (move || play.pending) return plain(play, move);
  return play.find({ kind: "exchange", quarter }) ? () => picks.begin({ kind: "exchange", quarter }, "give") : null;
}

/** A figure in a quarter: moved by the foreman, called away, or put to work while a click on the quarter itself would send the vizier there. */
export function onSpace(play: Play, picks: Picks, quarter: string, space: number, ready: boolean): Act {
  const move = play.find({ kind: "foreman_figure", quarter, space }) ?? play.find({ kind: "figure_source", quarter, space });
  if (move || !ready || play.decision?.kind !== "vizier_or_quarter") return plain(play, move);
  return onUse(play, picks, quarter);
}

export function onCell(play: Play, picks: Picks, cell: number): Act {
  if (play.decision?.kind === "serail_marker") return cell === 1 ? plain(play, play.find({ kind: "yes" })) : null;
  if (play.decision?.kind !== "harem_guard") return null;
  return picks.has(cell) ? () => picks.drop(cell) : listed(play, picks, { kind: "harem_guard" }, "cells", cell);
}

/** A card in the viewer's hand. */
export function onCard(play: Play, card: string): Act {
  return plain(play, play.find({ kind: "discard", card }) ?? play.find({ kind: "play", card }));
}
