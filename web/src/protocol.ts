// What clients and the server say to each other. Written by `python3 dev.py types`.

export type Json = { [name: string]: unknown };

/** How long one may think: `move` gives so many seconds to every decision, `game` to all of a seat's together. */
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

/** Who is to sit in a seat from the start: the asker, a bot, or whoever comes.
 *
 * `commit` is the hash of the asker's salt for the shuffle; without one, the seat does not take part in it. */
export interface WantedSeat {
  kind?: "me" | "bot" | "open";
  name?: string | null;
  bot?: string | null;
  commit?: string | null;
}

/** A table to be opened; `seats` left out are open. */
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
 * and have not committed this time: they are waited for; once the cards are dealt, they are absent. `absent` are they,
 * and those who had committed and did not reveal in time. Then anybody who plays can call the deal off while
 * `may_call_off`, but for those who did not reveal. */
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

/** What opens seats: to be kept by the client, and shown by the server only once. */
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

/** A decision that waits for a seat: of one's own in a list, or sent to where the seat wants to hear of it. */
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

/** A table and the seats that the tokens open there; of these, `waiting` are asked. No table: it is gone. */
export interface MyTable {
  id: string;
  table: TableInfo | null;
  seats: number[];
  host: boolean;
  waiting: number[];
}

/** What a viewer could tell apart, one after the other: at each, how many log entries it had heard.
 *
 * `asked` are the numbers of those at which the seat whose eyes they are had something to decide. */
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
  log: Json[];
}

/** A what-if table: from this moment, numbered for the eyes of `seat`, which also say what is dealt anew.
 *
 * `all` is for games that are over: as it really was. */
export interface WantedWhatIf {
  moment: number;
  seat?: number | "all" | null;
  seats?: WantedSeat[];
  settings?: TableSettings;
}

/** `order` says who sits where: seat `n` goes to who sat at `order[n]`. Without it everybody moves on by one.
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

/** By what players are ranked; `modes` are those in which it counts, null stands for all of them. */
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

/** Which table, and the tokens of the seats that this client plays; none: it looks on.
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

/** `id` is the client's own: the answer carries it, and what is sent twice is done once. */
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

/** Take back one's last choice, or ask the others to agree. What bots did since goes with it. */
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

/** The table has changed: somebody came, sat down, went, or the game began. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** What a seat (None: a spectator) sees now, and what it was told since: log entries from number `first` on. */
export interface Snapshot {
  type: "sight";
  seat: number | null;
  asked: number | null;
  undone: number;
  first: number;
  events: Json[];
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
  why: Json | null;
  advice: Json[];
}

/** It is not done; `why` has the rule's reason. What is true now is in the last sight. */
export interface No {
  type: "no";
  id: string | null;
  code: string;
  message: string;
  why: Json | null;
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

/** Somebody asks to take back a choice; `waiting` have still to agree. None: the matter is settled. */
export interface UndoWanted {
  type: "undo_wanted";
  seat: number | null;
  waiting: number[];
}

/** The host asks for a new link to a seat; `waiting` have still to agree. None: the matter is settled.
 *
 * If nobody has still to agree, the host may fetch the link. */
export interface LinkWanted {
  type: "link_wanted";
  seat: number | null;
  waiting: number[];
}

/** What a seat has standing at the server. */
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
