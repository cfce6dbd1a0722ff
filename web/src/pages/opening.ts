// Opens a table and goes there.

import { api, Failed } from "../lib/api";
import { keep } from "../lib/keys";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";
import { type Draft, newTable } from "./newtable";

export function ownName(): string {
  return settings.name.trim() || t("name-guest");
}

export async function openTable(draft: Draft): Promise<void> {
  const keys = await api.open(newTable(draft));
  keep(keys);
  router.go(`/t/${keys.table.id}`);
}

/** Why something did not work, for a person; what only the server knows is in its own words. */
export function failure(error: unknown): string {
  if (!(error instanceof Failed)) throw error;
  if (error.code === "offline") return t("failed-offline");
  if (error.status === 429) return t("failed-too-fast");
  if (error.status >= 500) return t("failed-server");
  return t("failed-why", { why: error.message });
}
