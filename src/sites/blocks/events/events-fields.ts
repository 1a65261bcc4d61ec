import { entries, line, text, type Values } from "../../fields.ts";

export const eventsFields = {
  kicker: line("Above the title", 80),
  title: line("Title", 140),
  text: text("Introduction"),
  events: entries(
    "Events",
    "Event",
    {
      title: line("Title", 120),
      text: text("Text", 400),
      date: line("Date (2026-07-31)", 10),
      time: line("Time", 40),
      place: line("Place", 120),
      price: line("Price", 40),
    },
    24,
  ),
};

export type EventsData = Values<typeof eventsFields>;
