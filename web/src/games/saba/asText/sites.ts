import { part, type TextContext } from "../../textParts";
import type { TextPart } from "../../ui";
import { PIECES, pieces, type Site } from "../board";
import type { View } from "../view";

/** The cards on the sites with their cost for each player, and the deck. */
export function sitesPart(table: TextContext<View>): TextPart[] {
  const { view, words, say } = table;
  const { building_deck: deck, interim_leader: leader, built, removed } = view;
  return part(say("sites"), [
    ...view.sites.flatMap((site) => siteLines(table, site)),
    leader === null ? say("special-nobody") : say("special-leader", { seat: leader }),
    say("text-building-deck", { number: deck.size, next: deck.next === null ? say("list-empty") : words.name("next", deck.next) }),
    built.length > 0 && say("text-built", { cards: built }),
    removed.length > 0 && say("text-removed", { cards: removed }),
  ]);
}

function siteLines({ say }: TextContext<View>, site: Site): string[] {
  const card = site.stage === null ? say(`special-${site.card}`) : say("palace-card-in", { piece: PIECES[site.stage] ?? "", number: site.garden });
  const lacking = site.missing.map((missing, seat) => (site.payable[seat] ? say("text-can-pay", { seat }) : say("text-lacks", { seat, resources: pieces(missing) })));
  return [
    say("text-site", { site: site.site, card, resources: pieces(site.cost) }),
    say("text-site-cost", { printed: pieces(site.printed), surcharge: site.surcharge, lock: site.lock }),
    ...(site.displaces === null ? [] : [say("displaces", { seat: site.displaces })]),
    lacking.join("; "),
  ];
}
