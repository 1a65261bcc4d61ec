import { entries, line, optional, paragraphs, picture, text, type Values } from "../../fields.ts";

export const teamFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("Introduction"),
  people: entries(
    "People",
    "Person",
    {
      name: line("Name", 80),
      role: line("Role", 80),
      text: text("Text", 400),
      picture: picture("Picture"),
      about: optional(paragraphs("About this person, on their own page", 20, { hasSubheadings: true })),
      phone: optional(line("Telephone", 40)),
      email: optional(line("E-mail", 120)),
    },
    16,
  ),
};

export type TeamData = Values<typeof teamFields>;
