import PlainBoard from "../../table/PlainBoard.svelte";
import type { Face } from "../face";

export const face: Face = {
  Board: PlainBoard,
  Mine: PlainBoard,
  onBoard: () => false,
  colours: () => [],
  figures: () => [],
  stage: (view) => view.game,
  places: () => [],
  worthTelling: () => true,
  series: [],
  tour: [],
};
