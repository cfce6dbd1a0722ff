// What players have just won, so that it can fly to them from where it lay.

import type { GameEvent } from "$lib/play";
import { roomOf } from "./seen";
import type { Artifact, TreasureKind, View } from "./view";

interface Gain {
  /** Its `data-piece` on the board. */
  piece: string;
  seat: number;
  treasure: TreasureKind | null;
  amount: number;
  artifact: Artifact | null;
}

const OPENINGS = ["tokens_turned_up", "round_began"];

/** Only what happened since the last place was opened; earlier gains have been shown. */
export function gains(view: View, fresh: readonly GameEvent[]): Gain[] {
  const shelves: { [cave: string]: number } = {};
  const scene = fresh.slice(fresh.findLastIndex(({ kind }) => OPENINGS.includes(kind)) + 1);
  return scene.flatMap(({ kind, data }): Gain[] => {
    const seat = Number(data["seat"]);
    if (kind === "treasure_won") {
      const cave = String(data["cave"]);
      const shelf = (shelves[cave] = (shelves[cave] ?? -1) + 1);
      return [{ piece: `hoard-${cave}-${shelf}`, seat, treasure: data["treasure"] as TreasureKind, amount: Number(data["amount"]), artifact: null }];
    }
    if (kind === "artifact_bought") {
      const room = String(data["room"]);
      const left = roomOf(view, room)?.artifacts ?? 0;
      return [{ piece: `artifact-${room}-${left + 1}`, seat, treasure: null, amount: 1, artifact: data["artifact"] as Artifact }];
    }
    return [];
  });
}
