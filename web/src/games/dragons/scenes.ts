// Splits a snapshot in which several places were scored into scenes: tokens turn over, then the prize goes to its winner.

import type { AnyView, GameEvent, Snapshot } from "$lib/play";
import { type Piece, seen, type Space, spaceOf, type TreasureKind } from "./seen";
import type { View } from "./view";

/** The scenes to show for a snapshot; the last one is the snapshot itself. */
export function scenes(before: AnyView, snapshot: Snapshot): Snapshot[] {
  const events = snapshot.events;
  const after = seen(snapshot.view as AnyView);
  const turned = events.filter(({ kind }) => kind === "tokens_turned_up" || kind === "guard_turned_up");
  if (!turned.length || before === snapshot.view) return [snapshot];

  const told: Snapshot[] = [];
  let view: View = { ...seen(before), decision: null, window: null };
  let since: GameEvent[] = [];
  const show = () => {
    if (since.length) told.push({ ...snapshot, asked: null, first: since[0]!.number, events: since, view: view as unknown as Snapshot["view"] });
    since = [];
  };
  for (const entry of events) {
    const opens = entry.kind === "tokens_turned_up" || entry.kind === "guard_turned_up" || entry.kind === "round_began";
    if (opens) show();
    if (entry.kind === "round_began") break; // the snapshot itself shows the new round
    view = toldBy(view, after, entry);
    since.push(entry);
    if (entry.kind === "tokens_turned_up") show();
  }
  return [...told, snapshot];
}

/** The table after one more public event. */
function toldBy(view: View, after: View, { kind, data }: GameEvent): View {
  const seat = Number(data["seat"]);
  switch (kind) {
    case "token_placed":
    case "token_placed_face_up": {
      const place = String(data["space"]);
      const placed = spaceOf(after, place)?.pieces.find(({ piece }) => piece === data["piece"]);
      const up = kind === "token_placed_face_up";
      const piece: Piece = { piece: Number(data["piece"]), owner: seat, what: "token", value: up ? Number(data["value"]) : hidden(after, placed), face_up: up, doubled: false };
      const screens = view.screens.map((screen, number) => (number === seat ? { ...screen, tokens: screen.tokens - 1 } : screen));
      const own = seat === after.seat ? (spaceOf(after, place)?.own ?? null) : undefined;
      const mine = view.mine && seat === after.seat ? { ...view.mine, tokens: view.mine.tokens.filter((value) => value !== piece.value) } : view.mine;
      const next = withSpace(view, place, (space) => ({ pieces: [...space.pieces, piece], own: own === undefined ? space.own : own }));
      return { ...next, phase: "placement", screens, mine };
    }
    case "guard_turned_up":
      return { ...begun(view, "guard_room", after), guard: Number(data["guard"]) };
    case "tokens_turned_up": {
      const place = String(data["space"]);
      const up = data["pieces"] as unknown as Piece[];
      return withSpace(begun(view, place, after), place, (space) => ({
        pieces: [...space.pieces.filter(({ piece }) => !up.some((other) => other.piece === piece)), ...up],
      }));
    }
    case "treasure_won": {
      const amount = Number(data["amount"]);
      const kind = data["treasure"] as TreasureKind;
      const mine = view.mine && seat === view.seat ? { ...view.mine, treasure: { ...view.mine.treasure, [kind]: view.mine.treasure[kind] + amount } } : view.mine;
      return withSpace({ ...view, mine }, String(data["cave"]), ({ niches = [] }) => {
        const shelf = niches.findIndex((units) => units === amount);
        return { niches: niches.map((units, place) => (place === shelf ? 0 : units)) };
      });
    }
    case "admitted":
    case "admitted_by_key":
    case "guard_bribed":
      return { ...view, admitted: [...view.admitted, seat] };
    case "first_player_named":
      return { ...view, next_first_player: Number(data["named"]) };
    case "piece_turned_away": {
      const gone = data["piece"] as unknown as Piece;
      return withSpace(view, String(data["space"]), (space) => ({ pieces: space.pieces.filter(({ piece }) => piece !== gone.piece) }));
    }
    case "artifact_bought":
      return {
        ...view,
        rooms: view.rooms.map((room) => (room.room === data["room"] ? { ...room, artifacts: room.artifacts - 1, on_sale: null } : room)),
        screens: view.screens.map((screen, number) => (number === seat ? { ...screen, artifacts: screen.artifacts + 1 } : screen)),
      };
    default:
      return view;
  }
}

/** The value of a face-down token, if it is the viewer's own. */
function hidden(after: View, piece: Piece | undefined): number | null {
  return piece && piece.owner === after.seat ? piece.value : null;
}

function withSpace(view: View, id: string, change: (space: Space) => Partial<Space>): View {
  return { ...view, spaces: view.spaces.map((space) => (space.space === id ? { ...space, ...change(space) } : space)) };
}

/** A place is being scored, and those before it are finished. Its strengths are taken from the snapshot itself. */
function begun(view: View, id: string, after: View): View {
  const judged = after.round === view.round ? spaceOf(after, id) : undefined;
  const spaces = view.spaces.map((space): Space => {
    if (space.space !== id) return space.state === "scoring" ? { ...space, state: "finished" } : space;
    return { ...space, state: "scoring", strengths: judged?.strengths ?? {}, ranking: judged?.ranking ?? [] };
  });
  return { ...view, phase: "scoring", spaces };
}
