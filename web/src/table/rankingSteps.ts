// How a game was decided: the ranking's criteria in order, until one of them separates first and second place.

import type { AnyView } from "../lib/play";
import type { CriterionInfo } from "../protocol";

export interface RankingStep {
  /** The name of the criterion. */
  name: string;
  /** The values of the players in the first two places; null if there are none, or the criterion was not needed. */
  scores: { seat: number; value: unknown }[] | null;
  /** Whether this criterion separated them, was equal, or was not needed. */
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
      // If everybody shares first place, nothing separated them.
      return second.length ? { name, scores: counted ? scores : null, outcome: "apart" } : { name, scores: null, outcome: "unneeded" };
    });
}
