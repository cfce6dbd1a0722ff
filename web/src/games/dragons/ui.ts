import type { AnyView, GameEvent, Move } from "$lib/play";
import type { Phrasebook } from "$lib/phrasebook";
import type { Figure, GameUi } from "../ui";
import { asText } from "./asText";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Mine from "./Mine.svelte";
import { scenes } from "./scenes";
import { atHand, scoring, seen, total } from "./seen";
import { tour } from "./tour";

const ON_BOARD = ["place", "token", "space", "piece"];
const DULL = ["placed_value", "passes", "cave_filled", "cave_filled_in_part", "artifact_declined", "lamp_lit"];

function figures(view: AnyView, seat: number, words: Phrasebook): Figure[] {
  const { screens, mode } = seen(view);
  const screen = screens[seat];
  if (!screen) return [];
  const figure = (icon: string, value: number): Figure => ({ icon, value, label: words.say(`figure-${icon}`, { number: value }) ?? icon });
  return [figure("artifact", screen.artifacts), figure("token", screen.tokens), ...(mode === "magic" ? [figure("spell", screen.spells)] : [])];
}

function heading(view: AnyView, words: Phrasebook): string {
  const { round, phase } = seen(view);
  const scored = view.result ? null : scoring(seen(view))?.space;
  return words.say(scored ? "stage-scoring" : "stage", { round, phase, space: scored ?? null }) ?? "";
}

/** Events name places as the rulebook does; a seat stands for its screen. */
function places({ data }: GameEvent): string[] {
  const named = ["space", "cave", "room", "from", "to"].map((part) => data[part]).filter((place) => typeof place === "string");
  return named.length ? named : typeof data["seat"] === "number" ? [`screen-${data["seat"]}`] : [];
}

export const ui: GameUi = {
  Board,
  Mine,
  Choices,
  onBoard: (move: Move) => ON_BOARD.includes(move.kind),
  colours: (view) => seen(view).screens.map(({ colour }) => colour),
  figures,
  heading,
  places,
  about: (view) => atHand(seen(view))[0] ?? null,
  worthTelling: ({ kind }) => !DULL.includes(kind),
  asText,
  keys: [
    ["1 – 9", "keys-tokens"],
    ["0 – 9", "keys-tray"],
  ],
  order: (order, words) => words.say("order-pass", { end: order["until"], space: order["until"] }) ?? "",
  scenes,
  series: [
    { label: "series-artifacts", of: (view) => seen(view).screens.map(({ artifacts }) => artifacts) },
    { label: "series-treasure", of: (view) => seen(view).screens.map(({ treasure }) => (treasure ? total(treasure) : null)) },
  ],
  round: (view) => seen(view).round,
  tour,
};
