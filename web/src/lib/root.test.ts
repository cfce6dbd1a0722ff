import { expect, test } from "vitest";
import { rooted, unrooted } from "./root";

test("under a path, addresses begin with it and paths of ours do not", () => {
  expect(rooted("/t/abc", "/serai")).toBe("/serai/t/abc");
  expect(unrooted("/serai/t/abc", "/serai")).toBe("/t/abc");
  expect(unrooted("/serai/", "/serai")).toBe("/");
  expect(unrooted("/serai", "/serai")).toBe("/");
});

test("an address elsewhere stays what it is", () => {
  expect(unrooted("/seraiglio", "/serai")).toBe("/seraiglio");
  expect(unrooted("/t/abc", "/serai")).toBe("/t/abc");
});

test("at the root of a host, both are the same", () => {
  expect(rooted("/t/abc")).toBe("/t/abc");
  expect(unrooted("/t/abc")).toBe("/t/abc");
  expect(unrooted("/")).toBe("/");
});
