// The whole table of Saba in sentences.

import type { Phrasebook } from "../../lib/phrasebook";
import type { AnyView } from "../../lib/play";
import type { Json } from "../../protocol";
import type { TextPart } from "../face";
import { PIECES, pieces, type QuarterName, RESOURCES, STREETS } from "./board";
import type { View } from "./view";

export function asText(view: AnyView, words: Phrasebook, names: readonly string[]): TextPart[] {
  const saba = view as unknown as View;
  const say = (message: string, facts: Json = {}) => words.say(message, facts, names) ?? message;
  return [
    { title: say("palace"), lines: [...saba.gardens.map((garden, number) => gardenText(garden, number + 1, say)), chamberText(saba, say)] },
    { title: say("sites"), lines: saba.sites.map((site) => siteText(site, say)) },
    { title: say("harbour"), lines: saba.harbour.map((quay, slot) => say("quay-holds", { slot: slot + 1, number: quay.count, type: quay.type })) },
    { title: say("quarters"), lines: STREETS.map((name) => quarterText(saba, name, words, say)) },
    { title: say("serail"), lines: serailText(saba, say) },
    { title: say("reserve"), lines: RESOURCES.map((type) => say("reserve-holds", { number: saba.reserve[type], type })) },
    ...saba.builders.map((builder, seat) => ({
      title: words.seat(seat, names),
      lines: [
        say("text-points", { number: builder.points }),
        say("text-stock", { resources: pieces(builder.stock) }),
        say("supply", { figures: builder.figures, markers: builder.markers }),
        say("text-harbour-cards", { first: builder.harbour_cards[0] ?? 0, second: builder.harbour_cards[1] ?? 0 }),
        say("text-hand", { number: builder.hand_size }),
      ],
    })),
    ...(saba.mine ? [{ title: say("hand"), lines: saba.mine.hand.map((card) => `${words.name("action-card", card)}: ${words.effect("action-card", card)}`) }] : []),
  ];
}

type Say = (message: string, facts?: Json) => string;

function gardenText(garden: View["gardens"][number], number: number, say: Say): string {
  const balcony = garden.figure === null ? say("balcony-free") : say("balcony-of", { seat: garden.figure });
  const lock = garden.lock ? say("locked-with", { type: garden.lock }) : "";
  return [say("garden-with", { number, piece: PIECES[garden.value] || "none" }), balcony, lock].filter(Boolean).join(" ");
}

function chamberText(view: View, say: Say): string {
  const seats = view.builders.flatMap((builder, seat) => Array<number>(builder.treasure_chamber).fill(seat));
  return say("chamber-holds", { number: seats.length, seats });
}

function siteText(site: View["sites"][number], say: Say): string {
  const card = site.stage === null ? say(`special-${site.card.replaceAll("_", "-")}`) : say("palace-card-in", { piece: PIECES[site.stage] ?? "", number: site.garden ?? 0 });
  return say("text-site", { site: site.site, card, resources: pieces(site.cost) });
}

function quarterText(view: View, name: QuarterName, words: Phrasebook, say: Say): string {
  const figures = view.quarters[name].filter((seat) => seat !== null);
  const there = say("text-quarter", { quarter: name, number: figures.length, seats: figures, effect: words.name("effect-quarter", name) });
  return view.vizier === name ? `${there} ${say("vizier-blocks")}` : there;
}

function serailText(view: View, say: Say): string[] {
  const cells = Array.from({ length: view.serail.cells }, (_, cell) => {
    const owner = view.serail.markers[cell];
    return owner === undefined ? say("cell-empty", { number: cell + 1 }) : say("cell-of", { number: cell + 1, seat: owner });
  });
  if (view.mode !== "advanced") return cells;
  return [view.serail.figure === null ? say("serail-seat-empty") : say("serail-seat-of", { seat: view.serail.figure }), ...cells];
}
