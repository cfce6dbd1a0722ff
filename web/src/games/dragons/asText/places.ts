import { counted, part, type TextContext } from "../../textParts";
import type { TextPart } from "../../ui";
import { type Room, roomOf, type Space } from "../seen";
import type { View } from "../view";

/** The places in scoring order: what can be won there, and who is there. */
export function placeParts(table: TextContext<View>): TextPart[] {
  const { view, words } = table;
  return view.spaces.flatMap((space) => part(words.name("heading", space.space), [...state(table, space), ...prize(table, space), ...presence(table, space)]));
}

function state({ say }: TextContext<View>, { state, sealed, closed }: Space) {
  return [state === "scoring" && say("text-scoring"), state === "finished" && say("text-scored"), sealed && say("sealed"), closed && say("cave-closed")];
}

function prize(table: TextContext<View>, space: Space) {
  const { view, say } = table;
  if (space.treasure) {
    const { treasure, niches = [] } = space;
    const shelves = niches.filter(Boolean).map((amount) => say("text-shelf", { amount, treasure }));
    return [shelves.length ? say("text-treasure", { shelves: shelves.join(", ") }) : say("text-shelf", { amount: 0, treasure })];
  }
  if (space.space === "guard_room") {
    return [view.guard === null ? say("guard-unknown") : say("guard-strength", { guard: view.guard }), ...view.admitted.map((seat) => say("is-admitted", { seat }))];
  }
  const room = roomOf(view, space.space);
  return room ? pile(table, room) : [];
}

function pile(table: TextContext<View>, room: Room) {
  const { say } = table;
  return [
    room.on_sale && say("on-sale", { artifact: room.on_sale }),
    room.artifacts ? say("pile-left", { number: room.artifacts }) : say("sold-out"),
    ...room.known.filter(({ place }) => place > 0).map((known) => say("text-known", known)),
    ...room.somewhere.map(({ artifacts, among }) => say("text-somewhere", { artifacts: counted(table, "artifact", artifacts), among })),
    room.price.length > 0 && say("text-room-price", { price: room.price.join(" + "), payable: room.payable }),
  ];
}

function presence({ say }: TextContext<View>, { pieces, ranking, strengths, smuggler, own }: Space) {
  const ranked = [...ranking, ...Object.keys(strengths).map(Number).filter((seat) => !ranking.includes(seat))];
  return [
    ...ranked.map((seat) => say("text-strength", { seat, strength: strengths[seat] })),
    own !== null && say("own-strength", { strength: own }),
    smuggler !== null && say("smuggler-here", { seat: smuggler }),
    ...(pieces.length ? pieces.map((piece) => say("text-piece", piece)) : [say("text-empty")]),
  ];
}
