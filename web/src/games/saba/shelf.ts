import type { Shelf } from "../shelf";
import Cover from "./cover/Cover.svelte";

export const shelf: Shelf = { Cover, place: 3 };
