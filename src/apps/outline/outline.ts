import * as z from "zod/mini";
import { resultKinds } from "../fields/formula/formula.ts";
import { fieldKindIds } from "../fields/kinds.ts";
import { rollupFigures } from "../fields/rollup/rollup.ts";
import { summaryIds } from "../fields/summaries.ts";
import { viewKinds } from "../views/view-kinds.ts";

const id = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, "has to be an id of small letters, digits and hyphens"));
const text = z.string().check(z.minLength(1, "is empty"));
/** Ids of fields with blanks between them. */
const ids = z.string().check(z.regex(/^[a-z0-9-]+( [a-z0-9-]+)*$/, "has to be ids with blanks between them"));
/** `paid no`, `when within this-month`, `state any broken|repair`: a field, an operator of its kind, a value. */
const conditions = z.array(
  z.string().check(z.regex(/^[a-z0-9-]+ [a-z-]+( .+)?$/, "has to be a field, an operator and a value")),
);

export const fieldShape = {
  id,
  name: text,
  kind: z.enum(fieldKindIds),
  /** Names of the choices, in order. */
  choices: z.optional(z.array(text).check(z.minLength(2, "has fewer than 2 choices"))),
  /** The table of a link. */
  to: z.optional(text),
  isMany: z.optional(z.boolean()),
  /** For look-ups and roll-ups: a link of this table, or `table.link` for the records that link here. */
  along: z.optional(text),
  field: z.optional(id),
  figure: z.optional(z.enum(rollupFigures)),
  where: z.optional(conditions),
  formula: z.optional(text),
  result: z.optional(z.enum(resultKinds)),
  decimals: z.optional(z.int()),
  unit: z.optional(text),
  prefix: z.optional(text),
  digits: z.optional(z.int()),
  default: z.optional(text),
  hint: z.optional(text),
  summary: z.optional(z.enum(summaryIds)),
  isRequired: z.optional(z.boolean()),
  isUnique: z.optional(z.boolean()),
};

const tile = z.strictObject({
  name: text,
  figure: z.enum(summaryIds),
  field: z.optional(id),
  where: z.optional(conditions),
  chart: z.optional(z.enum(["bars", "line", "share"])),
  by: z.optional(id),
  each: z.optional(z.enum(["day", "week", "month", "year"])),
});

const viewShape = z.strictObject({
  kind: z.enum(Object.keys(viewKinds) as [keyof typeof viewKinds, ...(keyof typeof viewKinds)[]]),
  name: text,
  fields: z.optional(ids),
  where: z.optional(conditions),
  /** Fields; a hyphen before one sorts from the largest: `-when`. */
  sort: z.optional(z.string().check(z.regex(/^-?[a-z0-9-]+( -?[a-z0-9-]+)*$/, "has to be fields"))),
  group: z.optional(id),
  /** The choice of a board. */
  by: z.optional(id),
  start: z.optional(id),
  end: z.optional(id),
  span: z.optional(z.enum(["day", "week", "month"])),
  picture: z.optional(id),
  marked: z.optional(id),
  /** Tables whose records link here, as `table.field`, with blanks between them. */
  linked: z.optional(text),
  intro: z.optional(text),
  thanks: z.optional(text),
  tiles: z.optional(z.array(tile)),
  layout: z.optional(z.enum(["invoice", "quote", "labels", "page"])),
  lines: z.optional(text),
  price: z.optional(id),
  orders: z.optional(id),
  /** The view stands in the navigation unless this is false. */
  isPage: z.optional(z.boolean()),
});

const contents = z.record(id, text);

const step = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("set"), fields: contents }),
  z.strictObject({ do: z.literal("add"), table: id, link: z.optional(id), fields: contents }),
  z.strictObject({
    do: z.literal("write"),
    by: z.enum(["mail", "sms", "whatsapp"]),
    to: id,
    subject: z.optional(text),
    text,
  }),
  z.strictObject({ do: z.literal("print"), view: text }),
  z.strictObject({ do: z.literal("calendar"), start: id, end: z.optional(id) }),
]);

const actionShape = z.strictObject({
  id,
  name: text,
  where: z.optional(conditions),
  steps: z.array(step).check(z.minLength(1, "has no step")),
});

const ruleShape = z.strictObject({
  name: text,
  /** A date of this table. */
  date: z.optional(id),
  /** So many days before the date; after it, if negative. */
  daysBefore: z.optional(z.int()),
  on: z.optional(z.enum(["added", "changed"])),
  where: z.optional(conditions),
  remind: z.optional(text),
  ask: z.optional(text),
  set: z.optional(contents),
  actions: z.optional(ids),
});

/** Values as people type them; links are names, or `#2` for the second record. Dates can be `in 3 days 10:30`. */
const sample = z.record(id, z.union([z.string(), z.number(), z.boolean()]));

export const tableShape = {
  id,
  one: text,
  many: text,
  icon: z.optional(text),
  /** The name of a record, made of fields: `{dog}, {what}`. */
  title: z.optional(text),
  views: z.optional(z.array(viewShape)),
  actions: z.optional(z.array(actionShape)),
  rules: z.optional(z.array(ruleShape)),
  samples: z.optional(z.array(sample)),
};

const field = z.strictObject(fieldShape);
const table = z.strictObject({
  ...tableShape,
  fields: z.array(field).check(z.minLength(1, "has no field")),
});

const rights = z.strictObject({
  see: z.optional(z.boolean()),
  add: z.optional(z.boolean()),
  change: z.optional(z.boolean()),
  delete: z.optional(z.boolean()),
  isOwnOnly: z.optional(z.boolean()),
  hidden: z.optional(ids),
});

/** An app in a short form, for people to write: templates are files of it, and descriptions become one. */
export const outlineSchema = z.strictObject({
  name: text,
  icon: z.optional(text),
  palette: text,
  fonts: text,
  locale: z.optional(text),
  currency: z.optional(text),
  tables: z.array(table).check(z.minLength(1, "has no table")),
  /** Names of the views in the navigation, in order; without it those of the tables in theirs. */
  pages: z.optional(z.array(text)),
  /** The view that opens first, if it is not the first of the pages. */
  home: z.optional(text),
  roles: z.optional(z.partialRecord(z.enum(["user", "guest"]), z.record(id, rights))),
});

export type Outline = z.infer<typeof outlineSchema>;
export type OutlineTable = Outline["tables"][number];
export type OutlineField = OutlineTable["fields"][number];
export type OutlineView = NonNullable<OutlineTable["views"]>[number];
export type OutlineRule = NonNullable<OutlineTable["rules"]>[number];
export type OutlineAction = NonNullable<OutlineTable["actions"]>[number];
export type OutlineSample = NonNullable<OutlineTable["samples"]>[number];
