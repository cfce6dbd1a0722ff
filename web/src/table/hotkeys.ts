// The keys of the table.

import { isArrow, moveFocus } from "../lib/directions";
import { explanation } from "../ui/explanation.svelte";
import type { Desk } from "./desk.svelte";

const WRITING = "input, textarea, select, [contenteditable]";

/** Does what a key stands for; whether it stands for anything. */
export function pressed(desk: Desk, event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || desk.dialog || target?.closest(WRITING)) return false;
  const { stage, play, live } = desk;
  if (isArrow(event.key)) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (stage.steps && step) return stage.go(stage.step + step), true;
    return !target?.closest('[role="tabpanel"], [role="tablist"]') && stage.root !== null && moveFocus(stage.root, event.key);
  }
  if (event.key === " ") {
    const skips = stage.busy && !target?.closest("button, a, [role=button]");
    if (skips) stage.skip();
    return skips;
  }
  const own = live && play.seat !== null ? live : null;
  const does: { [key: string]: () => unknown } = {
    Escape: () => (stage.steps ? stage.lookNow() : ((desk.why = false), (play.advice = null))),
    s: () => own && stage.lookBack(own.id),
    u: () => own && play.undo(),
    h: () => own && play.hint(),
    w: () => (desk.why = !desk.why),
    l: () => (desk.panel = "log"),
    c: () => live && (desk.panel = "chat"),
    m: () => (desk.panel = "mine"),
    r: () => (explanation.tip?.clause ? desk.openRule(explanation.tip.clause) : (desk.panel = "rules")),
    t: () => (desk.dialog = "text"),
    "?": () => (desk.dialog = "keys"),
  };
  const action = does[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  action?.();
  return Boolean(action) && event.key !== "Escape";
}
