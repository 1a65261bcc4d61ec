import { entries, line, optional, text, type Values, words } from "../../fields.ts";

export const menuFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("Introduction"),
  sections: entries(
    "Parts",
    "Part",
    {
      title: line("Title", 80),
      note: line("Note", 160),
      entries: entries(
        "Lines",
        "Line",
        {
          name: line("Name", 100),
          text: text("Text", 240),
          price: line("Price", 40),
          marks: words("Marks", 6),
          allergens: optional(words("Allergens", 14)),
        },
        24,
      ),
    },
    8,
  ),
  note: line("Below the list", 240),
};

export type MenuData = Values<typeof menuFields>;
