// A game's events, questions and refusals in words: the twin of serai/text/phrasebook.py, using the same files.

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Json } from "../protocol";
import type { Decision, GameEvent, Move, Why } from "./play";

const COPY = /_\d+$/; // equal cards have the same name
const NOBODY = "none";

class Rec extends FluentType<Json[]> {
  toString(): string {
    return this.value.map((part) => plain("", part)).join("; ");
  }
}

function messageId(...parts: string[]): string {
  return parts.join("-").replaceAll("_", "-");
}

function fact(value: unknown): FluentVariable {
  if (value === null || value === undefined) return NOBODY;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
  if (value instanceof FluentType) return value as FluentVariable;
  if (Array.isArray(value)) {
    return value.some((part) => typeof part === "object" && part !== null) ? (new Rec(value as Json[]) as FluentVariable) : value.join(",");
  }
  if (typeof value === "object") return new Rec([value as Json]) as FluentVariable;
  return String(value);
}

/** The text if there is no message: the code and its facts, with players' names. */
function plain(code: string, facts: Json, names: readonly string[] = []): string {
  const said = (value: unknown) => (Array.isArray(value) ? value.join(", ") : String(value)).replaceAll("_", " ");
  const numbers = Object.entries(facts).map(([name, value]) => (name === "seat" && names[Number(value)]) || `${said(name)} ${said(value)}`);
  const words = capital(code.replaceAll("_", " "));
  return numbers.length ? `${words} (${numbers.join(", ")})`.trim() : words;
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function text(value: FluentValue | undefined): string {
  return value instanceof FluentNumber ? String(value.value) : String(value ?? "");
}

/** The words of one language, from one or more Fluent files. */
export class Phrasebook {
  private readonly bundle: FluentBundle;
  private readonly resources: readonly FluentResource[];
  private names: readonly string[] = [];

  constructor(
    readonly lang: string,
    files: readonly (string | FluentResource)[],
    /** The settings of a table: variables in the names of things and the effects of cards. */
    private readonly terms: Json = {},
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false, functions: this.functions() });
    this.resources = files.map((file) => (typeof file === "string" ? new FluentResource(file) : file));
    for (const resource of this.resources) this.bundle.addResource(resource, { allowOverrides: true });
  }

  /** The same words for a table with these settings. */
  at(terms: Json): Phrasebook {
    return new Phrasebook(this.lang, this.resources, terms);
  }

  // Sentences.

  event(entry: GameEvent, names: readonly string[]): string {
    return this.say(messageId("event", entry.kind), entry.data, names) ?? plain(entry.kind, entry.data, names);
  }

  refusal(why: Why, names: readonly string[]): string {
    return capital(this.say(messageId("refusal", why.code), why.numbers, names) ?? plain(why.code, why.numbers, names));
  }

  reason(why: Why, names: readonly string[]): string {
    return capital(this.say(messageId("reason", why.code), why.numbers, names) ?? "");
  }

  question(decision: Decision, names: readonly string[]): string {
    const facts = { from: 0, to: 0, ...decision.range, ...decision.facts };
    return this.say(messageId("ask", decision.kind), facts, names) ?? `${plain(decision.kind, {})}?`;
  }

  move(move: Move, kind: string, names: readonly string[]): string {
    const { kind: verb, ...parts } = move;
    const said = this.say(messageId("move", kind, verb), parts, names);
    return said ? capital(said) : plain(verb, parts, names);
  }

  ending(way: string): string {
    return this.say(messageId("ending", way)) ?? plain(way, {});
  }

  /** The name of a card, a piece or anything else of a kind; `kind.form` gives another form, such as a grammatical case. */
  name(kind: string, thing: unknown): string {
    const [name = "", form] = kind.split(".");
    const message = this.messageOf(name, String(thing));
    return (message ? this.say(message, this.terms, [], form) : null) ?? String(thing).replaceAll("_", " ");
  }

  /** A card's effect in a few words; empty if there is no text for it. */
  effect(kind: string, thing: unknown): string {
    const message = this.messageOf(kind, String(thing));
    if (!message || !this.bundle.getMessage(message)?.attributes["effect"]) return "";
    return this.say(message, this.terms, [], "effect") ?? "";
  }

  seat(number: number, names: readonly string[]): string {
    return names[number] ?? this.say("seat-number", { number: number + 1 }) ?? `${number + 1}`;
  }

  knows(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** A message with its facts filled in; null if there is no such message or a fact is missing. */
  say(message: string, facts: Json = {}, names: readonly string[] = [], form = ""): string | null {
    const found = this.bundle.getMessage(message);
    const pattern = found?.attributes[form] ?? found?.value;
    if (!pattern) return null;
    const before = this.names;
    if (names.length) this.names = names;
    const errors: Error[] = [];
    const given = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, fact(value)]));
    const said = this.bundle.formatPattern(pattern, given, errors);
    this.names = before;
    return errors.length ? null : said;
  }

  private messageOf(kind: string, thing: string): string | null {
    const short = thing.startsWith(`${kind}_`) ? thing.slice(kind.length + 1) : thing;
    const ids = [short, short.replace(COPY, "")].map((known) => messageId(kind, known));
    return ids.find((id) => this.bundle.hasMessage(id)) ?? null;
  }

  // Functions that messages may call.

  private functions() {
    const parts = (value: FluentValue | undefined) => text(value).split(",").filter(Boolean);
    const joined = (words: string[]) => words.filter(Boolean).join(", ") || this.say("list-empty") || "";
    const records = (value: FluentValue | undefined) => (value instanceof Rec ? value.value : []);
    const count = (number: unknown, thing: string, kind: string) => {
      const [name = "", form] = kind.split(".");
      return this.say(messageId(name, thing), { number }, [], form) ?? `${String(number)} ${this.name(kind, thing)}`;
    };
    const seat = (value: FluentValue | undefined) =>
      value instanceof FluentNumber ? this.seat(value.value, this.names) : (this.say("seat-nobody") ?? NOBODY);
    const functions: Record<string, (positional: FluentValue[]) => FluentValue> = {
      SEAT: ([number]) => seat(number),
      NAME: ([thing, kind]) => this.name(text(kind), text(thing)),
      NAMES: ([things, kind]) => joined(parts(things).map((thing) => this.name(text(kind), thing))),
      AMOUNTS: ([things, kind]) => {
        const all = parts(things);
        const counted = [...new Set(all)].map((one) => `${all.filter((other) => other === one).length} ${this.name(text(kind), one)}`);
        return counted.join(", ") || (this.say("list-empty") ?? "");
      },
      EACH: ([numbers]) =>
        parts(numbers)
          .map((part, number) => `${this.seat(number, this.names)} ${part}`)
          .join(", "),
      SEATS: ([numbers]) => joined(parts(numbers).map((one) => this.seat(Number(one), this.names))),
      THING: ([thing, kind]) => {
        const [name = "", form] = text(kind).split(".");
        return joined(records(thing).map((part) => this.say(messageId(name), part, [], form) ?? plain(name, part)));
      },
      COUNT: ([number, thing, kind]) => count(number instanceof FluentNumber ? number.value : text(number), text(thing), text(kind)),
      COUNTS: ([numbers, kind]) =>
        joined(
          records(numbers)
            .flatMap((part) => Object.entries(part))
            .filter(([, number]) => number)
            .map(([thing, number]) => count(number, thing, text(kind))),
        ),
    };
    return functions;
  }
}
