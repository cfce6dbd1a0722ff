// Makes PNG files small: 256 colours, chosen by median cut. `node shrink.mjs FILE...`

import { readFileSync, writeFileSync } from "node:fs";
import { crc32, deflateSync, inflateSync } from "node:zlib";

/** Width, height and the pixels as three bytes each. */
function read(file) {
  const bytes = readFileSync(file);
  const data = [];
  let head;
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const body = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at));
    const kind = bytes.toString("latin1", at + 4, at + 8);
    if (kind === "IHDR") head = { width: body.readUInt32BE(0), height: body.readUInt32BE(4), depth: body[8], colour: body[9] };
    if (kind === "IDAT") data.push(body);
  }
  const { width, height, depth, colour } = head;
  if (depth !== 8 || (colour !== 2 && colour !== 6)) return null; // it is small already
  const step = colour === 2 ? 3 : 4;
  const raw = inflateSync(Buffer.concat(data));
  const line = width * step;
  const lines = Buffer.alloc(line * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (line + 1)];
    for (let x = 0; x < line; x++) {
      const at = y * line + x;
      const left = x >= step ? lines[at - step] : 0;
      const up = y ? lines[at - line] : 0;
      const corner = x >= step && y ? lines[at - line - step] : 0;
      lines[at] = raw[y * (line + 1) + 1 + x] + guess(filter, left, up, corner);
    }
  }
  const pixels = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) lines.copy(pixels, pixel * 3, pixel * step, pixel * step + 3);
  return { width, height, pixels };
}

function guess(filter, left, up, corner) {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Colours are put into boxes; the box with the most to lose is cut in two at its middle, until there are enough. */
function palette(pixels, most = 256) {
  const counts = new Map();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const part = (colour, channel) => (colour >> (16 - 8 * channel)) & 255;
  const boxOf = (colours) => {
    let widest = { channel: 0, width: -1 };
    for (let channel = 0; channel < 3; channel++) {
      const values = colours.map(([colour]) => part(colour, channel));
      const width = values.reduce((most, value) => Math.max(most, value), 0) - values.reduce((least, value) => Math.min(least, value), 255);
      if (width > widest.width) widest = { channel, width };
    }
    const weight = colours.reduce((sum, [, count]) => sum + Math.sqrt(count), 0);
    return { colours, ...widest, loss: widest.width * weight };
  };
  const boxes = [boxOf([...counts])];
  while (boxes.length < most) {
    const worst = boxes.reduce((one, other) => (other.loss > one.loss ? other : one));
    if (!worst.loss) break;
    const sorted = worst.colours.toSorted(([one], [other]) => part(one, worst.channel) - part(other, worst.channel));
    const half = sorted.reduce((sum, [, count]) => sum + Math.sqrt(count), 0) / 2;
    let cut = 0;
    for (let sum = 0; cut < sorted.length - 1 && (cut === 0 || sum < half); cut++) sum += Math.sqrt(sorted[cut][1]);
    boxes.splice(boxes.indexOf(worst), 1, boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut)));
  }
  const number = new Map();
  const colours = boxes.map(({ colours }, place) => {
    const total = colours.reduce((sum, [, count]) => sum + count, 0);
    for (const [colour] of colours) number.set(colour, place);
    return [0, 1, 2].map((channel) => Math.round(colours.reduce((sum, [colour, count]) => sum + part(colour, channel) * count, 0) / total));
  });
  return { colours, number };
}

function chunk(kind, body) {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

for (const file of process.argv.slice(2)) {
  const picture = read(file);
  if (!picture) continue;
  const { width, height, pixels } = picture;
  const { colours, number } = palette(pixels);
  const lines = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    lines[pixel + 1 + Math.floor(pixel / width)] = number.get(pixels.readUIntBE(pixel * 3, 3));
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const parts = [chunk("IHDR", head), chunk("PLTE", Buffer.from(colours.flat())), chunk("IDAT", deflateSync(lines, { level: 9 })), chunk("IEND", Buffer.alloc(0))];
  writeFileSync(file, Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]));
}
