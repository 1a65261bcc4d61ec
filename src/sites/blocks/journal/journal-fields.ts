import { entries, line, paragraphs, picture, text, type Values } from "../../fields.ts";

export const journalFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("Introduction"),
  posts: entries(
    "Articles",
    "Article",
    {
      title: line("Title", 140),
      summary: text("Summary", 400),
      date: line("Date (2026-07-31)", 10),
      body: paragraphs("Text"),
      picture: picture("Picture"),
    },
    12,
  ),
};

export type JournalData = Values<typeof journalFields>;
