import * as z from "zod/mini";
import { calendarOptions } from "./calendar/calendar-options.ts";
import { dashboardOptions } from "./dashboard/dashboard-options.ts";
import { printOptions } from "./print/print-options.ts";
import { storefrontOptions } from "./storefront/storefront-options.ts";

const field = z.string();

/** The kinds of views, with the options that only they have. */
export const viewKinds = {
  table: {
    name: "Table",
    options: z.object({
      /** Choices that people filter by, above the table. */
      filters: z.optional(z.array(field)),
      /** Choices that people change in the table. */
      edits: z.optional(z.array(field)),
      /** The rows that are shown at first. */
      rows: z.optional(z.int().check(z.gte(1), z.lte(1_000))),
      /** Whether admins can export the rows that are shown as CSV. */
      hasCsv: z.optional(z.boolean()),
      /** The storefront whose orders these are: their pieces are drawn in each row. */
      parcels: z.optional(z.string()),
    }),
  },
  cards: {
    name: "Cards",
    options: z.object({
      picture: z.optional(field),
      /** Linked records to list on each card. */ linked: z.optional(field),
    }),
  },
  board: {
    name: "Board",
    options: z.object({
      /** A choice: one column each. */
      by: field,
      /** A number that keeps the order of the cards. Sort the view by it. */
      order: z.optional(field),
      /** Whether cards look like slips of paper. */
      look: z.optional(z.enum(["cards", "slips"])),
      /** A sentence above the board; says how cards are moved without it. */
      hint: z.optional(z.string()),
    }),
  },
  calendar: { name: "Calendar", options: calendarOptions },
  list: {
    name: "List",
    options: z.object({
      /** Rows that match are marked. */
      marked: z.optional(field),
      /** Makes it a log: this date stands before each row, and the texts are written in one line. */
      date: z.optional(field),
      /** The rows that are shown at first. */
      rows: z.optional(z.int().check(z.gte(1), z.lte(1_000))),
    }),
  },
  form: {
    name: "Form",
    options: z.object({
      intro: z.optional(z.string()),
      thanks: z.optional(z.string()),
      /** The text of the button. */
      submit: z.optional(z.string()),
    }),
  },
  record: {
    name: "Record page",
    options: z.object({
      /** Tables whose records link here, as `table.field`. */
      linked: z.optional(z.array(z.string())),
      /** Views of records that link here by this field, instead of plain lists; a form adds one. */
      parts: z.optional(z.array(z.object({ view: z.string(), link: field }))),
    }),
  },
  dashboard: { name: "Dashboard", options: dashboardOptions },
  print: { name: "Print document", options: printOptions },
  storefront: { name: "Storefront", options: storefrontOptions },
};

export type ViewKindId = keyof typeof viewKinds;
export type ViewOptions<Id extends ViewKindId> = z.infer<(typeof viewKinds)[Id]["options"]>;
