import { card, part, type TextContext } from "../../textParts";
import type { TextPart } from "../../ui";
import type { View } from "../view";

/** What only this seat knows: its goal, the gold to come, its hand. */
export function mineParts(table: TextContext<View>): TextPart[] {
  const { view, words, say } = table;
  const { mine, seat } = view;
  if (!mine) return [];
  const sheik = seat === null ? undefined : view.sheiks[seat];
  return [
    ...part(say("board-goal"), [
      words.name("goal", mine.goal),
      ...mine.goal_progress.places.map(({ talent, princess }) => say("text-goal-place", { talent, princess })),
      say("board-goal-count", { have: sheik?.palace.length ?? 0, ...view.princesses_needed, met: mine.goal_talents_met }),
      mine.goal_progress.helpful.length > 0 && say("text-helpful", { talents: mine.goal_progress.helpful }),
    ]),
    ...part(say("board-forecast"), [
      say("text-gold-now", { gold: sheik?.gold ?? null, bid: mine.highest_possible_bid }),
      ...mine.forecast.map(({ what, amount, gold }) => say("text-forecast", { what: say(`board-after-${what}`), amount, gold })),
      mine.forecast.some(({ gold }) => gold < 0) && say("board-short"),
    ]),
    ...part(say("board-hand"), [
      ...(mine.hand.length ? mine.hand.map((one) => card(table, "event-card", one)) : [say("board-hand-empty")]),
      mine.set_aside.length > 0 && say("text-set-aside", { cards: mine.set_aside }),
    ]),
  ];
}
