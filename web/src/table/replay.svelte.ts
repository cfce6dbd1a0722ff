// A replay of a game, moment by moment, from somebody's point of view.

import type { GameUi } from "../games/ui";
import { api } from "../lib/api";
import { numbered, snapshotOf } from "../lib/catchUp";
import { keyOf } from "../lib/keys";
import { SeatConnection } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";
import type { Moment, TableInfo } from "../protocol";
import { openings } from "./chapters";
import { PanelState } from "./panelState.svelte";
import { Play } from "./play.svelte";
import { Playback } from "./playback.svelte";

const SLOWEST = 600; // milliseconds per moment, even at the highest speed

export class Replay {
  at = $state(0);
  playing = $state(false);
  private readonly fetched = new Map<number, Promise<Moment>>();
  private timer = 0;
  private going: Promise<void> | null = null;

  private constructor(
    readonly table: TableInfo,
    /** The token that gives access to the moments. */
    readonly token: string | null,
    readonly eyes: string,
    readonly panelState: PanelState,
    readonly heard: number[],
    /** The moments at which the viewing seat had to decide. */
    readonly asked: number[],
  ) {}

  /** The moments at which rounds begin. */
  rounds: number[] = $state.raw([]);

  /** `eyes` is a seat, `none` for a spectator, or empty for the player's own view. */
  static async open(table: TableInfo, ui: GameUi, at: number, eyes: string): Promise<Replay> {
    const token = lookingToken(table);
    const { heard, asked } = await api.moments(table.id, token, eyes);
    const first = Math.min(Math.max(0, at), heard.length - 1);
    const moment = await api.moment(table.id, first, token, eyes);
    const connection = new SeatConnection(typeof moment.seat === "number" ? moment.seat : null);
    connection.heard(snapshotOf(moment, 0));
    const play = new Play(null, connection, () => table);
    const replay = new Replay(table, token, eyes, new PanelState(table.id, null, play, ui, new Playback(play, ui)), heard, asked);
    replay.fetched.set(first, Promise.resolve(moment));
    await replay.go(first);
    replay.markRounds().catch(() => undefined); // the slider works without them
    return replay;
  }

  private async markRounds(): Promise<void> {
    const { log } = await this.moment(this.last);
    this.rounds = openings(log, this.heard, this.panelState.ui);
  }

  /** The nearest decision before or after the current moment; null if there is none. */
  decision(way: -1 | 1): number | null {
    return (way < 0 ? this.asked.findLast((moment) => moment < this.at) : this.asked.find((moment) => moment > this.at)) ?? null;
  }

  get last(): number {
    return this.heard.length - 1;
  }

  /** Shows a moment; while the slider is dragged, moments that do not arrive in time are skipped. */
  async go(at: number): Promise<void> {
    this.at = Math.min(Math.max(0, at), this.last);
    this.going ??= this.follow().finally(() => (this.going = null));
    await this.going;
  }

  private async follow(): Promise<void> {
    for (let shown = -1; shown !== this.at; ) await this.show((shown = this.at));
  }

  private async show(wanted: number): Promise<void> {
    const moment = await this.moment(wanted);
    if (this.at !== wanted) return;
    const { play, playback } = this.panelState;
    play.connection.log = numbered(moment.log);
    void this.moment(Math.min(wanted + 1, this.last));
    await playback.show(snapshotOf(moment, wanted ? this.heard[wanted - 1]! : 0));
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at === this.last) this.at = -1;
    void this.run();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private async run(): Promise<void> {
    while (this.playing && this.at < this.last) {
      await this.go(this.at + 1);
      await new Promise((done) => (this.timer = window.setTimeout(done, Math.max(SLOWEST, settings.pace))));
    }
    this.playing = false;
  }

  private moment(number: number): Promise<Moment> {
    const found = this.fetched.get(number) ?? api.moment(this.table.id, number, this.token, this.eyes);
    this.fetched.set(number, found);
    return found;
  }
}

export function tokenOf(table: string): string | null {
  const key = keyOf(table);
  return Object.values(key?.seats ?? {})[0] ?? null;
}

/** If several people share the device, replays during the game show a spectator's view, so that nobody sees another's hand. */
function lookingToken({ id, status }: TableInfo): string | null {
  const key = keyOf(id);
  return status !== "over" && Object.keys(key?.seats ?? {}).length > 1 ? (key?.host ?? null) : tokenOf(id);
}
