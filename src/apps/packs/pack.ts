import * as z from "zod/mini";
import { fieldShape, tableShape } from "../outline/outline.ts";

const text = z.string().check(z.minLength(1, "is empty"));
/** Phrases in small letters, in the singular, with `|` between them. */
const phrases = z.string().check(
  z.minLength(1, "is empty"),
  z.refine((list) => list.split("|").every((phrase) => phrase === phrase.trim() && phrase !== ""), {
    error: "has a blank at an end, or an empty phrase",
  }),
);
const ids = z.string().check(z.regex(/^[a-z0-9-]+( [a-z0-9-]+)*$/, "has to be ids with blanks between them"));

const packField = z.strictObject({
  ...fieldShape,
  /** Tables that a link can lead to, the best first: the first one that the app has. */
  to: z.optional(phrases),
  /** What a link becomes if the app has none of its tables. Without it, the link is left out. */
  otherwise: z.optional(z.enum(["text", "long-text"])),
  /** Other words that ask for it. */
  words: z.optional(phrases),
  /** Only there if the text asks for it. */
  isExtra: z.optional(z.boolean()),
});

const { views, actions, rules, samples } = tableShape;
const rule = z.extend(rules.def.innerType.def.element, { isExtra: z.optional(z.boolean()) });

const packTable = z.strictObject({
  ...tableShape,
  ...{ views, actions, samples, rules: z.optional(z.array(rule)) },
  fields: z.array(packField).check(z.minLength(2, "has fewer than 2 fields")),
  sort: z.enum(["person", "thing", "place", "event", "work", "document"]),
  /** The pack is there for this table: it comes if the text asks for the pack. */
  isMain: z.optional(z.boolean()),
  /** Words of which an app can have several tables: dogs and cats. */
  isDiverse: z.optional(z.boolean()),
  /** What else people call a record. */
  also: z.optional(phrases),
  /** What people say who need the table and do not name it: "who borrowed". */
  asked: z.optional(phrases),
  /** Tables that come with `asked`, unless the text has others for their place. */
  brings: z.optional(ids),
});

/** What an app needs for one kind of work. */
export const packSchema = z.strictObject({
  name: text,
  /** What people say who want the pack. */
  asked: phrases,
  tables: z.array(packTable).check(z.minLength(1, "has no table")),
});

export type Pack = z.infer<typeof packSchema>;
export type PackTable = Pack["tables"][number];
export type PackField = PackTable["fields"][number];
