// SHA-256 and HMAC of our own: browsers offer theirs only over https and on localhost, and people also play in a local network.

const BLOCK = 64; // bytes

function firstBits(root: number, count: number): number[] {
  const found: number[] = [];
  for (let prime = 2; found.length < count; prime++) {
    let divisor = 2;
    while (divisor * divisor <= prime && prime % divisor) divisor++;
    if (divisor * divisor > prime) found.push(((prime ** (1 / root) % 1) * 2 ** 32) | 0);
  }
  return found;
}

const START = firstBits(2, 8); // from the square roots of the first primes
const ROUNDS = firstBits(3, 64); // from their cube roots

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, bytes.length << 3);
  return view;
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const message = padded(bytes);
  const sums = [...START];
  const words = new Int32Array(64);
  for (let at = 0; at < message.byteLength; at += BLOCK) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        words[i] = message.getInt32(at + 4 * i);
        continue;
      }
      const [early, late] = [words[i - 15]!, words[i - 2]!];
      const mixed = (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
      words[i] = words[i - 16]! + words[i - 7]! + mixed;
    }
    let [a, b, c, d, e, f, g, h] = sums as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (sums[i] = (sums[i]! + word) | 0));
  }
  const found = new DataView(new ArrayBuffer(32));
  sums.forEach((word, i) => found.setInt32(4 * i, word));
  return new Uint8Array(found.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const found = new Uint8Array(one.length + other.length);
  found.set(one);
  found.set(other, one.length);
  return found;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
