// What is open around the board: the panel beside it, a rule, the reasons, a list of keys.

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
  /** The rule that the rules are opened at. */
  clause: string | null = $state(null);
  /** Whether the reasons of all that is not possible are shown. */
  why = $state(false);
  dialog: "keys" | "text" | "host" | "leave" | "link" | null = $state(null);
  /** Whether the result stands over the board. */
  result = $state(true);
  /** How often somebody has gone to the question by a key or a link: each time it is said again. */
  asks = $state(0);
  /** What a tour that leads from place to place wants just now. */
  guided: "looking" | "choosing" | null = $state(null);

  /** Where open places are while none is in sight, and how to come to one. */
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

  /** Whether board and panels stand beside each other and scroll each by itself. */
  get apart(): boolean {
    return wide.current || low.current;
  }

  /** The panels that there is a tab for; on wide screens one's own things have their own place, and spectators have none. */
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

  /** Opens a panel for somebody who uses keys: the focus goes into it. */
  enter(panel: Panel): void {
    if (!this.panels.includes(panel)) return;
    this.panel = panel;
    void tick().then(() => document.querySelector<HTMLElement>('#panel :is([tabindex="0"], input), #panel[tabindex="0"]')?.focus());
  }

  /** To one's own things, where they are. */
  enterOwn(): void {
    if (this.wide) this.playback.root?.querySelector<HTMLElement>("section.mine:not(.question)")?.focus();
    else this.enter("mine");
  }

  toQuestion(): void {
    this.asks++;
    focusQuestion();
  }
}
