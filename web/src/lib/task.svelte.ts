// A request made by a click: only one at a time, and if it fails, the user is told why.

import { Failed } from "./api";
import { t, words } from "./words.svelte";

/** Why something failed, in the page's words if it has any, otherwise in the server's. */
export function failure(error: unknown): string {
  if (!(error instanceof Failed)) throw error;
  if (error.code === "offline") return t("failed-offline");
  if (error.status === 429) return t("failed-too-fast");
  if (error.status >= 500) return t("failed-server");
  return refused(error.code) ?? t("failed-why", { why: error.message });
}

/** The page's words for a refusal by the server, if there are any. */
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
