// Which choices are made on the board or among the viewer's things.

import type { Move } from "../../lib/play";

const PLACELESS = ["end_build", "skip_quarter", "end_turn", "none", "no", "yes"];

export function hasPlace(move: Move): boolean {
  return !PLACELESS.includes(move.kind);
}
