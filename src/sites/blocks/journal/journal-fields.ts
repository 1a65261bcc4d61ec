import {
  checked,
  entries,
  flag,
  line,
  optional,
  paragraphs,
  picture,
  text,
  type Values,
} from "../../fields.ts";
import { pathProblem } from "../../links.ts";

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
      author: optional(line("Author", 80)),
      body: paragraphs("Text", 40, { hasSubheadings: true }),
      picture: picture("Picture"),
      hasPage: optional(flag("Text for its own page")),
      path: optional(
        checked("Address of that page", {
          hint: "Such as summer-opening. Left empty, it follows the title.",
          problemOf: pathProblem,
        }),
      ),
    },
    40,
    { hasPage: true },
  ),
};

export type JournalData = Values<typeof journalFields>;
