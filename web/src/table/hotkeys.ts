// The table's keyboard shortcuts.

import { isArrow, moveFocus } from "../lib/arrowKeys";
import { settings } from "../lib/settings.svelte";
import { explanation } from "../ui/explanation.svelte";
import type { PanelState } from "./panelState.svelte";

const WRITING = "input, textarea, select, [contenteditable]";
/** Where arrow keys have another meaning. */
const READING = '[role="tablist"], [data-panel="log"], [data-panel="chat"], [data-panel="rules"]';
/** Where Escape leads back to the question. */
const ELSEWHERE = "header, nav, aside";

/** Carries out a key's action; whether it has one. */
export function pressed(panelState: PanelState, event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || panelState.dialog || (target?.closest(WRITING) && event.key !== "Escape")) return false;
  const { playback, play, live } = panelState;
  if (isArrow(event.key)) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (playback.steps && step) return playback.go(playback.step + step), true;
    return !target?.closest(READING) && playback.root !== null && moveFocus(playback.root, event.key);
  }
  if (event.key === " ") {
    const skips = playback.busy && !target?.closest("button, a, [role=button]");
    if (skips) playback.skip();
    return skips;
  }
  if (event.key === "Escape") {
    if (playback.steps || playback.looking) playback.lookNow();
    else if (panelState.why || play.advice) (panelState.why = false), (play.advice = null);
    else if (target?.closest(ELSEWHERE)) panelState.toQuestion();
    return false;
  }
  if (event.key.length !== 1 || !settings.letters) return false;
  const own = live && play.seat !== null ? live : null;
  const does: { [key: string]: () => unknown } = {
    q: () => panelState.toQuestion(),
    s: () => own && playback.lookBack(own.id),
    u: () => own && toUndo(panelState),
    h: () => own && play.hint(),
    w: () => (panelState.why = !panelState.why),
    l: () => panelState.enter("log"),
    c: () => live && panelState.enter("chat"),
    m: () => panelState.enterOwn(),
    r: () => (explanation.tip?.clause ? panelState.openRule(explanation.tip.clause) : panelState.enter("rules")),
    t: () => (panelState.dialog = "text"),
    "?": () => (panelState.dialog = "keys"),
  };
  const action = does[event.key.toLowerCase()];
  action?.();
  return Boolean(action);
}

/** A single letter undoes nothing; it only focuses the button. */
function toUndo(panelState: PanelState): void {
  panelState.playback.root?.querySelector<HTMLElement>('button[aria-keyshortcuts="U"]')?.focus();
}
