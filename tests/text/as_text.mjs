// A table as text: { game, lang, files, looks: [{ view, log, options }], changes: [[look, path, value], ...] } on stdin.
// On stdout what each look says, and the numbers of the changes after which the same is said.

import { readFileSync } from "node:fs";

const { Phrasebook } = await import("../../web/src/lib/phrasebook.ts");

const { game, lang, files, looks, changes } = JSON.parse(readFileSync(0, "utf8"));
const { ui } = await import(`../../web/src/games/${game}/ui.ts`);
const words = new Phrasebook(lang, files.map((file) => readFileSync(file, "utf8")));
const books = looks.map(({ options }) => words.at(options));
const names = ["Ann", "Bo", "Cem", "Dot", "Eve"];

const said = (number, view) => {
  const parts = ui.asText(view, books[number], names, looks[number].log);
  return [ui.heading(view, books[number]), ...parts.flatMap(({ title, lines }) => [`# ${title}`, ...lines])];
};

/** A copy in which one leaf is another. */
const changed = (whole, [step, ...rest], value) =>
  step === undefined ? value : Object.assign(Array.isArray(whole) ? [...whole] : { ...whole }, { [step]: changed(whole[step], rest, value) });

const texts = looks.map(({ view }, number) => said(number, view));
const silent = changes.flatMap(([look, path, value], number) => {
  const after = said(look, changed(looks[look].view, path, value));
  return after.join("\n") === texts[look].join("\n") ? [number] : [];
});
process.stdout.write(JSON.stringify({ texts, silent }));
