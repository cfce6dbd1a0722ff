// Opens a new table and goes there.

import { api } from "../lib/api";
import { keep } from "../lib/keys";
import { router } from "../lib/router.svelte";
import { keepPart } from "../lib/salts";
import { settings } from "../lib/settings.svelte";
import { takePart, withCommits } from "../lib/shuffling";
import { t } from "../lib/words.svelte";
import { type Draft, newTable } from "./newTable";

export function ownName(): string {
  return settings.name.trim() || t("name-guest");
}

export async function openTable(draft: Draft): Promise<void> {
  const { wanted, salts } = withCommits(newTable(draft));
  const keys = await api.open(wanted);
  keep(keys);
  keepPart(keys.table.id, { deal: keys.table.shuffle.deal, salts, fixed: null });
  await takePart(keys.table, false);
  router.go(`/t/${keys.table.id}`);
}
