import { describe, expect, it } from "vitest";
import { moveFocus, nextSpot } from "./directions";

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

  it("stay where nothing lies ahead", () => {
    expect(nextSpot(spots[0]!, spots, "ArrowUp")).toBeNull();
  });

  it("reach the control in a lit place", () => {
    document.body.innerHTML = '<main><p class="lit">nothing to press</p><li class="lit"><button id="there">there</button></li></main>';
    for (const one of document.querySelectorAll("*")) one.getBoundingClientRect = () => ({ left: 0, top: 0, width: 10, height: 10 }) as DOMRect;
    for (const one of document.querySelectorAll("*")) one.scrollIntoView = () => undefined;
    expect(moveFocus(document.querySelector("main")!, "ArrowDown")).toBe(true);
    expect(document.activeElement?.id).toBe("there");
  });

  it("reach the choices beside the question when no place is lit", () => {
    document.body.innerHTML = '<main><section class="question"><p class="choices"><button aria-disabled="true">no</button><button id="give">give</button></p></section></main>';
    for (const one of document.querySelectorAll("*")) one.scrollIntoView = () => undefined;
    expect(moveFocus(document.querySelector("main")!, "ArrowDown")).toBe(true);
    expect(document.activeElement?.id).toBe("give");
  });
});
