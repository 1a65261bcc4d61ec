import * as z from "zod/mini";

const field = z.string();
const text = z.string().check(z.maxLength(2_000, "may have at most 2000 characters"));

export const printOptions = z.object({
  layout: z.enum(["invoice", "quote", "receipt", "labels", "page"]),
  /** As usual in the app's country without it. */
  paper: z.optional(z.enum(["A4", "Letter"])),
  /** Linked records that are the lines of an invoice, as `table.field`. */
  lines: z.optional(z.string()),
  /** The fields of a line, in order; all but the link without it. */
  lineFields: z.optional(z.array(field)),
  /** The money of a line that is added up; the last one that is shown without it. */
  amount: z.optional(field),
  /** Money of the document, such as net, tax and total. The lines are added up without it. */
  totals: z.optional(z.array(field)),
  /** The running number. */
  number: z.optional(field),
  /** Dates such as "Date" and "Due". */
  dates: z.optional(z.array(field)),
  /** Who gets it: fields for a name and an address, of this record or looked up. */
  to: z.optional(z.array(field)),
  /** The sender, line by line. */
  from: z.optional(text),
  title: z.optional(text),
  intro: z.optional(text),
  /** Terms of payment and the like. Fields stand in braces. */
  foot: z.optional(text),
  /** The labels of a sheet. */
  labels: z.optional(
    z.object({ columns: z.int().check(z.gte(1), z.lte(8)), rows: z.int().check(z.gte(1), z.lte(20)) }),
  ),
});
