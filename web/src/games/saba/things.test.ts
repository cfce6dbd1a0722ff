import { describe, expect, it } from "vitest";
import { fits, type Move } from "../../lib/play";
import type { Json } from "../../protocol";
import type { Play } from "../../table/play.svelte";
import type { Picks } from "./picks.svelte";
import { onQuarter, onSpace, onUse } from "./things";

const VIZIER: Move[] = [
  { kind: "move_vizier", quarter: "mason" },
  { kind: "move_vizier", quarter: "bazaar" },
  { kind: "move_vizier", quarter: "goldsmith" },
  { kind: "use_quarter", quarter: "mason" },
  { kind: "exchange", quarter: "bazaar", give: "ebony", get: "alabaster" },
];

/** A table with these moves, which records what is chosen. */
function table(kind: string, moves: Move[]) {
  const done: unknown[] = [];
  const play = {
    decision: { kind },
    pending: null,
    find: (parts: Json) => moves.find((move) => fits(move, parts)) ?? null,
    choose: (move: Move) => done.push(move),
  } as unknown as Play;
  const picks = { begin: (parts: Json) => done.push(parts) } as unknown as Picks;
  return { play, picks, done };
}

describe("before the vizier moves", () => {
  it("sends him to a quarter with a click on its house, also where a figure stands ready", () => {
    const { play, picks, done } = table("vizier_or_quarter", VIZIER);
    onQuarter(play, picks, "mason")?.();
    onQuarter(play, picks, "bazaar")?.();
    expect(done).toEqual([VIZIER[0], VIZIER[1]]);
  });

  it("uses the quarter with a click on the ready figure, and begins an exchange", () => {
    const { play, picks, done } = table("vizier_or_quarter", VIZIER);
    onSpace(play, picks, "mason", 1, true)?.();
    onSpace(play, picks, "bazaar", 2, true)?.();
    expect(done).toEqual([VIZIER[3], { kind: "exchange", quarter: "bazaar" }]);
  });

  it("lights no figure that is not ready or has nothing to do", () => {
    const { play, picks } = table("vizier_or_quarter", VIZIER);
    expect(onSpace(play, picks, "mason", 2, false)).toBeNull();
    expect(onSpace(play, picks, "goldsmith", 1, true)).toBeNull();
    expect(onUse(play, picks, "goldsmith")).toBeNull();
  });

  it("leaves figures alone in other questions, where the house itself is used", () => {
    const { play, picks, done } = table("build", VIZIER.slice(3));
    expect(onSpace(play, picks, "mason", 1, true)).toBeNull();
    onQuarter(play, picks, "mason")?.();
    onQuarter(play, picks, "bazaar")?.();
    expect(done).toEqual([VIZIER[3], { kind: "exchange", quarter: "bazaar" }]);
  });
});
