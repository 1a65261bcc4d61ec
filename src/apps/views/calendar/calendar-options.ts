import * as z from "zod/mini";

export const calendarOptions = z.object({
  /** A date, or a date and time. */
  start: z.string(),
  /** A date, a date and time, or a duration. */
  end: z.optional(z.string()),
  span: z._default(z.enum(["day", "week", "month"]), "month"),
  /** A choice whose colours the entries have; the first choice of the table without it. */
  colour: z.optional(z.string()),
});
