// What the player has picked so far for an answer: a token, a place, treasure in a tray, kinds to pay with.

import { Refused } from "$lib/live.svelte";
import type { Move } from "$lib/play";
import type { Play } from "../../table/play.svelte";
import { seen, type Treasure, type TreasureKind } from "./seen";

const STEPS = 6; // more parts than any answer has
const TICK = 40; // milliseconds
const PATIENCE = 4000;

interface Held {
  /** The question that it was picked for; picks for another question are dropped. */
  asked: number | null;
  token: number | null;
  place: string | null;
}

const NOTHING: Held = { asked: null, token: null, place: null };

export class Hand {
  private held: Held = $state.raw(NOTHING);
  /** The place under a dragged token. */
  over: string | null = $state(null);
  /** A token that is being placed: shown there before the server confirms it. */
  sent: { value: number; place: string } | null = $state.raw(null);

  constructor(private readonly play: Play) {}

  private get current(): Held {
    return this.held.asked === this.play.shown.asked ? this.held : NOTHING;
  }

  /** The value of the token taken up. */
  get token(): number | null {
    return this.current.token;
  }

  /** The place chosen before a token was. */
  get place(): string | null {
    return this.current.place;
  }

  private hold(token: number | null, place: string | null): void {
    this.held = { asked: this.play.shown.asked, token, place };
  }

  /** Whether a series of answers is being sent. */
  get busy(): boolean {
    return this.play.answering;
  }

  /** Takes up a token or puts it back; if a place was chosen already, the token goes there at once. */
  take(value: number): void {
    if (this.busy) return;
    if (this.play.decision?.kind === "place_value") void this.play.choose({ kind: "token", value });
    else if (this.place !== null) void this.put(value, this.place);
    else this.lift(this.token === value ? null : value);
  }

  lift(value: number | null): void {
    this.hold(value, null);
  }

  /** Chooses a place; a token that was taken up goes there at once. */
  point(place: string): void {
    if (this.play.only) void this.play.choose({ kind: "place", space: place });
    else if (this.token !== null) void this.put(this.token, place);
    else this.hold(null, this.place === place ? null : place);
  }

  release(): void {
    this.held = NOTHING;
  }

  /** One gesture, two answers: the place, then the token. */
  async put(value: number, place: string): Promise<void> {
    if (!this.play.find({ kind: "place", space: place }) || this.busy) return;
    if (this.play.only) return this.point(place); // a tour goes one step at a time
    this.release();
    this.sent = { value, place };
    const values = () => ({ kind: "token", value });
    await this.chain({ kind: "place", space: place }, (kind) => (kind === "place_value" ? values() : null));
    this.sent = null;
  }

  /** Answers with the amounts in a tray, in the order in which the kinds are asked for. */
  async give(amounts: Treasure): Promise<void> {
    const kind = this.play.decision?.kind;
    const next = (asked: string, moves: Move[]) =>
      asked === kind ? (moves.find((move) => amounts[move["treasure"] as TreasureKind] === move["amount"]) ?? null) : null;
    const first = next(kind ?? "", this.play.moves);
    if (first) await this.chain(first, next);
  }

  /** Buys, and answers what each slot of the price is paid with. */
  async buy(move: Move | null, kinds: readonly (TreasureKind | null)[]): Promise<void> {
    const pay = (asked: string) => {
      if (asked !== "pay_piece") return null;
      const paid = seen(this.play.connection.view).mine?.choosing.length ?? 1;
      const treasure = kinds[paid - 1];
      return treasure ? { kind: "with", treasure } : null;
    };
    const first = move ?? pay("pay_piece");
    if (first) await this.chain(first, pay);
  }

  /** Answers questions one by one as long as `next` has an answer to the current one. */
  private async chain(first: Move, next: (kind: string, moves: Move[]) => Move | null): Promise<void> {
    if (this.busy) return;
    this.play.answering = true;
    try {
      let question = this.play.connection.snapshot.asked;
      await this.play.choose(first);
      for (let steps = 0; steps < STEPS && !this.play.trouble && (await this.asksAnew(question)); steps++) {
        question = this.play.connection.snapshot.asked;
        const asked = this.play.connection.view.decision;
        const move = asked?.moves ? next(asked.kind, asked.moves) : null;
        if (!move) return;
        await this.play.live?.play(this.play.connection, move);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.play.refused(error);
    } finally {
      this.play.answering = false;
    }
  }

  /** Waits for the next question, which may come after the answer's acknowledgement; whether there is one. */
  private async asksAnew(question: number | null): Promise<boolean> {
    const { connection } = this.play;
    for (let waited = 0; connection.snapshot.asked === question && waited < PATIENCE; waited += TICK) {
      await new Promise((done) => setTimeout(done, TICK));
    }
    return connection.snapshot.asked !== null && connection.snapshot.asked !== question;
  }
}

const hands = new WeakMap<Play, Hand>();

export function handOf(play: Play): Hand {
  const known = hands.get(play);
  if (known) return known;
  const hand = new Hand(play);
  hands.set(play, hand);
  return hand;
}
