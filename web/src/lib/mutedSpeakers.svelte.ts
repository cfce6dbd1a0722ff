// The speakers whose chat this device hides at a table: single players, or all spectators.

import type { Chat } from "../protocol";

const place = (table: string) => `serai.muted.${table}`;

export type Speaker = number | "spectators";

export class MutedSpeakers {
  speakers: Speaker[] = $state.raw([]);

  constructor(private readonly table: string) {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(place(table)) ?? "[]");
      if (Array.isArray(found)) this.speakers = found as Speaker[];
    } catch {
      // unreadable data mutes nobody
    }
  }

  toggle(speaker: Speaker): void {
    const { speakers } = this;
    this.speakers = speakers.includes(speaker) ? speakers.filter((one) => one !== speaker) : [...speakers, speaker];
    if (this.speakers.length) localStorage.setItem(place(this.table), JSON.stringify(this.speakers));
    else localStorage.removeItem(place(this.table));
  }

  /** The table's own messages are never hidden. */
  hides(line: Chat): boolean {
    return !line.left && !line.word && this.speakers.includes(line.seat ?? "spectators");
  }
}
