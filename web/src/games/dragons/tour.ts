import type { TourStep } from "../face";

export const tour: TourStep[] = [];
