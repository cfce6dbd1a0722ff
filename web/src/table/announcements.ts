// What screen readers read out on their own: every new event once, chat, and the question.

import type { GameEvent, Snapshot } from "../lib/play";
import { t } from "../lib/words.svelte";
import type { Chat } from "../protocol";
import type { Play } from "./play.svelte";

/** How far the log and the chat have been announced; what was there before is not. */
export class Announced {
  private undone: number;
  private next: number;
  private said: number;

  constructor(snapshot: Snapshot, chat: readonly Chat[]) {
    this.undone = snapshot.undone;
    this.next = end(snapshot);
    this.said = chat.at(-1)?.at ?? 0;
  }

  /** The events up to a snapshot that were not yet announced; after an undo it continues from there. */
  news(snapshot: Snapshot, log: readonly GameEvent[]): GameEvent[] {
    if (snapshot.undone !== this.undone) this.next = snapshot.first;
    const fresh = log.slice(this.next, end(snapshot));
    this.undone = snapshot.undone;
    this.next = Math.max(this.next, end(snapshot));
    return fresh;
  }

  /** New chat messages of others; a new connection sends all messages again. */
  talk(chat: readonly Chat[], seat: number | null): Chat[] {
    const fresh = chat.filter((line) => line.at > this.said);
    this.said = chat.at(-1)?.at ?? this.said;
    return fresh.filter((line) => line.seat === null || line.seat !== seat);
  }
}

function end({ first, events }: Snapshot): number {
  return first + events.length;
}

/** Says how many different choices there are, and that the table is waiting. */
export function choicesTold(play: Play): string {
  const range = play.decision?.range;
  const number = new Set(play.moves.map((move) => play.label(move))).size;
  return [range ? t("choices-amount", { ...range }) : "", number || !range ? t("choices-number", { number }) : "", t("choices-waiting")].filter(Boolean).join(" ");
}
