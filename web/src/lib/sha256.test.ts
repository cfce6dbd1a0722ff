import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { fromHex, hex, hmac, sha256 } from "./sha256";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test("the hashes that the standard gives as examples", () => {
  expect(hex(sha256(bytes("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(hex(sha256(bytes("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  const two = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
  expect(hex(sha256(bytes(two)))).toBe("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
});

test("the keyed hash of RFC 4231, with a short key and one longer than a block", () => {
  expect(hex(hmac(bytes("Jefe"), bytes("what do ya want for nothing?")))).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  const long = fromHex("aa".repeat(131));
  expect(hex(hmac(long, bytes("Test Using Larger Than Block-Size Key - Hash Key First")))).toBe("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
});

test("as another implementation has it, at all lengths around the blocks", () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
    expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    expect(hex(hmac(message, message))).toBe(createHmac("sha256", message).update(message).digest("hex"));
  }
});
