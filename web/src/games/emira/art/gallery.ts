// The parts of every card's portrait, no two alike. A part that is not named is not drawn.

import type { PrincessCard } from "../view";

export type Fabric = "stars" | "lattice" | "scales" | "chevrons" | "diamonds" | "sprigs" | "stripes" | "hexagons" | "waves" | "dots";
export type Dye =
  | "indigo" | "lapis" | "teal" | "emerald" | "olive" | "saffron" | "amber" | "terracotta"
  | "pomegranate" | "rose" | "plum" | "ivory" | "sand" | "night" | "smoke";
type Head = "veil" | "wrap" | "turban" | "diadem" | "cap" | "band" | "hood";
export type Hair = "long" | "waves" | "braid" | "bun" | "curls" | "short";
export type Neck = "round" | "pointed" | "collar" | "square";
type Jewel = "drop" | "chain" | "pearls" | "sun" | "crescent" | "none";

export interface Look {
  /** The backdrop: colour and pattern of the cloth. */
  wall: [Dye, Dye, Fabric];
  /** The dress: colour, pattern and trim. */
  dress: [Dye, Dye, Fabric];
  neck: Neck;
  head: Head;
  cloth: Dye;
  hair: Hair;
  strands: "jet" | "walnut" | "henna" | "silver";
  skin: 1 | 2 | 3 | 4;
  /** On the forehead or at the neck. */
  jewel: Jewel;
  earrings: boolean;
  /** The direction of her gaze: straight ahead or to one side. */
  turn: -1 | 0 | 1;
  /** The tilt of the head, in degrees. */
  tilt: number;
  gaze: "open" | "lowered";
}

function look(
  wall: Look["wall"], dress: Look["dress"], neck: Neck, head: Head, cloth: Dye, hair: Hair, strands: Look["strands"],
  skin: Look["skin"], jewel: Jewel, earrings: boolean, turn: Look["turn"], tilt: number, gaze: Look["gaze"],
): Look {
  return { wall, dress, neck, head, cloth, hair, strands, skin, jewel, earrings, turn, tilt, gaze };
}

