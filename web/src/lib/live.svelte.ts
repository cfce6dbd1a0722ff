// This device's link to a table: a socket, which reconnects automatically, and a connection over it for every seat played here.

import type { Answer, Chat, FromClient, FromServer, LinkWanted, TableInfo, UndoWanted } from "../protocol";
import { tokensOf } from "./keys";
import { takePart } from "./shuffling";
import { MutedSpeakers } from "./mutedSpeakers.svelte";
import type { AnyView, GameEvent, Move, Snapshot, Why } from "./play";
import { rooted } from "./root";
import { CatchUp } from "./catchUp";

/** Why the server refused a request. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly why: Why | null,
  ) {
    super(message);
  }
}

interface Waiting {
  message: FromClient & { id: string };
  done(answer: Answer | null): void;
  refused(error: Refused): void;
}

const PAUSES = [250, 500, 1000, 2000, 4000];
const PATIENCE = 8000; // milliseconds without an answer to a move after which the connection counts as dead
const FINAL: Record<number, string> = { 4403: "bad_token", 4404: "no_such_table", 4409: "damaged" };

/** What a seat on this device has received, and the move it has sent; seat null is a spectator. */
export class SeatConnection {
  /** The latest snapshot; the screen may still show an earlier one. */
  snapshot: Snapshot = $state.raw(null!);
  log: GameEvent[] = $state.raw([]);
  order: Record<string, unknown> | null = $state.raw(null);
  left: number[] = $state.raw([]);
  running: number[] = $state.raw([]);
  timesAt = $state(0);
  /** A move that was sent but is not yet confirmed. */
  pending: Move | null = $state.raw(null);
  /** The question that it answers. */
  private answered: number | null = null;
  /** Snapshots that are not yet shown, oldest first. */
  queue: Snapshot[] = $state.raw([]);
  /** What happened between this seat's last choice and now. */
  readonly catchUp = new CatchUp();
  /** Results of this device's own choices, which are shown at once. */
  private readonly own = new WeakSet<Snapshot>();

  constructor(readonly seat: number | null) {}

  get view(): AnyView {
    return this.snapshot.view as AnyView;
  }

  heard(snapshot: Snapshot): void {
    this.log = [...this.log.slice(0, snapshot.first), ...snapshot.events];
    const again = this.snapshot && snapshot.undone === this.snapshot.undone && snapshot.first < this.snapshot.first + this.snapshot.events.length;
    // After a lost connection the same question may come again; the move is then still on its way.
    if (this.pending && (snapshot.asked !== this.answered || snapshot.undone !== this.snapshot.undone)) {
      this.own.add(snapshot);
      this.pending = null;
    }
    this.queue = !this.snapshot ? [] : again ? [snapshot] : [...this.queue, snapshot];
    this.catchUp.add(snapshot, this.snapshot ?? null);
    this.snapshot = snapshot;
  }

  /** Marks a move as sent. */
  sends(move: Move): void {
    this.pending = move;
    this.answered = this.snapshot.asked;
  }

  isOwn(snapshot: Snapshot): boolean {
    return this.own.has(snapshot);
  }
}

export class Live {
  state: "connecting" | "open" | "away" | "closed" = $state("connecting");
  /** Why reconnecting is impossible: `bad_token`, `no_such_table`, `damaged`. */
  problem: string | null = $state(null);
  table: TableInfo | null = $state.raw(null);
  seats: number[] = $state.raw([]);
  host = $state(false);
  connections: Map<number | null, SeatConnection> = $state.raw(new Map());
  chat: Chat[] = $state.raw([]);
  undoWanted: UndoWanted | null = $state.raw(null);
  linkWanted: LinkWanted | null = $state.raw(null);
  readonly muted: MutedSpeakers;

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private timer = 0;
  private counter = 0;
  private readonly own = crypto.getRandomValues(new Uint32Array(2)).join("-");

  constructor(readonly id: string) {
    this.muted = new MutedSpeakers(id);
    this.connect();
    addEventListener("online", this.comeBack);
    addEventListener("offline", this.lost);
    document.addEventListener("visibilitychange", this.comeBack);
  }

  /** The chat without the speakers muted on this device. */
  get heard(): Chat[] {
    return this.chat.filter((line) => !this.muted.hides(line));
  }

  close(): void {
    this.state = "closed";
    clearTimeout(this.timer);
    removeEventListener("online", this.comeBack);
    removeEventListener("offline", this.lost);
    document.removeEventListener("visibilitychange", this.comeBack);
    this.socket?.close();
  }

