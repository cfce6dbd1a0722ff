// What the server says about its games; fetched once, and again after a failure.

import type { GameInfo } from "../protocol";
import { api, Failed } from "./api";

let asked: Promise<GameInfo[]> | null = null;

export async function gameInfo(game: string): Promise<GameInfo> {
  asked ??= api.games();
  try {
    const found = (await asked).find(({ id }) => id === game);
    if (!found) throw new Failed("no_such_game", "");
    return found;
  } catch (error) {
    asked = null;
    throw error;
  }
}
