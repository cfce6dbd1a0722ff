// What clients and the server say to each other. Written by `python3 dev.py types`.

import type { AdviceData, EventData, NumberedEvent, RefusalData } from "./core";

export type Json = { [name: string]: unknown };

/** How long one may think: `move` gives a seat that many seconds per decision, `game` for all of them together. */
export interface Clock {
  kind?: "none" | "move" | "game";
  seconds?: number;
  /** added after every own decision (kind game) */
  increment?: number;
  on_timeout?: "bot" | "wait";
}

/** Who may see, speak and take back, and how long one may think. */
export interface TableSettings {
  visibility?: "open" | "link";
  spectators?: boolean;
  hints?: boolean;
  undo?: "free" | "consent" | "never";
  chat?: "all" | "players" | "none";
  clock?: Clock;
}

/** Why something was not done. `code` is for programs, `message` for people. */
export interface Problem {
  code: string;
  message: string;
}

/** Who sits in a seat from the start: the asker, a bot, or nobody yet.
 *
 * `commit` is the hash of the asker's salt for the shuffle; without one, the seat does not take part in it. */
export interface WantedSeat {
  kind?: "me" | "bot" | "open";
  name?: string | null;
  bot?: string | null;
  commit?: string | null;
}

/** A table to open; `seats` that are left out are open. */
export interface NewTable {
  game: string;
  /** the game's own settings, such as players and mode */
  options?: Json;
  seats?: WantedSeat[];
  settings?: TableSettings;
}

/** A seat as everybody sees it: also the commitment to a salt for the shuffle, and the salt once it is revealed.
 *
 * `kept`: a bot sits in for a person, who can come back. */
export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null;
  here: boolean;
  salt: string;
  commit: string;
  kept: boolean;
}

/** How the cards are, or were, shuffled; see "Shuffles that can be checked" in docs/server.md.
 *
 * `together`: players can take part by a commitment. `deal` counts the deals that were called off before.
 * `fingerprint` is one hash of all commitments, once these are final. `uncommitted` took part in the shuffle before,
 * and have not committed this time: the deal waits for them. `absent`, once the cards are dealt, are those and the
 * ones who did not reveal in time. While `may_call_off`, any player can call the deal off, except those who did not
 * reveal. */
export interface ShuffleInfo {
  scheme: 1 | 2;
  together: boolean;
  deal: number;
  fingerprint: string;
  uncommitted: number[];
  absent: number[];
  may_call_off: boolean;
}

/** A table as everybody sees it. While it is `dealing`, clients reveal the salts that they have committed to.
 *
 * `options` are the few settings that determine all the others, `settled` has the value of every one. `parent` is the
 * table that it follows, or from a moment of which it is a what-if; only those who may know that are told. `rematch`
 * is the table at which the same people play again, `problem` says why the game cannot go on, and `changed_clause`
 * which clause has changed since the game began, if that is why. */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  options: Json;
  settled: Json;
  settings: TableSettings;
  status: "waiting" | "dealing" | "playing" | "over";
  seats: SeatInfo[];
  created: number;
  changed: number;
  commitment: string;
  shuffle: ShuffleInfo;
  parent: string | null;
  rematch: string | null;
  problem: string | null;
  changed_clause: string | null;
}

/** The tokens that open seats: the client keeps them, for the server shows them only once. */
export interface Keys {
  table: TableInfo;
  host: string | null;
  seats: { [key: string]: string };
}

export interface Joining {
  name: string;
  commit?: string | null;
}

/** A first game with explanations, for a player of that name. */
export interface TourWanted {
  name?: string | null;
}

export interface BotWanted {
  bot: string;
}

/** A decision that waits for a seat: one's own in a list, or in a notice to the seat's URL. */
export interface Waiting {
  table: string;
  seat: number;
  asked: number;
}

/** Where to POST a `Waiting` when a decision has waited for a while; None: nowhere. */
export interface NoticePlace {
  url: string | null;
}

/** The SHA-256 of a salt, 32 bytes that nobody else knows; both are written in hexadecimal. */
export interface Committing {
  commit: string;
}

export interface Revealing {
  salt: string;
}

export interface ChatWanted {
  chat: "all" | "players" | "none";
}

/** Some tables; `next` is the cursor of the page after these, None if there is none. */
export interface TablePage {
  tables: TableInfo[];
  next: string | null;
}

/** The tokens that a client has, by table. */
export interface MyTokens {
  tables: Json;
}

/** A table and the seats that the tokens open there; those in `waiting` have to decide. No table: it was deleted. */
export interface MyTable {
  id: string;
  table: TableInfo | null;
  seats: number[];
  host: boolean;
  waiting: number[];
}

/** The moments that a viewer could tell apart, in order: at each, how many log entries it had heard.
 *
 * `asked` are the numbers of those at which that seat had something to decide. */
export interface MomentList {
  seat: number | "all" | null;
  heard: number[];
  asked: number[];
}

/** A moment of a game as a viewer had it. For `all`, the view is the whole position. */
export interface Moment {
  seat: number | "all" | null;
  moment: number;
  view: Json;
  log: EventData[];
}

/** A what-if table from this moment as `seat` counts moments; what that seat did not know is dealt again.
 *
 * `all` is for finished games: the position as it really was. */
export interface WantedWhatIf {
  moment: number;
  seat?: number | "all" | null;
  seats?: WantedSeat[];
  settings?: TableSettings;
}

/** `order` says who sits where: seat `n` goes to the player from seat `order[n]`. Without it everybody moves by one.
 *
 * `commit` is the asker's for the new shuffle. */
export interface Rematching {
  order?: number[] | null;
  commit?: string | null;
}

/** Settings of a game that somebody is considering. */
export interface WantedSettings {
  options: Json;
}

