// Opens a table and goes there.

import { api } from "../lib/api";
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
