import type { Listing } from "../listing";
import Cover from "./cover/Cover.svelte";

export const listing: Listing = { Cover, place: 2 };
