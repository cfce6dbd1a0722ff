// Plays back snapshots at the chosen pace, and those since the player's last turn step by step.

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
  /** The element that contains the pieces. */
  root: HTMLElement | null = null;
  /** Whether snapshots are being played back. */
  busy = $state(false);
  /** The steps since the player's last turn while looking back; null otherwise. */
  steps: Snapshot[] | null = $state.raw(null);
  step = $state(0);
  looking = $state(false);
  private wake: (() => void) | null = null;
  private hurry = false;

  constructor(
    readonly play: Play,
    readonly ui: GameUi,
  ) {}

  /** Plays back the whole queue. */
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

  /** The scenes that a game wants shown before a snapshot. */
  private before(snapshot: Snapshot): Snapshot[] {
    if (settings.still || this.hurry) return [];
    return this.ui.scenes?.(this.play.view, snapshot).slice(0, -1) ?? [];
  }

  private get connection() {
    return this.play.connection;
  }

  /** Shows a snapshot, with moving pieces. */
  async show(snapshot: Snapshot, known?: number): Promise<void> {
    const still = settings.still || this.hurry;
    const moving = travel(this.root, () => this.play.show(snapshot, known), still);
    await Promise.race([moving, this.skipped()]);
    this.light();
  }

  /** Highlights the places where the fresh events happened. */
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

  /** Skips to the latest snapshot. */
  skip(): void {
    if (!this.busy) return;
    this.hurry = true;
    this.wake?.();
  }

  // Since the player's last turn.

  async lookBack(table: string): Promise<void> {
    if (this.steps || this.looking) return this.lookNow();
    this.skip();
    this.looking = true;
    let steps = this.connection.catchUp.steps;
    try {
      if (steps.length < 2) steps = await this.fetched(table);
      if (!this.looking) return; // it was cancelled in the meantime
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

  /** Returns to the latest snapshot, or cancels looking back. */
  lookNow(): void {
    this.looking = false;
    if (!this.steps) return;
    this.steps = null;
    this.connection.queue = [];
    void this.show(this.connection.snapshot, Infinity);
  }
}
