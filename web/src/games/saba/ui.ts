// Saba's part of the page.

import type { AnyView } from "../../lib/play";
import type { GameUi } from "../ui";
import { asText } from "./asText";
import Board from "./Board.svelte";
import { placesOf } from "./board";
import Choices from "./Choices.svelte";
import Mine from "./Mine.svelte";
import Others from "./Others.svelte";
import { hasPlace } from "./placing";
import { tour } from "./tour";
import type { View } from "./view";

const saba = (view: AnyView) => view as unknown as View;

/** Only in the full log: what can be seen anyway, and repetitions. */
const ASIDE = ["harbour_chosen", "harbour_slot_filled", "harbour_card_turned", "turn_begins", "turn_ends", "interim_points", "quarter_skipped", "building_over", "nothing_built", "figure_picked", "no_lock_placed", "card_laid_out", "harbour_set_up"];

/** The place that a question is about if it is not answered on the board, or in several places there. */
function about(view: AnyView): string | null {
  const { decision } = view;
  if (!decision?.moves) return null;
  const { pending, vizier } = saba(view);
  switch (decision.kind) {
    case "pre_harbour":
    case "harbour_master":
      return "harbour";
    case "build":
      return `site-${String(decision.moves.find((move) => "site" in move)?.["site"] ?? 1)}`;
    case "serail_marker":
    case "harem_guard":
      return "serail";
    case "place_lock":
      return `garden-${pending.garden}`;
    case "vizier_exchange":
      return `quarter-${vizier}`;
    default:
      return null;
  }
}

export const ui: GameUi = {
  Board,
  Mine,
  Choices,
  Others,
  onBoard: hasPlace,
  colours: (view) => saba(view).builders.map((builder) => builder.colour),
  figures: (view, seat, words) => {
    const builder = saba(view).builders[seat];
    if (!builder) return [];
    const label = (message: string) => words.say(message) ?? message;
    return [
      { icon: "points", value: builder.points, label: label("figure-points") },
      { icon: "resources", value: builder.stock_size, label: label("figure-stock") },
      { icon: "cards", value: builder.hand_size, label: label("figure-hand") },
    ];
  },
  heading: (view, words) => words.say("stage", { turn: saba(view).turn, step: words.name("step", saba(view).step) }) ?? view.game,
  places: placesOf,
  about,
  worthTelling: (entry) => !ASIDE.includes(entry.kind),
  asText,
  series: [
    { label: "figure-points", of: (view) => saba(view).builders.map((builder) => builder.points) },
    { label: "series-balconies", of: (view) => saba(view).builders.map((builder) => builder.balconies.length) },
    { label: "series-serail", of: (view) => saba(view).builders.map((builder) => builder.serail_markers) },
  ],
  round: (view) => saba(view).turn,
  tour,
};
