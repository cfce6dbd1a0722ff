// What a screen reader is told by itself: every line of the log once, as it comes, and what is asked.

import type { GameEvent, Snapshot } from "../lib/play";
import { t } from "../lib/words.svelte";
import type { Chat } from "../protocol";
import type { Play } from "./play.svelte";

/** How far the log and the chat have been told; what is there when one comes is not news. */
export class Announced {
  private undone: number;
  private next: number;
  private said: number;

  constructor(snapshot: Snapshot, chat: readonly Chat[]) {
    this.undone = snapshot.undone;
    this.next = end(snapshot);
    this.said = chat.at(-1)?.at ?? 0;
  }

  /** The entries of the log up to a snapshot that were not told yet; after a choice was taken back it goes on from there. */
  news(snapshot: Snapshot, log: readonly GameEvent[]): GameEvent[] {
    if (snapshot.undone !== this.undone) this.next = snapshot.first;
    const fresh = log.slice(this.next, end(snapshot));
    this.undone = snapshot.undone;
    this.next = Math.max(this.next, end(snapshot));
    return fresh;
  }

  /** What others have said in the meantime; a connection that comes back tells all of it again. */
  talk(chat: readonly Chat[], seat: number | null): Chat[] {
    const fresh = chat.filter((line) => line.at > this.said);
    this.said = chat.at(-1)?.at ?? this.said;
    return fresh.filter((line) => line.seat === null || line.seat !== seat);
  }
}

function end({ first, events }: Snapshot): number {
  return first + events.length;
}

/** How much can be chosen, and that the table waits for it. Equal choices are one. */
export function choicesTold(play: Play): string {
  const range = play.decision?.range;
  const number = new Set(play.moves.map((move) => play.label(move))).size;
  return [range ? t("choices-amount", { ...range }) : "", number || !range ? t("choices-number", { number }) : "", t("choices-waiting")].filter(Boolean).join(" ");
}
