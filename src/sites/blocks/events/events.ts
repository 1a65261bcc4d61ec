import { defineBlock } from "../define-block.ts";
import { eventsCards } from "./events-cards.tsx";
import { eventsFields } from "./events-fields.ts";
import { eventsTimetable } from "./events-timetable.tsx";

export const events = defineBlock({
  kind: "events",
  label: "Events",
  fields: eventsFields,
  variants: { timetable: eventsTimetable, cards: eventsCards },
});
