// What a board is given: the view on the screen, the open choices, and a way to make one.

import type { Json, TableInfo } from "../protocol";
import { type SeatConnection, type Live, Refused } from "../lib/live.svelte";
import type { Phrasebook } from "../lib/phrasebook";
import { type Advice, type AnyView, type Decision, fits, type GameEvent, type Move, type Snapshot, type Why } from "../lib/play";
import { refused } from "../lib/task.svelte";
import { logAt } from "../lib/catchUp";
import { t, words } from "../lib/words.svelte";
import { namesOf } from "./names";

export interface Trouble {
  text: string;
  clause: string | null;
  /** It stays on the screen as long as this question is open. */
  asked?: number | null;
}

export class Play {
  /** The snapshot on the screen, which may be behind the latest one. */
  shown: Snapshot = $state.raw(null!);
  /** At a what-if table, the log of the original game up to that moment. */
  earlier: GameEvent[] = $state.raw([]);
  /** The events that led to the snapshot on the screen, to be highlighted. */
  fresh: GameEvent[] = $state.raw([]);
  trouble: Trouble | null = $state.raw(null);
  /** The choices that a tour allows; null for all. */
  only: ((move: Move) => boolean) | null = $state.raw(null);
  /** What a strong player would do, if a hint was asked for. */
  advice: Advice[] | null = $state.raw(null);
  advising = $state(false);
  /** Whether several questions are being answered by one gesture. */
  answering = $state(false);

  constructor(
    readonly live: Live | null,
    readonly connection: SeatConnection,
    private readonly table: () => TableInfo | null,
  ) {
    this.shown = connection.snapshot;
  }

  get view(): AnyView {
    return this.shown.view as AnyView;
  }

  get seat(): number | null {
    return this.connection.seat;
  }

  get names(): string[] {
    return namesOf(this.table());
  }

  /** The words of the game with this table's settings. */
  readonly words: Phrasebook = $derived.by(() => words.game(this.view.game).at(this.table()?.settled ?? {}));

  /** This seat's log up to the snapshot on the screen. */
  get log(): GameEvent[] {
    const own = logAt(this.connection.log, this.shown);
    return this.earlier.length ? [...this.earlier, ...own] : own;
  }

  /** Whether the latest snapshot is on the screen, so that choices can be made. */
  get current(): boolean {
    return this.shown === this.connection.snapshot;
  }

  /** The question to this seat; null if it is not asked, or the screen shows an earlier snapshot. */
  get decision(): Decision | null {
    const asked = this.view.decision;
    return this.live && this.current && asked?.moves && this.shown.asked !== null ? asked : null;
  }

  get moves(): Move[] {
    const moves = this.decision?.moves ?? [];
    return this.only ? moves.filter(this.only) : moves;
  }

  get pending(): Move | null {
    return this.connection.pending;
  }

  /** Shows a snapshot; its events after the first `known` ones are fresh. */
  show(snapshot: Snapshot, known = snapshot.first): void {
    if (this.shown.asked !== snapshot.asked) this.advice = null;
    this.shown = snapshot;
    this.fresh = snapshot.events.slice(Math.max(0, known - snapshot.first));
    if (this.trouble?.asked !== snapshot.asked) this.trouble = null;
  }

  /** The open choices that have all these parts. */
  all(parts: Json): Move[] {
    return this.moves.filter((move) => fits(move, parts));
  }

  find(parts: Json): Move | null {
    return this.moves.find((move) => fits(move, parts)) ?? null;
  }

  /** Why a choice with these parts is not possible; null if there is no reason against it. */
  blocked(parts: Json): Why | null {
    return this.decision?.blocked?.find(({ move }) => fits(move, parts))?.why ?? null;
  }

  async choose(move: Move): Promise<void> {
    if (this.decision) await this.attempt((live) => live.play(this.connection, move), this.label(move));
  }

  /** Gives the server a standing order, or withdraws it. */
  async order(order: Json | null): Promise<void> {
    await this.attempt((live) => live.ask("order", { seat: this.seat, order }));
  }

  async undo(): Promise<void> {
    await this.attempt((live) => live.ask("undo", { seat: this.seat }));
  }

  async hint(): Promise<void> {
    if (this.advising || !this.decision) return;
    const asked = this.shown.asked;
    this.advising = true;
    await this.attempt(async (live) => {
      const answer = await live.ask("hint", { seat: this.seat });
      if (asked === this.shown.asked) this.advice = answer?.advice ?? [];
    });
    this.advising = false;
  }

  /** Tells the player why something was refused or, if it came too late, which choice it was. */
  refused(error: Refused, choice = ""): void {
    const missed = choice && error.code === "too_late" ? t("choice-missed", { choice }) : null;
    const text = error.why ? this.words.refusal(error.why, this.names) : (missed ?? refused(error.code) ?? error.message);
    this.trouble = { text, clause: error.why?.clause ?? null, asked: this.connection.snapshot.asked };
  }

  /** The label of a choice's button. */
  label(move: Move): string {
    return this.words.move(move, this.decision?.kind ?? "", this.names);
  }

  private async attempt(what: (live: Live) => Promise<unknown>, choice = ""): Promise<void> {
    if (!this.live) return;
    this.trouble = null;
    try {
      await what(this.live);
    } catch (error) {
      if (error instanceof Refused) this.refused(error, choice);
      else throw error;
    }
  }
}
