import { defineBlock } from "../define-block.ts";
import { bookingCard } from "./booking-card.tsx";
import { bookingFields } from "./booking-fields.ts";
import { bookingQuestions } from "./booking-form.tsx";
import { bookingSplit } from "./booking-split.tsx";

export const booking = defineBlock({
  kind: "booking",
  label: "Booking",
  fields: bookingFields,
  form: { name: () => "Booking", questions: bookingQuestions },
  variants: { split: bookingSplit, card: bookingCard },
});
