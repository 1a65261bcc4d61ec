import type { Feature } from "./parsed-brief.ts";

export const featureLabels: Record<Feature, string> = {
  booking: "Booking",
  "online-ordering": "Online orders",
  menu: "Menu",
  gallery: "Pictures",
  pricing: "Prices",
  testimonials: "Reviews",
  team: "Team",
  faq: "Questions",
  "contact-form": "Contact form",
  "opening-hours": "Opening hours",
  map: "Map",
  blog: "Journal",
  newsletter: "Newsletter",
  shop: "Shop",
  events: "Events",
  donations: "Donations",
  "emergency-call": "Emergency call",
  "before-after": "Before and after",
  "case-studies": "Case studies",
  careers: "Careers",
};

export const toneLabels = {
  friendly: "Friendly",
  formal: "Formal",
  playful: "Playful",
  luxurious: "Luxurious",
  bold: "Bold",
  calm: "Calm",
} as const;
