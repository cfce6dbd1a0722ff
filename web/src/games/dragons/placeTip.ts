// The explanation of a place.

import type { Why } from "$lib/play";
import type { Play } from "../../table/play.svelte";
import type { Tip } from "../../ui/explain";
import { roomOf, row, say, type Space, viewOf } from "./seen";

export function tipOf(play: Play, space: Space, why: Why | null): Tip {
  const id = space.space;
  const about = row(id) === "caves" ? "cave" : id.startsWith("room_") ? "room" : id;
  const lines: [string, string | number][] = [];
  if (space.own !== null) lines.push([say(play, "line-own"), space.own]);
  const room = roomOf(viewOf(play), id);
  if (room?.price.length) {
    lines.push([say(play, "line-price"), room.price.join(" + ")]);
    lines.push([say(play, "line-payable"), say(play, room.payable ? "payable-yes" : "payable-no")]);
  }
  return {
    title: play.words.name("heading", id),
    text: play.words.name("about", about),
    lines,
    why: why ? play.words.refusal(why, play.names) : undefined,
    clause: why?.clause ?? CLAUSES[about] ?? "dragons 4.8",
  };
}

const CLAUSES: { [about: string]: string } = {
  cave: "dragons 4.5",
  tent: "dragons 4.6",
  djinn: "dragons 4.6",
  market: "dragons 4.6",
  caravanserai: "dragons 4.6",
  guard_room: "dragons 4.7",
};
