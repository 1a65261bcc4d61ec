import { defineBlock } from "../define-block.ts";
import { slotsCss } from "../slots.tsx";
import { bookingCard } from "./booking-card.tsx";
import { bookingFields } from "./booking-fields.ts";
import { bookingSplit } from "./booking-split.tsx";

export const booking = defineBlock({
  kind: "booking",
  label: "Booking",
  fields: bookingFields,
  css: slotsCss,
  variants: { split: bookingSplit, card: bookingCard },
});
