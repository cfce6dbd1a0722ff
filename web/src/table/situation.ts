// What the question line is about.

import { t } from "../lib/words.svelte";
import type { TableInfo, UndoWanted } from "../protocol";
import type { PanelState } from "./panelState.svelte";
import type { Play } from "./play.svelte";

const LINES = 2; // lines about other players' moves during playback

export interface Situation {
  kind: "looking" | "undo" | "stuck" | "over" | "asked" | "behind" | "waiting";
  text: string;
}

export function situation({ play, ui }: Pick<PanelState, "play" | "ui">, behind: boolean, looking: boolean, undo: UndoWanted | null, table: Pick<TableInfo, "problem" | "changed_clause"> | null): Situation {
  const { view, words, names, decision } = play;
  if (looking) return { kind: "looking", text: "" };
  if (undo) return { kind: "undo", text: "" };
  if (table?.changed_clause) return { kind: "stuck", text: t("question-stuck-at", { clause: table.changed_clause }) };
  if (table?.problem) return { kind: "stuck", text: t("question-stuck") };
  if (view.result) return { kind: "over", text: t("question-over", { winners: names.filter((_, seat) => view.result!.winners.includes(seat)).join(", "), number: view.result.winners.length }) };
  if (decision) return { kind: "asked", text: words.question(decision, names) };
  const told = play.fresh.filter((entry) => ui.worthTelling(entry)).slice(-LINES);
  if (behind && !play.current) return { kind: "behind", text: told.map((entry) => words.event(entry, names)).join(" ") || waitingFor(play) };
  return { kind: "waiting", text: waitingFor(play) };
}

/** Says that the connection is gone, and what will be sent when it is back; empty while connected. */
export function lostConnection(play: Play): string {
  if (!play.live || play.live.state === "open") return "";
  return play.pending ? t("connection-waits", { choice: play.label(play.pending) }) : t("connection-away");
}

/** Who the table is waiting for, as far as everybody may know. */
function waitingFor(play: Play): string {
  const { view, names, seat } = play;
  const asked = view.decision;
  if (!asked) return t("waiting-nobody");
  if (asked.sealed) return t("waiting-sealed");
  if (asked.veiled || asked.seat === undefined) return t("waiting-veiled");
  if (asked.seat === seat) return t("waiting-me");
  return t(seat === null ? "waiting-looking-on" : "waiting-for", { name: names[asked.seat] ?? "" });
}
