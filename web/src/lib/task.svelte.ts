// What a click asks of the server: once at a time, and if it does not work, a person is told why.

import { Failed } from "./api";
import { t, words } from "./words.svelte";

/** Why something did not work, for a person; what only the server knows is in its own words. */
export function failure(error: unknown): string {
  if (!(error instanceof Failed)) throw error;
  if (error.code === "offline") return t("failed-offline");
  if (error.status === 429) return t("failed-too-fast");
  if (error.status >= 500) return t("failed-server");
  return refused(error.code) ?? t("failed-why", { why: error.message });
}

/** What a refusal of the server says, if the page has words for it. */
export function refused(code: string): string | null {
  return words.said(`refused-${code.replaceAll("_", "-")}`);
}

export class Task {
  busy = $state(false);
  trouble = $state("");

  async run(action: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = "";
    try {
      await action();
    } catch (error) {
      this.trouble = failure(error);
    } finally {
      this.busy = false;
    }
  }
}
