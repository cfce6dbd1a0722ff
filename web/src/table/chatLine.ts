// The text of a chat message, by a person or by the table itself.

import { t } from "../lib/words.svelte";
import type { Chat } from "../protocol";

export const isFromTable = (line: Chat): boolean => line.left || line.word !== "";

export function lineText(line: Chat): string {
  if (line.left) return t("chat-left");
  return line.word ? t(`chat-word-${line.word.replaceAll("_", "-")}`, { name: line.name }) : line.text;
}

/** Messages about a seat's link come from the table, not from its player. */
export function speakerName(line: Chat): string {
  if (line.word.startsWith("link")) return t("chat-house");
  return line.name || t(isFromTable(line) ? "chat-house" : "chat-spectator");
}
