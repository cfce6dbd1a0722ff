// How a game was decided: its criteria one after the other, as far as it took them to tell first and second place apart.

import type { AnyView } from "../lib/play";
import type { CriterionInfo } from "../protocol";

export interface RankingStep {
  /** The name of the criterion. */
  name: string;
  /** What each of the first two places had of it; null if it is no number, or was not looked at any more. */
  scores: { seat: number; value: unknown }[] | null;
  /** Whether this told them apart, was equal, or was not needed. */
  outcome: "apart" | "equal" | "unneeded";
}

export function rankingSteps(criteria: readonly CriterionInfo[], { mode, result }: Pick<AnyView, "mode" | "result">): RankingStep[] {
  if (!result) return [];
  const [first = [], second = []] = result.ranking;
  let open = true;
  return criteria
    .filter(({ modes }) => !modes || (mode !== null && modes.includes(mode)))
    .map(({ name }): RankingStep => {
      const scores = [...first, ...second].map((seat) => ({ seat, value: result.scores[seat]?.[name] }));
      if (!open) return { name, scores: null, outcome: "unneeded" };
      const counted = scores.every(({ value }) => value !== undefined);
      const apart = counted ? scores.some(({ value }) => value !== scores[0]!.value) : second.length > 0;
      if (!apart && counted) return { name, scores, outcome: "equal" };
      open = false;
      // Who shares the first place with everybody was not told apart by anything.
      return second.length ? { name, scores: counted ? scores : null, outcome: "apart" } : { name, scores: null, outcome: "unneeded" };
    });
}
