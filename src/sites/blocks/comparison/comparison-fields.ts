import { entries, line, picture, text, type Values } from "../../fields.ts";

export const comparisonFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("Introduction"),
  pairs: entries(
    "Comparisons",
    "Comparison",
    {
      title: line("Title", 120),
      before: line("Before", 160),
      after: line("After", 160),
      beforePicture: picture("Picture before"),
      afterPicture: picture("Picture after"),
    },
    4,
  ),
};

export type ComparisonData = Values<typeof comparisonFields>;
