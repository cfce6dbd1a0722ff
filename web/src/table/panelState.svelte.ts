// What is open around the board: a panel, a rule, the reasons, a dialog.

import { tick } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { GameUi } from "../games/ui";
import type { Live } from "../lib/live.svelte";
import { focusQuestion } from "../lib/questionFocus";
import type { Play } from "./play.svelte";
import type { Playback } from "./playback.svelte";

export type Panel = "mine" | "others" | "log" | "chat" | "rules";

const wide = new MediaQuery("min-width: 1000px");
const low = new MediaQuery("(min-width: 560px) and (max-height: 499px)");

export class PanelState {
  panel: Panel = $state(wide.current ? "log" : "mine");
  /** The clause at which the rules are opened. */
  clause: string | null = $state(null);
  /** Whether the list of impossible choices with reasons is open. */
  why = $state(false);
  dialog: "keys" | "text" | "host" | "leave" | "link" | null = $state(null);
  /** Whether the result is shown over the board. */
  result = $state(true);
  /** Counts how often a key or link has led to the question, which is then read out again. */
  asks = $state(0);
  /** What a tour wants the player to do now. */
  guided: "looking" | "choosing" | null = $state(null);

  /** The way to the nearest open place if none is in view. */
  offscreenHint: { way: "above" | "below"; where: "board" | "mine"; go: () => unknown } | null = $state.raw(null);

  constructor(
    readonly table: string,
    readonly live: Live | null,
    readonly play: Play,
    readonly ui: GameUi,
    readonly playback: Playback,
  ) {}

  get wide(): boolean {
    return wide.current;
  }

  /** Whether board and panels are side by side and scroll independently. */
  get apart(): boolean {
    return wide.current || low.current;
  }

  /** The panels with a tab. On wide screens the player's own things are elsewhere; spectators have none. */
  get panels(): Panel[] {
    const mine: Panel[] = this.wide || this.play.seat === null ? [] : ["mine"];
    const others: Panel[] = !this.wide && this.ui.Others ? ["others"] : [];
    return [...mine, ...others, "log", ...(this.live ? (["chat"] as const) : []), "rules"];
  }

  get open(): Panel {
    return this.panels.includes(this.panel) ? this.panel : this.panels[0]!;
  }

  openRule(clause: string): void {
    this.clause = clause;
    this.panel = "rules";
  }

  /** Opens a panel and moves the focus into it, for keyboard users. */
  enter(panel: Panel): void {
    if (!this.panels.includes(panel)) return;
    this.panel = panel;
    void tick().then(() => document.querySelector<HTMLElement>('#panel :is([tabindex="0"], input), #panel[tabindex="0"]')?.focus());
  }

  /** Moves the focus to the player's own things, wherever they are. */
  enterOwn(): void {
    if (this.wide) this.playback.root?.querySelector<HTMLElement>("section.mine:not(.question)")?.focus();
    else this.enter("mine");
  }

  toQuestion(): void {
    this.asks++;
    focusQuestion();
  }
}
