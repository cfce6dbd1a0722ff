// The keys of the table.

import { isArrow, moveFocus } from "../lib/directions";
import { settings } from "../lib/settings.svelte";
import { explanation } from "../ui/explanation.svelte";
import type { Desk } from "./desk.svelte";

const WRITING = "input, textarea, select, [contenteditable]";
/** Where arrows have a meaning of their own. */
const READING = '[role="tablist"], [data-panel="log"], [data-panel="chat"], [data-panel="rules"]';
/** From where Escape leads back to the question. */
const ELSEWHERE = "header, nav, aside";

/** Does what a key stands for; whether it stands for anything. */
export function pressed(desk: Desk, event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || desk.dialog || (target?.closest(WRITING) && event.key !== "Escape")) return false;
  const { stage, play, live } = desk;
  if (isArrow(event.key)) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (stage.steps && step) return stage.go(stage.step + step), true;
    return !target?.closest(READING) && stage.root !== null && moveFocus(stage.root, event.key);
  }
  if (event.key === " ") {
    const skips = stage.busy && !target?.closest("button, a, [role=button]");
    if (skips) stage.skip();
    return skips;
  }
  if (event.key === "Escape") {
    if (stage.steps || stage.looking) stage.lookNow();
    else if (desk.why || play.advice) (desk.why = false), (play.advice = null);
    else if (target?.closest(ELSEWHERE)) desk.toQuestion();
    return false;
  }
  if (event.key.length !== 1 || !settings.letters) return false;
  const own = live && play.seat !== null ? live : null;
  const does: { [key: string]: () => unknown } = {
    q: () => desk.toQuestion(),
    s: () => own && stage.lookBack(own.id),
    u: () => own && toUndo(desk),
    h: () => own && play.hint(),
    w: () => (desk.why = !desk.why),
    l: () => desk.enter("log"),
    c: () => live && desk.enter("chat"),
    m: () => desk.enterOwn(),
    r: () => (explanation.tip?.clause ? desk.openRule(explanation.tip.clause) : desk.enter("rules")),
    t: () => (desk.dialog = "text"),
    "?": () => (desk.dialog = "keys"),
  };
  const action = does[event.key.toLowerCase()];
  action?.();
  return Boolean(action);
}

/** A letter alone takes nothing back: it leads to the button that does. */
function toUndo(desk: Desk): void {
  desk.stage.root?.querySelector<HTMLElement>('button[aria-keyshortcuts="U"]')?.focus();
}
