import { describe, expect, it } from "vitest";
import { moveFocus, nextSpot } from "./arrowKeys";

const spots = [
  { x: 0, y: 0 },
  { x: 100, y: 10 },
  { x: 0, y: 100 },
  { x: 60, y: 90 },
];

describe("arrows over places", () => {
  it("go to the nearest one straight ahead", () => {
    expect(nextSpot(spots[0]!, spots, "ArrowRight")).toBe(1);
    expect(nextSpot(spots[0]!, spots, "ArrowDown")).toBe(2);
    expect(nextSpot(spots[1]!, spots, "ArrowDown")).toBe(3);
    expect(nextSpot(spots[3]!, spots, "ArrowLeft")).toBe(2);
  });

  it("go on from the other end where nothing lies ahead", () => {
    expect(nextSpot(spots[0]!, spots, "ArrowUp")).toBe(2);
    expect(nextSpot(spots[1]!, spots, "ArrowRight")).toBe(0);
    expect(nextSpot(spots[0]!, [spots[0]!], "ArrowUp")).toBeNull();
  });

  it("reach the control in a lit place", () => {
    document.body.innerHTML = '<main><p class="lit">nothing to press</p><li class="lit"><button id="there">there</button></li></main>';
    for (const one of document.querySelectorAll("*")) one.getBoundingClientRect = () => ({ left: 0, top: 0, width: 10, height: 10 }) as DOMRect;
    for (const one of document.querySelectorAll("*")) one.scrollIntoView = () => undefined;
    expect(moveFocus(document.querySelector("main")!, "ArrowDown")).toBe(true);
    expect(document.activeElement?.id).toBe("there");
  });

  it("lead from one's own things over the question to the board, and back", () => {
    document.body.innerHTML =
      '<main><i class="lit"><button id="board">there</button></i><section class="question"><p class="choices"><button aria-disabled="true">no</button><button id="give">give</button></p></section><button id="card" class="lit">mine</button></main>';
    const heights: { [id: string]: number } = { board: 0, give: 300, card: 600 };
    for (const one of document.querySelectorAll("*")) {
      one.getBoundingClientRect = () => ({ left: 0, top: heights[one.id] ?? 900, width: 10, height: 10 }) as DOMRect;
      one.scrollIntoView = () => undefined;
    }
    const main = document.querySelector("main")!;
    document.getElementById("card")!.focus();
    const way = ["ArrowUp", "ArrowUp", "ArrowDown", "ArrowDown"].map((key) => moveFocus(main, key) && document.activeElement?.id);
    expect(way).toEqual(["give", "board", "give", "card"]);
  });
});
