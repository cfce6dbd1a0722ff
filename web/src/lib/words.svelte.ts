// The page's language, and the words of page and games in it. It can be switched without a reload.

import type { Json } from "../protocol";
import { api } from "./api";
import { Phrasebook } from "./phrasebook";

export const LANGUAGES: { [code: string]: string } = { en: "English", fr: "Français", pl: "Polski", nl: "Nederlands", de: "Deutsch" };

type Files = Record<string, () => Promise<string>>;
const shared = import.meta.glob("../../../src/serai/text/*.ftl", { query: "?raw", import: "default" }) as Files;
const ofGames = import.meta.glob("../../../src/serai/games/*/text/*.ftl", { query: "?raw", import: "default" }) as Files;
const ofPage = import.meta.glob("../text/*.ftl", { query: "?raw", import: "default" }) as Files;
const ofBoards = import.meta.glob("../games/*/text/*.ftl", { query: "?raw", import: "default" }) as Files;

class Words {
  lang = $state("en");
  private books: { [name: string]: Phrasebook } = $state.raw({});

  /** The page's own words. */
  say(message: string, facts: Json = {}): string {
    return this.books["page"]?.say(message, facts) ?? (this.books["page"] ? message : "");
  }

  /** The same, or null if there is no such message. */
  said(message: string, facts: Json = {}): string | null {
    return this.books["page"]?.say(message, facts) ?? null;
  }

  game(id: string): Phrasebook {
    return this.books[id] ?? new Phrasebook(this.lang, []);
  }

  has(id: string): boolean {
    return id in this.books;
  }

  /** Loads the words that a page needs in the current language. */
  async load(...games: string[]): Promise<void> {
    const lang = this.lang;
    const wanted = ["page", ...games].filter((name) => this.books[name]?.lang !== lang);
    if (!wanted.length) return;
    const made = await Promise.all(wanted.map(async (name) => [name, new Phrasebook(lang, await files(name, lang))] as const));
    if (lang === this.lang) this.books = { ...this.books, ...Object.fromEntries(made) };
  }

  async use(lang: string): Promise<void> {
    const games = Object.keys(this.books).filter((name) => name !== "page");
    const next = new Phrasebook(lang, await files("page", lang));
    const books = await Promise.all(games.map(async (name) => [name, new Phrasebook(lang, await files(name, lang))] as const));
    this.lang = lang;
    this.books = { page: next, ...Object.fromEntries(books) };
    document.documentElement.lang = lang;
  }
}

async function files(name: string, lang: string): Promise<string[]> {
  const common = [shared[`../../../src/serai/text/${lang}.ftl`], ofPage[`../text/${lang}.ftl`]];
  const rules = ofGames[`../../../src/serai/games/${name}/text/${lang}.ftl`] ?? (() => api.words(name, lang)); // for games from other packages the server has them
  const own = name === "page" ? [] : [rules, ofBoards[`../games/${name}/text/${lang}.ftl`]];
  return Promise.all([...common, ...own].map((file) => file?.() ?? ""));
}

export const words = new Words();

/** The page's words: `t("home-play")`. */
export function t(message: string, facts: Json = {}): string {
  return words.say(message, facts);
}
