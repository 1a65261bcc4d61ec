import { entries, line, link, text, type Values } from "../../fields.ts";

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
  action: link("Button"),
};

export type HoursData = Values<typeof hoursFields>;
