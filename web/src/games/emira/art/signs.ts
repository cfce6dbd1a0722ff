// Small symbols, 24 by 24: line drawings with a little colour.

import type { EventCard } from "../view";

export const signs: { [name: string]: string } = {
  // What princesses look for.
  appearance: "M12 2.500a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM12 15.500V21M9 21.500h6M9.5 7.500c.8-1.2 1.8-1.8 3-2",
  status: "M12 2l2.6 3.2 4-.4-.4 4L21.5 12l-3.3 2.8.4 4-4-.4L12 22l-2.6-3.6-4 .4.4-4L2.5 12l3.3-3.2-.4-4 4 .4zM12 8.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
  palace: "M4 21V12h3v9M17 21v-9h3v9M7 21v-8c0-4 2.5-5.5 5-8 2.5 2.5 5 4 5 8v8M10 21v-4a2 2 0 0 1 4 0v4M12 5V2M5.5 12V9.500M18.5 12V9.500M2.5 21.500h19",
  gold: "M5 8.500c0-1.9 3.1-3.5 7-3.500s7 1.6 7 3.5-3.1 3.5-7 3.5-7-1.6-7-3.500zM5 8.500v4c0 1.9 3.1 3.5 7 3.500s7-1.6 7-3.500v-4M5 12.500v4c0 1.9 3.1 3.5 7 3.500s7-1.6 7-3.500v-4",
  princesses: "M12 3a4 4 0 0 1 4 4c0 3-1 4-1 6 3 .8 5.5 3 6 8H3c.5-5 3-7.2 6-8 0-2-1-3-1-6a4 4 0 0 1 4-4zM9.5 3.500L12 1.500l2.5 2",
  none: "M7 12h10",
  // Talents.
  intelligence: "M3 15c3 3.5 9 3.5 12 0l5-4.500c-2-.5-3.5 0-5 1.500H6c-2 0-3 1-3 3zM9 12c0-2 1-3 2.5-3M7 20h7M10.5 17.500V20M19.5 7c1-1.2.5-2.5-.5-4-1 1.5-1.5 2.8-.5 4",
  housekeeping: "M8 3.500a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11.3 11.300L20 20M15.5 15.500l2.5-2.500M18 18l2-2M8 7v2",
  cooking: "M3.5 11h17c0 5-3 8.5-8.5 8.500S3.5 16 3.5 11zM8 21h8M8.5 8c-1.5-1.5 1-2.5 0-4.500M12.5 8c-1.5-1.5 1-2.5 0-4.500M16 8c-1.5-1.5 1-2.5 0-4.5",
  romance: "M12 21C5 15.5 3 12 3 8.5 3 5.5 5.2 4 7.5 4 9.5 4 11 5 12 7c1-2 2.5-3 4.5-3C18.8 4 21 5.5 21 8.5 21 12 19 15.5 12 21z",
  // Appearance tokens.
  beauty: "M12 10a2.2 2.2 0 0 1 0 4.4 2.2 2.2 0 0 1 0-4.400zM12 10c-3.5-3-2-7.5 0-7.500s3.5 4.5 0 7.500zM14.2 11.600c1.7-4.3 6.4-4.2 7-2.300s-2.8 4.9-7 2.300zM13.3 14c4.5.6 5.9 5.1 4.3 6.300s-5.3-1.7-4.3-6.300zM10.7 14c1 4.6-2.7 7.5-4.3 6.300S6.2 14.6 10.7 14zM9.8 11.600c-4.2 2.6-7.6-.4-7-2.300s5.3-2 7 2.300z",
  manners: "M6 8h10v4.500c0 3-2 5-5 5s-5-2-5-5zM16 9h2.500c2.5 0 2.5 5-1.5 5h-1.500M4 20.500h14M9 5.500c-1-1 .8-1.7 0-3M13 5.500c-1-1 .8-1.7 0-3",
  clothing: "M9 3c1.5 2 4.5 2 6 0l6 3.5-2 5-2.5-1V21h-9V10.500l-2.5 1-2-5zM12 4.500V21",
  plus: "M12 5v14M5 12h14",
  // Goods and belongings.
  camel: "M3 20.500c1-2 1-4 1-6 0-3 2-4.5 4-5 .8-2.5 1.5-3.5 2.5-3.500s1.5 1.5 2.3 3.500C14 9 14.5 8 15.5 8c1.2 0 1.5 2 2 3 1.5-.5 1-3.5 1-5 0-1.5 1.5-2.5 3-2l1.5 1.5-2 1c.5 4-.5 8-3.5 8.500l-.5 5.500M8 20.500l.5-5h6",
  small: "M2 17l2-5c2-3 5-3 6.5 0H14l2-4 2 .5-1.5 4.500L15 17M5 17v3.500M8 16.500v4M13 16.500v4M5.5 9.500h4v-3h-4z",
  large: "M1.5 18l1.5-4c1.5-2.5 4-2.5 5 0h2l1.5-3M3.5 18v2.500M8 17.500v3M12 18l1.5-4c1.5-2.5 4-2.5 5 0h1.500l1.5-3 1.5.5M14 18v2.500M18.5 17.500v3M4 11.500h3.500v-3H4zM14.5 11.500H18v-3h-3.500z",
  section: "M6 21V10l6-6 6 6v11zM10 21v-5a2 2 0 0 1 4 0v5M4 21.500h16M12 4V1.500M9.5 11.500h5",
  guest: "M3 20.500L12 5l9 15.500zM12 5V2.500l3 1.2-3 1.300M10 20.500l2-5 2 5",
  purse: "M9 7.500C5.5 10 4 13 4 16c0 3.5 3 5.5 8 5.500s8-2 8-5.500c0-3-1.5-6-5-8.500M8.5 7.500h7M9 7.500L7.5 3.500c1.5.8 2.5.8 3.5 0 .8.8 1.5.8 2.5 0 1 .8 2 .8 3 0L15 7.5",
  seal: "M12 12.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  card: "M6 3h12v18H6zM12 7.500l1.2 3.3 3.3 1.2-3.3 1.200L12 16.500l-1.2-3.300L7.5 12l3.3-1.200z",
  first: "M12 2.500l2.8 6 6.5.8-4.8 4.5 1.3 6.500L12 17l-5.8 3.3 1.3-6.500L2.7 9.300l6.5-.8z",
  upkeep: "M4 10l8-7 8 7v11H4zM12 10.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 13v3",
  full: "M5 21V10c0-4 3-6 7-8 4 2 7 4 7 8v11zM9 14h6",
  away: "M19 14.500A8 8 0 1 1 10 4.500a6.5 6.5 0 0 0 9 10z",
  leads: "M4 18h16M4 16L3 7l5 4 4-7 4 7 5-4-1 9z",
  tied: "M5 9h14M5 15h14",
  swap: "M7 4L3.5 7.5 7 11M3.5 7.500H17M17 13l3.5 3.500L17 20M20.5 16.500H7",
};

type TypeOf<Card> = Card extends `${infer type}_1` ? type : never;

const EVENTS: { [event: string]: string } = {
  bazaar: "appearance",
  better_breed: "camel",
  camel_breeding: "camel",
  camel_epidemic: "camel",
  changing_her_mind: "swap",
  court_influence: "princesses",
  double_trouble: "princesses",
  golden_times: "gold",
  good_looking: "beauty",
  guest_house: "guest",
  interrupt_spice_trade: "large",
  new_orders: "status",
  new_spice_caravan: "small",
  noble_merchandise: "status",
  quiet_days: "away",
  restoration: "palace",
  sick_camels: "camel",
  vermin: "small",
} satisfies Record<TypeOf<EventCard>, string>;

/** The symbol of an event card's subject; equal cards share one. */
export function eventSign(card: string): string {
  return EVENTS[card.replace(/_\d+$/, "")] ?? "card";
}