/** Settings that can be played with: the value of every one, and warnings about unusual ones. */
export interface ResolvedSettings {
  settled: Json;
  warnings: string[];
}

/** A setting of a game, with what a form needs: `values` to choose from, or a text that says what is allowed. */
export interface SettingInfo {
  name: string;
  kind: "choice" | "number" | "data";
  default: string | number | number | boolean | null;
  values: (string | number | number | boolean | null)[] | string;
  presets: { [key: string]: string | number | number | boolean | null };
  clauses: string[];
  help: string;
  low: number | null;
  high: number | null;
  step: number | null;
}

/** A criterion of the ranking; `modes` are those in which it counts, null stands for all of them. */
export interface CriterionInfo {
  name: string;
  modes: string[] | null;
}

/** A game; the value of the setting that `preset_by` names determines the defaults of others. */
export interface GameInfo {
  id: string;
  rules: string;
  title: string;
  year: number;
  designers: string[];
  publishers: string[];
  players: number[];
  modes: string[];
  colours: string[];
  summary: string;
  criteria: CriterionInfo[];
  preset_by: string | null;
  options: SettingInfo[];
}

/** A clause of the rules; its text is HTML. */
export interface RuleClause {
  clause: string;
  title: string;
  html: string;
}

/** The rules of a game in our own words, by clause; the introduction is HTML too. */
export interface RulesText {
  title: string;
  introduction: string;
  clauses: RuleClause[];
}

/** A bot that can be seated; `level` says whether it is one of the levels that people choose from. */
export interface BotInfo {
  name: string;
  summary: string;
  level: boolean;
}

/** Which table, and the tokens of the seats that this client plays; without tokens it is a spectator.
 *
 * `heard` are the numbers of log entries that it has already, by seat (-1: as a spectator), and `undone` is the
 * count of undos that it knows of: what it missed is sent. */
export interface Hello {
  type: "hello";
  table: string;
  tokens?: string[];
  heard?: { [key: string]: number };
  undone?: number;
}

/** The client chooses `id`: the answer has the same, and a request that is sent twice is carried out once. */
export interface Asking {
  id: string;
}

export interface FromSeat {
  id: string;
  seat: number;
}

/** Answer the decision number `asked` of this seat. */
export interface Play {
  id: string;
  seat: number;
  type: "play";
  asked: number;
  move: Json;
}

export interface WhyNot {
  id: string;
  seat: number;
  type: "why_not";
  move: Json;
}

/** Take back the seat's last choice, or ask the others to agree. What bots did since is taken back too. */
export interface Undo {
  id: string;
  seat: number;
  type: "undo";
}

/** An answer to somebody who asked for an undo. */
export interface Agree {
  id: string;
  seat: number;
  type: "agree";
  agrees: boolean;
}

/** An answer to a host who asked for a new link to somebody's seat. */
export interface AgreeLink {
  id: string;
  seat: number;
  type: "agree_link";
  agrees: boolean;
}

/** A standing order, or None to withdraw it. */
export interface Order {
  id: string;
  seat: number;
  type: "order";
  order: Json | null;
}

/** What would a strong player do? */
export interface Hint {
  id: string;
  seat: number;
  type: "hint";
}

export interface Say {
  id: string;
  type: "say";
  seat?: number | null;
  text: string;
}

export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seats: number[];
  host: boolean;
}

/** The table has changed: somebody connected, sat down or left, or the game began. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** What a seat (None: a spectator) sees now, and its new log entries, from number `first` on. */
export interface Snapshot {
  type: "sight";
  seat: number | null;
  asked: number | null;
  undone: number;
  first: number;
  events: NumberedEvent[];
  view: Json;
}

/** It is done, and stored. */
export interface Done {
  type: "done";
  id: string;
}

/** What was asked for, by `why_not` or `hint`. */
export interface Answer {
  type: "answer";
  id: string;
  why: RefusalData | null;
  advice: AdviceData[];
}

/** It is not done; `why` has the rule's reason. The last snapshot still holds. */
export interface No {
  type: "no";
  id: string | null;
  code: string;
  message: string;
  why: RefusalData | null;
}

/** A line of chat; `left` and `word` mark a system message.
 *
 * `left`: the player in this seat has left for good. A `word` is about that seat or (null) about the table. */
export interface Chat {
  type: "chat";
  seat: number | null;
  name: string;
  text: string;
  at: number;
  left: boolean;
  word: "" | "bot" | "back" | "link_asked" | "link_given" | "link_refused" | "link_withdrawn" | "chat_all" | "chat_players" | "chat_none" | "absent" | "uncommitted" | "called_off";
}

/** Somebody asks to take back a choice; the seats in `waiting` have not agreed yet. None: nobody asks any more. */
export interface UndoWanted {
  type: "undo_wanted";
  seat: number | null;
  waiting: number[];
}

/** The host asks for a new link to a seat; the seats in `waiting` have not agreed yet. None: nobody asks any more.
 *
 * If `waiting` is empty, the host may fetch the link. */
export interface LinkWanted {
  type: "link_wanted";
  seat: number | null;
  waiting: number[];
}

/** The standing order that the server keeps for a seat. */
export interface Private {
  type: "private";
  seat: number;
  order: Json | null;
}

/** The seconds that each seat has left, and whose clock runs, as far as the seat (None: a spectator) may know. */
export interface Times {
  type: "times";
  seat: number | null;
  left: number[];
  running: number[];
}

export type FromClient = Agree | AgreeLink | Hello | Hint | Order | Play | Say | Undo | WhyNot;

export type FromServer = Answer | Chat | Done | LinkWanted | No | Private | Snapshot | TableChanged | Times | UndoWanted | Welcome;
