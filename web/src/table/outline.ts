// A view as text, as far as possible without knowing the game: its parts with their contents.
// A game's texts can name the parts: `view-harbour = The harbour`.

import type { TextPart } from "../games/ui";
import { capital, type Phrasebook } from "../lib/phrasebook";
import type { AnyView } from "../lib/play";
import { t } from "../lib/words.svelte";
import type { Json } from "../protocol";

/** Parts of every view, which are shown elsewhere. */
const SHARED = new Set(["game", "seat", "players", "mode", "result", "decision"]);

/** A view's own parts in order, without those that every view has. */
export function contents(view: AnyView): [string, unknown][] {
  return Object.entries(view).filter(([name]) => !SHARED.has(name));
}

export function outline(view: AnyView, words: Phrasebook, names: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  const plain: string[] = [];
  for (const [name, value] of contents(view)) {
    if (typeof value !== "object" || value === null) plain.push(`${label(name, words)}: ${told(value, words)}`);
    else parts.push({ title: label(name, words), lines: lines(value, words, names) });
  }
  return [{ title: t("text-table"), lines: plain }, ...parts].filter((part) => part.lines.length);
}

function lines(value: object, words: Phrasebook, names: readonly string[]): string[] {
  if (ofPlayers(value, names.length)) return value.map((part, seat) => `${names[seat]}: ${told(part, words)}`);
  if (Array.isArray(value)) return value.map((part) => told(part, words));
  return Object.entries(value).map(([name, part]) => `${label(name, words)}: ${told(part, words)}`);
}

/** Whether a value is a list with a record for each player. */
export function ofPlayers(value: unknown, players: number): value is Json[] {
  return Array.isArray(value) && value.length === players && value.every((part) => typeof part === "object" && part !== null && !Array.isArray(part));
}

export function told(value: unknown, words: Phrasebook): string {
  if (value === null || value === undefined) return t("text-nothing");
  if (typeof value === "boolean") return value ? t("text-yes") : t("text-no");
  if (Array.isArray(value)) return value.length ? value.map((part) => told(part, words)).join(", ") : t("text-nothing");
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, part]) => `${label(name, words).toLowerCase()} ${told(part, words)}`)
      .join("; ");
  }
  return String(value).replaceAll("_", " ");
}

export function label(name: string, words: Phrasebook): string {
  return capital(words.name("view", name));
}
