import { expect, it } from "vitest";
import { roving } from "./roving";

function press(key: string): string {
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  return document.activeElement!.id;
}

it("leads through the links of a list from its end, and stops at its ends", () => {
  document.body.innerHTML = '<div id="list" tabindex="0"><button id="a" tabindex="-1"></button><a id="b" href="/" tabindex="-1">b</a><a id="c" href="/" tabindex="-1">c</a></div>';
  for (const one of document.querySelectorAll("*")) one.scrollIntoView = () => undefined;
  const list = document.getElementById("list")!;
  const leave = roving(list);
  list.focus();
  expect(["ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown", "End", "ArrowDown", "Home"].map(press)).toEqual(["c", "b", "a", "a", "b", "c", "c", "a"]);
  leave();
  expect(press("ArrowDown")).toBe("a");
});
