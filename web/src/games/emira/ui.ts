import { icons } from "../../art/icons";
import type { AnyView, GameEvent } from "../../lib/play";
import type { GameUi } from "../ui";
import { signs } from "./art/signs";
import { asText } from "./asText";
import StandingOrders from "./StandingOrders.svelte";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Mine from "./Mine.svelte";
import Others from "./Others.svelte";
import { stallOf } from "./story";
import { tour } from "./tour";
import type { View } from "./view";

// The key figures use the board's symbols.
const FIGURES = ["princesses", "appearance", "status", "palace", "gold"];
const icon = (sign: string) => `emira-${sign}`;
for (const figure of FIGURES) icons[icon(figure)] = signs[figure]!;

const see = (view: AnyView) => view as unknown as View;

/** Only in the full log: what happens every round, or what nobody did. */
const SMALL_TALK = new Set([
  "event_passed", "piece_offered", "auction_opened", "passed", "no_event_bought", "events_put_under_deck", "marker_passed",
  "token_unsold", "status_card_unsold", "start_events_returned",
]);

function places({ kind, data }: GameEvent): string[] {
  const seat = typeof data["seat"] === "number" ? [`palace-${data["seat"]}`] : [];
  if (kind === "bought") return [`stall-${stallOf(String(data["item"]))}`, ...seat];
  if (kind === "bought_token" || kind === "token_offered") return ["stall-appearance", ...seat];
  if (kind === "bought_status_card" || kind === "status_card_offered") return ["stall-status", ...seat];
  if (["auction_opened", "bid_made", "passed", "auction_won", "all_passed", "last_player", "took_consolation"].includes(kind)) return ["ring"];
  if (["princess_turned_up", "princess_now_active", "gold_shown"].includes(kind)) return ["city"];
  if (kind === "undecided") return ["bench"];
  return kind.startsWith("event_") ? ["events", ...seat] : seat;
}

const SUBJECTS: { [kind: string]: string } = {
  auction_turn: "city", last_player_bid: "city", play_event: "events", changing_mind_target: "bench", changing_mind_choice: "bench",
  choose_action: "stalls", bazaar_pick: "stall-appearance", noble_pick: "stall-status", samira_discard: "palace", zahrah_discard: "palace", sidi_victim: "palace",
};

/** The place that a question is about if it is not answered on the board. */
function about(view: AnyView): string | null {
  const { decision, seat } = view;
  const subject = decision?.moves ? SUBJECTS[decision.kind] : undefined;
  return subject === "palace" ? `palace-${seat}` : (subject ?? null);
}

export const ui: GameUi = {
  Board,
  Mine,
  Choices,
  StandingOrders,
  Others,
  onBoard: (move) => move.kind === "buy",
  colours: (view) => see(view).sheiks.map(({ colour }) => colour),
  figures(view, seat, words) {
    const sheik = see(view).sheiks[seat]!;
    const label = (what: string) => words.say(`board-figure-${what}`) ?? what;
    const values = [`${sheik.palace.length}/${sheik.capacity}`, sheik.appearance, sheik.status, sheik.palace_size, sheik.gold];
    return FIGURES.flatMap((figure, number) => {
      const value = values[number] ?? null;
      return value === null ? [] : [{ icon: icon(figure), value, label: label(figure) }];
    });
  },
  heading: (view, words) => words.say("board-stage", { round: see(view).round, phase: see(view).phase }) ?? "",
  places,
  about,
  worthTelling: ({ kind }) => !SMALL_TALK.has(kind),
  chapter: ({ kind }) => kind === "round_begins",
  asText,
  order: (order, words) => words.say(order["kind"] === "bid_up_to" ? "board-order-limit" : "board-order-pass", order) ?? "",
  series: [
    { label: "board-figure-princesses", of: (view) => see(view).sheiks.map(({ palace }) => palace.length) },
    { label: "board-figure-gold", of: (view) => see(view).sheiks.map(({ gold }) => gold) },
    { label: "board-figure-appearance", of: (view) => see(view).sheiks.map(({ appearance }) => appearance) },
    { label: "board-figure-status", of: (view) => see(view).sheiks.map(({ status }) => status) },
    { label: "board-figure-palace", of: (view) => see(view).sheiks.map(({ palace_size }) => palace_size) },
  ],
  round: (view) => see(view).round,
  tour,
};
