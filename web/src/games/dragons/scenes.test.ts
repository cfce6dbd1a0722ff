import { describe, expect, it } from "vitest";
import type { AnyView, Snapshot } from "$lib/play";
import { gains } from "./gains";
import { scenes } from "./scenes";
import { seen } from "./seen";
import type { Piece, Space, SpaceName } from "./view";

const token = (piece: number, owner: number, value: number | null, face_up = false): Piece => ({ piece, owner, what: "token", value, face_up, doubled: false });
const place = (space: SpaceName, pieces: Piece[], more: Partial<Space> = {}): Space => ({
  space,
  state: "open",
  sealed: false,
  smuggler: null,
  pieces,
  strengths: {},
  ranking: [],
  own: null,
  ...more,
});
const view = (spaces: Space[]) => ({ game: "dragons", seat: 0, round: 1, order: [0, 1], spaces, rooms: [], screens: [], admitted: [], mine: null, decision: null, window: null }) as unknown as AnyView;
const entry = (number: number, kind: string, data: object) => ({ number, kind, clause: "", data });

const before = view([place("cave_red", [token(0, 0, 7), token(1, 1, null)], { treasure: "crown", niches: [5, 3, 0, 0] }), place("market", [])]);
const up = [token(0, 0, 7, true), token(1, 1, 4, true)];
const snapshot = {
  type: "sight",
  seat: 0,
  asked: 3,
  undone: 0,
  first: 10,
  events: [
    entry(10, "tokens_turned_up", { space: "cave_red", pieces: up }),
    entry(11, "treasure_won", { seat: 0, cave: "cave_red", treasure: "crown", amount: 5 }),
    entry(12, "treasure_won", { seat: 1, cave: "cave_red", treasure: "crown", amount: 3 }),
    entry(13, "tokens_turned_up", { space: "market", pieces: [] }),
  ],
  view: view([
    place("cave_red", up, { state: "finished", strengths: { 0: 7, 1: 4 }, ranking: [0, 1], treasure: "crown", niches: [0, 0, 0, 0] }),
    place("market", [], { state: "scoring" }),
  ]),
} as unknown as Snapshot;

describe("a snapshot in which places were scored", () => {
  const told = scenes(before, snapshot);
  const spaces = (number: number) => seen(told[number]!.view as AnyView).spaces;

  it("is told as tokens that turn up, the prize, the next place, and itself at last", () => {
    expect(told).toHaveLength(4);
    expect(told.at(-1)).toBe(snapshot);
    expect(told.map((scene) => scene.first)).toEqual([10, 11, 13, 10]);
  });

  it("first turns the tokens up and says who stands how", () => {
    expect(spaces(0)[0]).toMatchObject({ state: "scoring", ranking: [0, 1], niches: [5, 3, 0, 0], pieces: up });
  });

  it("then clears the shelves", () => {
    expect(spaces(1)[0]).toMatchObject({ state: "scoring", niches: [0, 0, 0, 0] });
    expect(spaces(2)[0]).toMatchObject({ state: "finished" });
  });

  it("asks nothing before it is told", () => {
    expect(told.slice(0, -1).map(({ asked }) => asked)).toEqual([null, null, null]);
  });

  it("is not told to who was not there", () => {
    expect(scenes(snapshot.view as AnyView, snapshot)).toEqual([snapshot]);
  });
});

describe("what was won", () => {
  it("comes from the shelf on which it lay", () => {
    const fresh = snapshot.events.slice(1, 3) as never[];
    expect(gains(seen(before), fresh).map(({ piece, seat, amount }) => [piece, seat, amount])).toEqual([
      ["hoard-cave_red-0", 0, 5],
      ["hoard-cave_red-1", 1, 3],
    ]);
  });
});
