import { describe, expect, it } from "vitest";
import { popoverPosition } from "./popoverPosition";

const room = { width: 400, height: 300 };
const size = { width: 100, height: 60 };

describe("where a bubble stands", () => {
  it("is below the thing, in the middle of it", () => {
    expect(popoverPosition({ left: 150, top: 100, width: 40, height: 20 }, size, room)).toEqual({ left: 120, top: 128 });
  });

  it("is above it when there is no room below", () => {
    expect(popoverPosition({ left: 150, top: 250, width: 40, height: 20 }, size, room)).toEqual({ left: 120, top: 182 });
  });

  it("leaves what is to be kept clear: above it, or at its side", () => {
    const question = { left: 0, top: 130, width: 400, height: 60 };
    expect(popoverPosition({ left: 150, top: 100, width: 40, height: 20 }, size, room, [question])).toEqual({ left: 120, top: 32 });
    expect(popoverPosition({ left: 150, top: 220, width: 40, height: 60 }, size, room, [question])).toEqual({ left: 198, top: 220 });
    expect(popoverPosition({ left: 260, top: 220, width: 40, height: 60 }, size, room, [question])).toEqual({ left: 152, top: 220 });
  });

  it("moves along to where a question at the side ends", () => {
    const question = { left: 220, top: 0, width: 180, height: 300 };
    expect(popoverPosition({ left: 150, top: 100, width: 60, height: 20 }, { width: 200, height: 60 }, room, [question])).toEqual({ left: 12, top: 128 });
    const other = { left: 0, top: 0, width: 180, height: 300 };
    expect(popoverPosition({ left: 190, top: 250, width: 60, height: 20 }, { width: 200, height: 60 }, room, [other])).toEqual({ left: 188, top: 182 });
  });

  it("stands lower at the side of a thing than its middle if need be", () => {
    const question = { left: 0, top: 130, width: 400, height: 60 };
    expect(popoverPosition({ left: 150, top: 194, width: 40, height: 30 }, { width: 100, height: 90 }, room, [question])).toEqual({ left: 198, top: 190 });
  });

  it("rather covers the thing itself", () => {
    const question = { left: 0, top: 200, width: 400, height: 100 };
    expect(popoverPosition({ left: 0, top: 20, width: 400, height: 150 }, size, room, [question])).toEqual({ left: 150, top: 132 });
  });

  it("covers of a question what is not its sentence, where there is no room elsewhere", () => {
    const [question, sentence] = [
      { left: 0, top: 60, width: 400, height: 130 },
      { left: 0, top: 60, width: 400, height: 30 },
    ];
    expect(popoverPosition({ left: 0, top: 240, width: 400, height: 60 }, { width: 100, height: 110 }, room, [question, sentence])).toEqual({ left: 150, top: 122 });
  });

  it("stands beyond the sentence rather than over it", () => {
    const sentence = { left: 0, top: 180, width: 400, height: 30 };
    expect(popoverPosition({ left: 300, top: 240, width: 90, height: 50 }, { width: 200, height: 100 }, room, [sentence])).toEqual({ left: 192, top: 72 });
  });

  it("covers it only where there is no room at all", () => {
    const question = { left: 0, top: 100, width: 400, height: 90 };
    expect(popoverPosition({ left: 0, top: 200, width: 400, height: 60 }, { width: 100, height: 110 }, room, [question])).toEqual({ left: 150, top: 82 });
  });

  it("is never beyond an edge", () => {
    expect(popoverPosition({ left: 390, top: 10, width: 10, height: 10 }, size, room).left).toBe(292);
    expect(popoverPosition({ left: 0, top: 10, width: 10, height: 10 }, size, room).left).toBe(8);
    expect(popoverPosition({ left: 0, top: 10, width: 400, height: 285 }, size, room).top).toBe(232);
  });
});
