import { part, type TextContext } from "../../textParts";
import type { TextPart } from "../../ui";
import { inOrder, targetOf } from "../batch";
import type { View } from "../view";

/** The open window with what was declared in it, and what is in force this round. */
export function windowParts(table: TextContext<View>): TextPart[] {
  const { view, words, say } = table;
  const { window, in_force, next_first_player } = view;
  const declared = inOrder(view).map(({ item, number }) => {
    const said = say("text-declared", { seat: item.seat, item: `${words.name("item", item.item)}${targetOf(table, view, item)}` });
    return [said, item.cancelled ? say("cancelled") : "", window?.acting === number ? say("text-acting") : ""].filter(Boolean).join(", ");
  });
  return [
    ...(window
      ? part(say("window-open", { window: window.window, space: window.space }), [
          window.window !== "space" && window.space !== null && say("text-window-at", { space: window.space }),
          ...(declared.length ? [say("batch-order"), ...declared] : [say("text-none-declared")]),
        ])
      : []),
    ...part(say("text-in-force"), [
      in_force.spy !== null && say("spy-about", { seat: in_force.spy }),
      in_force.last_are_first && say("last-are-first"),
      in_force.djinn !== null && `${words.name("heading", "djinn")}: ${say("djinn-serves", { seat: in_force.djinn })}`,
      ...in_force.keys.map((seat) => say("key-used", { seat })),
      next_first_player !== null && say("goes-first-next", { seat: next_first_player }),
    ]),
  ];
}
