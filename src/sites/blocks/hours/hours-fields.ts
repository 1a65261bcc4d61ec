import { dateProblem } from "../../dates.ts";
import { checked, entries, line, link, optional, text, type Values } from "../../fields.ts";

export const hoursFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("Note", 300),
  days: entries(
    "Days",
    "Day",
    {
      day: line("Day", 40),
      open: line("From", 20),
      close: line("To", 20),
      note: line("Note", 80),
    },
    10,
  ),
  exceptions: optional(
    entries(
      "Exceptions",
      "Exception",
      {
        date: checked("Day", { hint: "Such as 2026-12-24", problemOf: dateProblem }),
        last: checked("Last day, of several", { hint: "Such as 2026-12-26", problemOf: dateProblem }),
        open: line("From", 20),
        close: line("To", 20),
        note: line("Note", 80),
      },
      12,
    ),
  ),
  action: link("Button"),
};

export type HoursData = Values<typeof hoursFields>;
