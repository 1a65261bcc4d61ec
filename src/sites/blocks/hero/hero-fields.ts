import { entries, line, link, picture, text, type Values, words } from "../../fields.ts";

export const heroFields = {
  kicker: line("Above the headline", 80),
  title: line("Headline", 140),
  text: text("Introduction", 500),
  action: link("Button"),
  second: link("Second button"),
  picture: picture("Picture"),
  facts: entries("Facts", "Fact", { figure: line("Figure", 40), label: line("What it counts", 80) }, 6),
  note: line("A short note", 120),
  slots: words("Times to choose from", 8),
};

export type HeroData = Values<typeof heroFields>;
