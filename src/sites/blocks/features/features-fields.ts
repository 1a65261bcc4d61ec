import { entries, line, picture, text, type Values } from "../../fields.ts";

export const featuresFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("Introduction"),
  features: entries("Features", "Feature", { title: line("Title", 120), text: text("Text", 400) }, 12),
  picture: picture("Picture"),
};

export type FeaturesData = Values<typeof featuresFields>;
