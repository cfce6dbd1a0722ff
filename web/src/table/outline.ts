// A view in words as far as it can be without knowing the game: its parts, each with what is in it.

import type { TextPart } from "../games/face";
import type { AnyView } from "../lib/play";
import { capital } from "../lib/phrasebook";
import { t } from "../lib/words.svelte";

const ASIDE = new Set(["game", "seat", "decision", "result"]);

export function outline(view: AnyView, names: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  const plain: string[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (ASIDE.has(key)) continue;
    if (typeof value !== "object" || value === null) plain.push(`${label(key)}: ${told(value)}`);
    else parts.push({ title: label(key), lines: lines(value, names) });
  }
  return [{ title: t("text-table"), lines: plain }, ...parts].filter((part) => part.lines.length);
}

/** A list that is as long as the table has players is about them. */
function lines(value: object, names: readonly string[]): string[] {
  if (!Array.isArray(value)) return Object.entries(value).map(([key, part]) => `${label(key)}: ${told(part)}`);
  const players = value.length === names.length && value.every((part) => typeof part === "object" && part !== null);
  return value.map((part, number) => (players ? `${names[number]}: ${told(part)}` : told(part)));
}

function told(value: unknown): string {
  if (value === null || value === undefined) return t("text-nothing");
  if (typeof value === "boolean") return value ? t("text-yes") : t("text-no");
  if (Array.isArray(value)) return value.length ? value.map(told).join(", ") : t("text-nothing");
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([key, part]) => `${label(key).toLowerCase()} ${told(part)}`)
      .join("; ");
  }
  return String(value).replaceAll("_", " ");
}

function label(key: string): string {
  return capital(key.replaceAll("_", " "));
}
