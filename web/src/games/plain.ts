// The user interface for games that bring none: the view in words, and a button for every choice.

import { COLOURS } from "../art/emblems";
import { capital } from "../lib/phrasebook";
import { t } from "../lib/words.svelte";
import type { GameInfo } from "../protocol";
import { contents, ofPlayers } from "../table/outline";
import PlainBoard from "./PlainBoard.svelte";
import PlainMine from "./PlainMine.svelte";
import type { GameUi } from "./ui";

export function plainGameUi(info: GameInfo): GameUi {
  const measures = info.criteria.map(({ name }) => name);
  return {
    Board: PlainBoard,
    Mine: PlainMine,
    onBoard: () => false,
    colours: () => (info.colours.length ? info.colours : COLOURS),
    figures(view, seat, words) {
      const records = contents(view).flatMap(([, value]) => (ofPlayers(value, view.players) ? [value[seat]!] : []));
      return measures.flatMap((name) => {
        const value = records.find((record) => typeof record[name] === "number")?.[name];
        return typeof value === "number" ? [{ icon: "points", value, label: capital(words.name("score", name)) }] : [];
      });
    },
    heading(view) {
      const round = this.round(view);
      return round ? t("plain-stage", { game: info.title, round }) : info.title;
    },
    places: () => [],
    worthTelling: () => true,
    series: [],
    round: (view) => [view["round"], view["turn"]].find((number) => typeof number === "number") ?? 0,
    tour: [],
  };
}