  /** Connects again, for example after taking a seat. */
  reconnect(): void {
    this.tries = 0;
    this.socket?.close();
    this.connect();
  }

  private comeBack = (): void => {
    if (this.state === "away" && document.visibilityState === "visible") this.reconnect();
  };

  /** The connection is dead without having been closed: the network is gone, or an answer does not come. */
  private lost = (): void => {
    if (this.state !== "open") return;
    this.state = "away";
    const dead = this.socket;
    this.socket = null;
    dead?.close();
    this.tryAgain();
  };

  private tryAgain(): void {
    this.timer = window.setTimeout(() => this.connect(), PAUSES[Math.min(this.tries++, PAUSES.length - 1)]);
  }

  private connect(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${rooted("/live")}`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => {
      if (this.socket !== socket || this.state === "closed") return;
      this.problem = FINAL[event.code] ?? null;
      this.state = this.problem ? "closed" : "away";
      if (!this.problem) this.tryAgain();
    };
  }

  private hello(): FromClient {
    const heard: { [key: string]: number } = {};
    for (const connection of this.connections.values()) heard[connection.seat ?? -1] = connection.log.length;
    const undone = Math.max(0, ...[...this.connections.values()].map((connection) => connection.snapshot.undone));
    return { type: "hello", table: this.id, tokens: tokensOf(this.id), heard, undone };
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.arrive(message.table, true);
        this.seats = message.seats;
        this.host = message.host;
        this.state = "open";
        this.tries = 0;
        this.chat = [];
        this.linkWanted = null;
        for (const one of this.waiting.values()) this.socket?.send(JSON.stringify(one.message));
        break;
      case "table":
        this.arrive(message.table, false);
        break;
      case "sight":
        this.deliver(message);
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "undo_wanted":
        this.undoWanted = message.seat === null ? null : message;
        break;
      case "link_wanted":
        this.linkWanted = message.seat === null ? null : message;
        break;
      case "private": {
        const connection = this.connections.get(message.seat);
        if (connection) connection.order = message.order;
        break;
      }
      case "times": {
        const connection = this.connections.get(message.seat);
        if (connection) Object.assign(connection, { left: message.left, running: message.running, timesAt: Date.now() });
        break;
      }
      case "done":
        this.settle(message.id)?.done(null);
        break;
      case "answer":
        this.settle(message.id)?.done(message);
        break;
      case "no":
        if (message.id !== null) this.settle(message.id)?.refused(new Refused(message.code, message.message, message.why));
    }
  }

  /** Takes over the table's state. Before the deal, or after it was called off, there is no game to show. */
  private arrive(table: TableInfo, arriving: boolean): void {
    this.table = table;
    void takePart(table, arriving);
    if (table.status !== "waiting" || !this.connections.size) return;
    this.connections = new Map();
    this.undoWanted = null;
  }

  private deliver(snapshot: Snapshot): void {
    const known = this.connections.get(snapshot.seat);
    if (known) return known.heard(snapshot);
    const connection = new SeatConnection(snapshot.seat);
    connection.heard(snapshot);
    this.connections = new Map(this.connections).set(snapshot.seat, connection);
  }

  private settle(id: string): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    return found;
  }

  /** Sends a message, and sends it again after every reconnection until it is answered. */
  ask<T extends FromClient["type"]>(type: T, parts: Record<string, unknown>): Promise<Answer | null> {
    const id = `${this.own}-${++this.counter}`;
    const message = { type, id, ...parts } as unknown as FromClient & { id: string };
    return new Promise((done, refused) => {
      this.waiting.set(id, { message, done, refused });
      if (this.state === "open") this.socket?.send(JSON.stringify(message));
    });
  }

  /** Makes a move; throws `Refused` if the server refuses it. */
  async play(connection: SeatConnection, move: Move): Promise<void> {
    const asked = connection.snapshot.asked;
    if (connection.pending || asked === null || connection.seat === null) return;
    connection.sends(move);
    const patience = window.setInterval(this.lost, PATIENCE);
    try {
      await this.ask("play", { seat: connection.seat, asked, move });
    } catch (error) {
      if (connection.pending === move) connection.pending = null;
      throw error;
    } finally {
      clearInterval(patience);
    }
    if (connection.snapshot.asked !== asked) connection.pending = null; // otherwise its result is still to come
  }
}
