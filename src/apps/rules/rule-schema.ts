import * as z from "zod/mini";
import { filterSchema } from "../fields/filter.ts";

const id = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, "has to be an id"));
const template = z.string().check(z.maxLength(4_000, "may have at most 4000 characters"));

/** Fields and their new contents: a formula over the record, such as `TODAY()` or `"Booked"`. */
const contents = z.record(id, template);

const step = z.discriminatedUnion("do", [
  z.object({ do: z.literal("set"), fields: contents }),
  /** Adds a record elsewhere. `link` is the field there that points to this record. */
  z.object({ do: z.literal("add"), table: id, link: z.optional(id), fields: contents }),
  /** Writes a message: `{name}` in a text is the field as it is shown. */
  z.object({
    do: z.literal("write"),
    by: z.enum(["mail", "sms", "whatsapp"]),
    to: id,
    subject: z.optional(template),
    text: template,
  }),
  z.object({ do: z.literal("print"), view: id }),
  z.object({ do: z.literal("calendar"), start: id, end: z.optional(id) }),
]);
export type Step = z.infer<typeof step>;

export const actionSchema = z.object({
  id,
  table: id,
  name: z.string().check(z.minLength(1, "has to have a name"), z.maxLength(80)),
  /** Only records that match offer the action. */
  if: z.optional(filterSchema),
  steps: z.array(step).check(z.minLength(1, "has to have a step"), z.maxLength(20)),
});
export type Action = z.infer<typeof actionSchema>;

export const ruleSchema = z.object({
  id,
  table: id,
  name: z.string().check(z.minLength(1, "has to have a name"), z.maxLength(80)),
  when: z.discriminatedUnion("on", [
    z.object({ on: z.literal("added") }),
    /** A change of one of these fields, or of any field. */
    z.object({ on: z.literal("changed"), fields: z.optional(z.array(id)) }),
    /** So many days before a date; after it, if negative. */
    z.object({ on: z.literal("date"), field: id, daysBefore: z.int() }),
  ]),
  if: z.optional(filterSchema),
  outcome: z.discriminatedUnion("do", [
    z.object({ do: z.literal("set"), fields: contents }),
    z.object({
      do: z.literal("remind"),
      text: template,
      /** Actions offered beside it. */ actions: z.optional(z.array(id)),
    }),
    z.object({ do: z.literal("ask"), text: template }),
    /** Adds a record elsewhere, such as a line of a history. `link` is the field there that takes ids from `from`. */
    z.object({
      do: z.literal("add"),
      table: id,
      link: z.optional(id),
      /** A link of this record whose records the new one links to; this record itself without it. */
      from: z.optional(id),
      fields: contents,
    }),
  ]),
});
export type Rule = z.infer<typeof ruleSchema>;
