import type { Feature } from "./parsed-brief.ts";

/** Pages that can be asked for, with the feature that each implies. */
export const pageFeatures: Record<string, Feature | null> = {
  Home: null,
  About: null,
  Menu: "menu",
  Prices: "pricing",
  Gallery: "gallery",
  Work: "case-studies",
  Team: "team",
  Booking: "booking",
  Shop: "shop",
  Events: "events",
  Journal: "blog",
  Questions: "faq",
  Jobs: "careers",
  Contact: "contact-form",
};
