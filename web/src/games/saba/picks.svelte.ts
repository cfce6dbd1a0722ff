// An unfinished choice: what has been clicked so far of a choice with several parts. Board, hand and question share it.

import type { Json } from "../../protocol";
import type { Move } from "../../lib/play";
import { focusAfterAnswer } from "../../lib/questionFocus";
import type { Play } from "../../table/play.svelte";
import { canAdd, type Item, reachable, whole } from "./choosing";

interface Picked {
  /** The decision that it belongs to; picks for another one are ignored. */
  asked: number | null;
  parts: Json;
  field: string;
  items: Item[];
}

const NOTHING: Picked = { asked: null, parts: {}, field: "", items: [] };

export class Picks {
  private picked: Picked = $state.raw(NOTHING);
  /** The harbour slot whose result is previewed. */
  preview: number | null = $state(null);

  constructor(private readonly play: Play) {}

  private get current(): Picked {
    return this.picked.asked === this.play.shown.asked && this.play.decision ? this.picked : NOTHING;
  }

  get parts(): Json {
    return this.current.parts;
  }

  get field(): string {
    return this.current.field;
  }

  get items(): Item[] {
    return this.current.items;
  }

  /** Whether the unfinished choice has these parts. */
  making(parts: Json): boolean {
    return this.field !== "" && Object.entries(parts).every(([name, value]) => this.parts[name] === value);
  }

  /** Starts a choice whose next part is made beside the question. */
  begin(parts: Json, field: string): void {
    this.picked = { asked: this.play.shown.asked, parts, field, items: [] };
    if (!document.activeElement?.closest(".question")) focusAfterAnswer();
  }

  back(): void {
    this.picked = NOTHING;
  }

  has(item: Item): number {
    return this.items.filter((one) => one === item).length;
  }

  /** Whether an item may be added to this choice, or may start it while there is another unfinished one. */
  can(parts: Json, field: string, item: Item): boolean {
    return canAdd(this.play.moves, parts, field, this.making(parts) ? this.items : [], item);
  }

  /** Adds an item; if that completes the only possible choice, it is made. */
  add(parts: Json, field: string, item: Item): void {
    const before = this.making(parts) ? this.items : [];
    if (!canAdd(this.play.moves, parts, field, before, item)) return;
    const items = [...before, item];
    this.picked = { asked: this.play.shown.asked, parts, field, items };
    const open = reachable(this.play.moves, parts, field, items);
    if (open.length === 1 && whole(open, parts, field, items)) void this.play.choose(open[0]!);
  }

  drop(item: Item): void {
    const at = this.items.lastIndexOf(item);
    if (at >= 0) this.picked = { ...this.picked, items: this.items.filter((_, index) => index !== at) };
  }

  /** The move that the picks make up now, if they are complete. */
  get ready(): Move | null {
    return this.field ? whole(this.play.moves, this.parts, this.field, this.items) : null;
  }
}

const all = new WeakMap<Play, Picks>();

export function picksOf(play: Play): Picks {
  const found = all.get(play) ?? new Picks(play);
  all.set(play, found);
  return found;
}
