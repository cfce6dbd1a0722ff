// A line of chat in words: what somebody said, or what the table itself tells everybody.

import { t } from "../lib/words.svelte";
import type { Chat } from "../protocol";

export const isOfHouse = (line: Chat): boolean => line.left || line.word !== "";

export function lineText(line: Chat): string {
  if (line.left) return t("chat-left");
  return line.word ? t(`chat-word-${line.word.replaceAll("_", "-")}`, { name: line.name }) : line.text;
}

/** News of a seat's link come from the table, not from its player. */
export function speakerName(line: Chat): string {
  if (line.word.startsWith("link")) return t("chat-house");
  return line.name || t(isOfHouse(line) ? "chat-house" : "chat-spectator");
}
