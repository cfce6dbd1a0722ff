// Plays snapshots back one after the other, at the chosen pace; and what came since one's last turn, step by step.

import { untrack } from "svelte";
import type { GameUi } from "../games/ui";
import { api } from "../lib/api";
import { fetchSteps } from "../lib/catchUp";
import { keyOf } from "../lib/keys";
import { light, travel } from "../lib/motion";
import type { Snapshot } from "../lib/play";
import { settings } from "../lib/settings.svelte";
import { BACKLOG, pauseAfter } from "./pacing";
import type { Play } from "./play.svelte";

export class Playback {
  /** The element that the pieces are in. */
  root: HTMLElement | null = null;
  /** Whether there is more to come than what is on the screen. */
  busy = $state(false);
  /** The steps since one's last turn, while one looks back; null: one does not. */
  steps: Snapshot[] | null = $state.raw(null);
  step = $state(0);
  looking = $state(false);
  private wake: (() => void) | null = null;
  private hurry = false;

  constructor(
    readonly play: Play,
    readonly ui: GameUi,
  ) {}

  /** Shows everything that waits. */
  async run(): Promise<void> {
    const { connection, play } = this;
    if (untrack(() => this.busy || this.steps !== null)) return;
    this.busy = true;
    while (connection.queue.length && !this.steps) {
      if (document.hidden || this.hurry || connection.queue.length > BACKLOG) connection.queue = connection.queue.slice(-1);
      const [next, ...rest] = connection.queue;
      connection.queue = rest;
      const known = play.shown.undone === next!.undone ? play.shown.first + play.shown.events.length : next!.first;
      for (const scene of this.before(next!)) {
        await this.show(scene);
        await this.pause(settings.pace);
      }
      await this.show(next!, known);
      const showing = { events: play.fresh, own: connection.isOwn(next!), waiting: connection.queue.length, pace: settings.pace };
      if (next !== connection.snapshot || next!.asked === null) await this.pause(pauseAfter(showing, this.ui.worthTelling));
    }
    this.busy = this.hurry = false;
  }

  /** What a game wants told step by step before a snapshot is shown. */
  private before(snapshot: Snapshot): Snapshot[] {
    if (settings.still || this.hurry) return [];
    return this.ui.scenes?.(this.play.view, snapshot).slice(0, -1) ?? [];
  }

  private get connection() {
    return this.play.connection;
  }

  /** Puts a snapshot on the screen, its pieces travelling. */
  async show(snapshot: Snapshot, known?: number): Promise<void> {
    const still = settings.still || this.hurry;
    const moving = travel(this.root, () => this.play.show(snapshot, known), still);
    await Promise.race([moving, this.skipped()]);
    this.light();
  }

  /** Lights the places that the fresh events happened at. */
  light(): void {
    const { play, ui } = this;
    light(this.root, new Set(play.fresh.flatMap((entry) => ui.places(entry, play.view))));
  }

  private pause(milliseconds: number): Promise<unknown> {
    if (this.hurry || !milliseconds) return Promise.resolve();
    return Promise.race([new Promise((done) => setTimeout(done, milliseconds)), this.skipped()]);
  }

  private skipped(): Promise<void> {
    return new Promise((done) => (this.wake = done));
  }

  /** Shows at once what is true now. */
  skip(): void {
    if (!this.busy) return;
    this.hurry = true;
    this.wake?.();
  }

  // Since my last turn.

  async lookBack(table: string): Promise<void> {
    if (this.steps || this.looking) return this.lookNow();
    this.skip();
    this.looking = true;
    let steps = this.connection.catchUp.steps;
    try {
      if (steps.length < 2) steps = await this.fetched(table);
      if (!this.looking) return; // it was given up in the meantime
    } finally {
      this.looking = false;
    }
    this.steps = steps;
    this.go(Math.min(1, steps.length - 1));
  }

  private async fetched(table: string): Promise<Snapshot[]> {
    const token = keyOf(table)?.seats[String(this.connection.seat)] ?? null;
    const { heard } = await api.moments(table, token);
    const steps = await fetchSteps(heard, (number) => api.moment(table, number, token));
    return [...steps.slice(0, -1), this.connection.snapshot];
  }

  go(step: number): void {
    const snapshot = this.steps?.[step];
    if (!snapshot) return;
    this.step = step;
    void this.show(snapshot);
  }

  /** Back to what is true now, or no look at all. */
  lookNow(): void {
    this.looking = false;
    if (!this.steps) return;
    this.steps = null;
    this.connection.queue = [];
    void this.show(this.connection.snapshot, Infinity);
  }
}
