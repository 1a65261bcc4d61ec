import { entries, flag, line, link, text, type Values, words } from "../../fields.ts";

export const pricingFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("Introduction"),
  plans: entries(
    "Plans",
    "Plan",
    {
      name: line("Name", 80),
      text: text("Text", 300),
      price: line("Price", 40),
      yearlyPrice: line("Price over a year", 40),
      unit: line("Per", 60),
      includes: words("Includes", 12),
      isRecommended: flag("Recommended"),
    },
    6,
  ),
  note: line("Below the plans", 240),
  action: link("Button of each plan"),
};

export type PricingData = Values<typeof pricingFields>;
