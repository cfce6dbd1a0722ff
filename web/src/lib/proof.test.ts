import { expect, test } from "vitest";
import { judge } from "./proof";
import { commitOf, fingerprintOf, type Part, seedOf } from "./salts";

const SECRET = "5e".repeat(32);
const SALTS = ["11".repeat(32), null, "33".repeat(32)];
const NAMES = ["Ann", "Bot", "Ben"];

function save(changed: object = {}, seed?: string) {
  const commitments = SALTS.map((salt) => salt && commitOf(salt));
  const shuffle = { scheme: 2, table: "abc", deal: 1, commitment: commitOf(SECRET), secret: SECRET, commitments, salts: SALTS, names: NAMES, ...changed };
  return { seed: seed ?? seedOf(SECRET, "abc", 1, SALTS), shuffle };
}

const fixed = fingerprintOf("abc", 1, commitOf(SECRET), SALTS.map((salt) => salt && commitOf(salt)));
const ann: Part = { deal: 1, salts: { "0": SALTS[0]! }, fixed };
const nobody: Part = { deal: 1, salts: {}, fixed: null };

test("the seed is the one that the server derives", () => {
  expect(seedOf(SECRET, "abc", 1, SALTS)).toBe("88b416fb07a4b32645c74924f2ba937c222bdf89894f1357f7c6eaa5a52fd74c");
  expect(fixed).toBe("e850f55469a6f0f80d8447c4bbd25eded30d18aff1ce5521edd02a23e65e0fe7");
});

test("who took part finds the own salt, who looked on those of others", () => {
  expect(judge(save(), "abc", ann)).toEqual({ kind: "mine", names: ["Ann", "Ben"] });
  expect(judge(save(), "abc", nobody)).toEqual({ kind: "others", names: ["Ann", "Ben"] });
  expect(judge({}, "abc", nobody).kind).toBe("none");
  expect(judge({ shuffle: { secret: SECRET, salts: ["open"] } }, "abc", nobody).kind).toBe("old");
});

test("a shuffle without players, and one in which one's own salt does not count", () => {
  const none = { salts: [null, null, null], commitments: [null, null, null] };
  expect(judge(save(none, seedOf(SECRET, "abc", 1, [null, null, null])), "abc", nobody).kind).toBe("nobody");
  const late = [null, null, SALTS[2]!];
  expect(judge(save({ salts: late }, seedOf(SECRET, "abc", 1, late)), "abc", ann)).toEqual({ kind: "absent", names: ["Ben"] });
});

test("what is not as promised is seen", () => {
  const other = "44".repeat(32);
  const switched = { salts: [SALTS[0], null, other], commitments: [commitOf(SALTS[0]!), null, commitOf(other)] };
  const fitting = seedOf(SECRET, "abc", 1, switched.salts as string[]);
  expect(judge(save(switched, fitting), "abc", ann).kind).toBe("wrong"); // another seat's commitment, changed after it was shown
  expect(judge(save({ salts: [SALTS[0], null, other] }), "abc", nobody).kind).toBe("wrong");
  expect(judge(save({ secret: other }), "abc", nobody).kind).toBe("wrong");
  expect(judge(save({}, "00".repeat(32)), "abc", nobody).kind).toBe("wrong");
  expect(judge(save(), "another", nobody).kind).toBe("wrong");
});
