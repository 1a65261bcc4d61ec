import type { Question } from "../../questions.ts";
import type { ViewProps } from "../define-block.ts";
import { SiteForm } from "../site-form.tsx";
import type { BookingData } from "./booking-fields.ts";

export const bookingQuestions = ({ slots }: BookingData): Question[] => [
  { label: "Day", kind: "date", isRequired: true },
  ...(slots.length > 0
    ? [{ label: "Time", kind: "times" as const, options: slots, optionsField: "slots" }]
    : []),
  { label: "Name", kind: "text", autoComplete: "name", isRequired: true },
  { label: "E-mail", kind: "email", autoComplete: "email", isRequired: true },
];

export const BookingForm = ({ data, id, scope }: Pick<ViewProps<BookingData>, "data" | "id" | "scope">) => (
  <SiteForm
    scope={scope}
    id={id}
    labelledBy={`${id}-title`}
    questions={bookingQuestions(data)}
    action={data.action || "Send"}
    actionField="action"
  />
);
