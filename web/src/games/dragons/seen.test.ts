import { describe, expect, it } from "vitest";
import { groups } from "./seen";
import type { Piece, Space, View } from "./view";

const view = { order: [0, 1, 2] } as unknown as View;
const piece = (owner: number): Piece => ({ piece: owner, owner, what: "token", value: 5, face_up: true, doubled: false });
const cave = (more: Partial<Space>): Space => ({ space: "cave_red", state: "open", sealed: false, smuggler: null, pieces: [], strengths: {}, ranking: [], own: null, ...more });
const seats = (space: Space) => groups(view, space).map(({ seat }) => seat);

describe("who is at a place", () => {
  it("is told in turn order while it is open", () => {
    expect(seats(cave({ pieces: [piece(2), piece(0)] }))).toEqual([0, 2]);
  });

  it("is told by rank once it is turned up", () => {
    expect(seats(cave({ state: "scoring", pieces: [piece(0), piece(2)], ranking: [2, 0], strengths: { 0: 5, 2: 6 } }))).toEqual([2, 0]);
  });

  it("keeps whoever has left since it was decided, with the strength that decided it", () => {
    const left = cave({ state: "finished", pieces: [piece(0)], ranking: [1, 0], strengths: { 0: 5, 1: 9 } });
    expect(groups(view, left)).toEqual([
      { seat: 1, pieces: [] },
      { seat: 0, pieces: [piece(0)] },
    ]);
  });
});
