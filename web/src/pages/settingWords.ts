// The names, explanations and values of settings in the game's words.

import type { Phrasebook } from "../lib/phrasebook";
import { t } from "../lib/words.svelte";
import type { SettingInfo } from "../protocol";
import type { Value } from "./newTable";

const id = (...parts: string[]) => parts.join("-").toLowerCase().replace(/[^a-z0-9]+/g, "-");

export function settingLabel(words: Phrasebook, name: string): string {
  return words.say(id("option", name)) ?? name.replaceAll("_", " ");
}

export function settingHelp(words: Phrasebook, setting: SettingInfo): string {
  return words.say(id("option", setting.name), {}, [], "help") ?? setting.help;
}

export function valueLabel(words: Phrasebook, name: string, value: Value): string {
  const said = words.say(id("option", name, String(value ?? "none")));
  if (said) return said;
  if (value === null) return t("option-none");
  if (typeof value === "boolean") return t(value ? "option-yes" : "option-no");
  return String(value).replaceAll("_", " ");
}
