import { afterEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";

class Quiet {
  static made: Quiet[] = [];
  state = "suspended";
  currentTime = 0;
  destination = {};
  constructor() {
    Quiet.made.push(this);
  }
  async resume() {
    this.state = touching ? "running" : this.state; // as on an iPhone
  }
}
const started = vi.fn();
class Node {
  gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  connect = (to: unknown) => to;
  start = started;
  stop = () => undefined;
}
let touching = false;

function click() {
  touching = true;
  document.body.click();
  touching = false;
}

afterEach(() => vi.unstubAllGlobals());

test("a page that was touched is heard when something happens later", async () => {
  vi.stubGlobal("AudioContext", Quiet);
  vi.stubGlobal("OscillatorNode", Node);
  vi.stubGlobal("GainNode", Node);
  const { sound } = await import("./sound");
  sound("turn");
  expect(started).not.toHaveBeenCalled();
  settings.sound = false;
  click();
  expect(Quiet.made).toHaveLength(0);
  settings.sound = true;
  click();
  sound("turn");
  expect(started).toHaveBeenCalledTimes(2);
  Quiet.made[0]!.state = "interrupted"; // a phone call came in
  started.mockClear();
  sound("move");
  expect(started).not.toHaveBeenCalled();
  click();
  sound("move");
  expect(started).toHaveBeenCalledTimes(1);
  expect(Quiet.made).toHaveLength(1);
});