export const gallery: Record<PrincessCard, Look> = {
  albina: look(["plum", "rose", "stars"], ["saffron", "pomegranate", "sprigs"], "pointed", "diadem", "saffron", "curls", "henna", 1, "sun", true, 1, 4, "open"),
  halimah: look(["teal", "saffron", "waves"], ["pomegranate", "saffron", "scales"], "round", "band", "saffron", "waves", "jet", 3, "none", true, -1, -6, "lowered"),
  asima: look(["lapis", "ivory", "lattice"], ["rose", "ivory", "dots"], "square", "veil", "ivory", "long", "jet", 2, "drop", false, 0, 0, "open"),
  noor: look(["night", "amber", "hexagons"], ["smoke", "saffron", "lattice"], "collar", "hood", "night", "long", "jet", 3, "crescent", false, 1, 0, "open"),
  rasha: look(["pomegranate", "amber", "diamonds"], ["night", "saffron", "stars"], "pointed", "turban", "teal", "waves", "walnut", 2, "sun", true, -1, 5, "open"),
  thara: look(["indigo", "ivory", "stars"], ["lapis", "ivory", "waves"], "round", "veil", "indigo", "waves", "jet", 4, "chain", true, 1, -3, "lowered"),
  zainab: look(["olive", "sand", "hexagons"], ["indigo", "amber", "chevrons"], "collar", "wrap", "ivory", "long", "silver", 2, "none", false, 0, 0, "open"),
  nibal: look(["terracotta", "sand", "chevrons"], ["teal", "sand", "stripes"], "square", "band", "terracotta", "braid", "walnut", 3, "drop", false, 1, 2, "open"),
  samira: look(["pomegranate", "rose", "sprigs"], ["plum", "rose", "diamonds"], "pointed", "cap", "pomegranate", "waves", "jet", 2, "pearls", true, -1, 6, "lowered"),
  zahrah: look(["emerald", "saffron", "scales"], ["night", "emerald", "lattice"], "collar", "wrap", "plum", "long", "jet", 3, "crescent", false, -1, 0, "open"),
  fatima: look(["sand", "terracotta", "lattice"], ["emerald", "sand", "hexagons"], "round", "wrap", "emerald", "long", "walnut", 4, "drop", false, 0, 0, "lowered"),
  layla: look(["night", "lapis", "waves"], ["ivory", "lapis", "sprigs"], "collar", "hood", "lapis", "long", "jet", 1, "pearls", false, 1, -2, "open"),
  malika: look(["amber", "pomegranate", "hexagons"], ["pomegranate", "amber", "stars"], "square", "diadem", "amber", "long", "jet", 4, "drop", true, 0, 0, "open"),
  nadia: look(["rose", "ivory", "waves"], ["teal", "ivory", "scales"], "round", "band", "rose", "curls", "walnut", 1, "pearls", true, -1, 3, "open"),
  firyal: look(["saffron", "terracotta", "dots"], ["terracotta", "saffron", "waves"], "pointed", "turban", "saffron", "curls", "jet", 4, "chain", true, 1, 5, "open"),
  hind: look(["lapis", "rose", "sprigs"], ["ivory", "pomegranate", "diamonds"], "round", "veil", "rose", "braid", "jet", 3, "chain", true, -1, -7, "lowered"),
  farah: look(["olive", "emerald", "sprigs"], ["sand", "olive", "stripes"], "square", "cap", "olive", "braid", "henna", 2, "none", false, 1, 3, "open"),
  raidah: look(["indigo", "terracotta", "chevrons"], ["amber", "indigo", "chevrons"], "pointed", "turban", "indigo", "short", "jet", 3, "sun", false, 0, 0, "open"),
  adara: look(["sand", "teal", "waves"], ["terracotta", "night", "lattice"], "collar", "hood", "sand", "long", "walnut", 3, "crescent", false, -1, 0, "open"),
  suleika: look(["emerald", "night", "diamonds"], ["emerald", "amber", "sprigs"], "pointed", "diadem", "emerald", "waves", "jet", 2, "crescent", true, 1, 7, "open"),
  janan: look(["terracotta", "amber", "scales"], ["rose", "plum", "dots"], "round", "veil", "saffron", "long", "walnut", 2, "sun", true, 0, 2, "lowered"),
  sahar: look(["rose", "saffron", "chevrons"], ["lapis", "saffron", "hexagons"], "square", "band", "lapis", "bun", "jet", 4, "chain", true, -1, 2, "lowered"),
  anisah: look(["teal", "ivory", "dots"], ["sand", "teal", "diamonds"], "collar", "wrap", "rose", "long", "jet", 2, "pearls", false, 1, -3, "lowered"),
  zafirah: look(["lapis", "amber", "stars"], ["indigo", "ivory", "scales"], "square", "diadem", "lapis", "bun", "jet", 3, "drop", true, -1, 0, "open"),
  xenia: look(["plum", "amber", "lattice"], ["emerald", "saffron", "stars"], "pointed", "cap", "plum", "curls", "henna", 1, "chain", true, 0, -3, "open"),
  yasmine: look(["emerald", "ivory", "sprigs"], ["ivory", "emerald", "waves"], "round", "veil", "emerald", "waves", "walnut", 3, "pearls", false, 1, 3, "open"),
  badra: look(["night", "ivory", "hexagons"], ["plum", "ivory", "lattice"], "square", "turban", "ivory", "bun", "jet", 4, "crescent", true, -1, 0, "open"),
  sidi_suleiman: look(["sand", "amber", "stars"], ["ivory", "lapis", "stripes"], "collar", "turban", "ivory", "short", "jet", 3, "sun", false, 1, 0, "open"),
};

export function isInGallery(card: unknown): card is PrincessCard {
  return typeof card === "string" && card in gallery;
}

/** A beard and no earrings: the one guest who is not a princess. */
export function isKnight(card: PrincessCard): boolean {
  return card === "sidi_suleiman";
}
