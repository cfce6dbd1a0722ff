// The rules of a game, fetched once per language, and searching in them.

import { api } from "../lib/api";
import type { RulesText } from "../protocol";

const fetched = new Map<string, Promise<RulesText>>();

export function rulesOf(game: string, lang: string): Promise<RulesText> {
  const key = `${game} ${lang}`;
  const found = fetched.get(key) ?? api.rules(game, lang);
  fetched.set(key, found);
  found.catch(() => fetched.delete(key));
  return found;
}

type Clauses = RulesText["clauses"];

/** `emira 4.4.2` and `4.4.2` are the same clause. For one that does not exist, its first subclause or the clause that contains it. */
export function findClause(clauses: Clauses, wanted: string): string | null {
  let number = wanted.split(" ").at(-1) ?? "";
  const own = (clause: string) => clause.split(" ").at(-1);
  while (number) {
    const found = clauses.find(({ clause }) => own(clause) === number) ?? clauses.find(({ clause }) => own(clause)?.startsWith(`${number}.`));
    if (found) return found.clause;
    number = number.includes(".") ? number.slice(0, number.lastIndexOf(".")) : "";
  }
  return null;
}

/** The clauses that contain all the words in title or text. */
export function search(clauses: Clauses, wanted: string): Clauses {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return clauses;
  return clauses.filter(({ clause, title, html }) => {
    const text = plain(`${clause} ${title} ${html.replace(/<[^>]*>/g, " ")}`);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
