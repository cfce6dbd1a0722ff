import { expect, test } from "vitest";
import { keyInLink, seatLink } from "./links";

test("a link that opens a seat can be read again", () => {
  const link = { table: "FxHyBu2OGV_a", seat: "2", token: "a-b_c" };
  const { pathname, hash, search } = new URL(seatLink(link));
  expect(search).toBe("");
  expect(keyInLink(pathname, hash)).toEqual(link);
});

test("other addresses open no seat", () => {
  expect(keyInLink("/t/abc", "")).toBeNull();
  expect(keyInLink("/t/abc", "#key=x")).toBeNull();
  expect(keyInLink("/t/abc", "#key=x&seat=me")).toBeNull();
  expect(keyInLink("/rules/emira", "#key=x&seat=1")).toBeNull();
});
