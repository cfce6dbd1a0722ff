// Says messages as the page does: [{ lang, files, cases: [[message, facts], ...] }, ...] on stdin, what is said on stdout.

import { readFileSync } from "node:fs";
import { Phrasebook } from "../../web/src/lib/phrasebook.ts";

const NAMES = ["Green", "White", "Red", "Blue", "Black"];
const said = JSON.parse(readFileSync(0, "utf8")).map(({ lang, files, cases }) => {
  const phrases = new Phrasebook(lang, files.map((file) => readFileSync(file, "utf8")));
  return cases.map(([message, facts]) => phrases.say(message, facts, NAMES));
});
process.stdout.write(JSON.stringify(said));
