import { describe, expect, it } from "vitest";
import { clockText, timeLeft } from "./clocks";

describe("clocks", () => {
  it("count down only while they run, and not below nothing", () => {
    expect(timeLeft(60, true, 1000, 11_000)).toBe(50);
    expect(timeLeft(60, false, 1000, 11_000)).toBe(60);
    expect(timeLeft(5, true, 0, 11_000)).toBe(0);
  });

  it("are written in minutes and seconds", () => {
    expect(clockText(65)).toBe("1:05");
    expect(clockText(0.2)).toBe("0:01");
    expect(clockText(3725)).toBe("1:02:05");
  });
});
