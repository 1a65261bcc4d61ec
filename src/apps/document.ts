import * as z from "zod/mini";
import { memoize } from "#src/contract/memoize.ts";
import { fontPairings } from "#src/sites/themes/fonts.ts";
import { palettes } from "#src/sites/themes/palettes.ts";
import { filterSchema } from "./fields/filter.ts";
import { type FieldKindId, type FieldKinds, fieldKinds } from "./fields/kinds.ts";
import { summaryIds } from "./fields/summaries.ts";
import { actionSchema, ruleSchema } from "./rules/rule-schema.ts";
import { type ViewKindId, type ViewOptions, viewKinds } from "./views/view-kinds.ts";

export const VERSION = 1;
export const MAX_TABLES = 60;
export const MAX_FIELDS = 120;
export const MAX_NAME = 80;
export const MAX_HINT = 300;

const idSchema = z
  .string("has to be an id")
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, "has to be an id of small letters, digits and hyphens"));
const nameSchema = z
  .string("has to be a text")
  .check(
    z.trim(),
    z.minLength(1, "has to have a name"),
    z.maxLength(MAX_NAME, `may have at most ${MAX_NAME} characters`),
  );

function areDifferent(entries: readonly { id: string }[]) {
  return new Set(entries.map(({ id }) => id)).size === entries.length;
}

const listOf = <Entry extends { id: string }>(entry: z.ZodMiniType<Entry>, most: number, name: string) =>
  z
    .array(entry, "has to be a list")
    .check(
      z.maxLength(most, `may have at most ${most} ${name}s`),
      z.refine(areDifferent, `has two ${name}s of one id`),
    );

/**
 * A schema that depends on the kind which the value names: what fits its options is the kind's to say. The schema of a
 * kind is made once, as making one takes longer than reading a value.
 */
function byKind<Value>(makeSchema: (kind: string) => z.ZodMiniType | undefined) {
  const schemaOf = memoize(makeSchema);
  return z.transform((value: unknown, { issues }) => {
    const kind = typeof value === "object" && value !== null && "kind" in value ? value.kind : undefined;
    const schema = typeof kind === "string" ? schemaOf(kind) : undefined;
    if (!schema) {
      issues.push({ code: "invalid_union", errors: [], input: value, path: ["kind"] });
      return z.NEVER;
    }
    const { data, error } = schema.safeParse(value);
    for (const issue of error?.issues ?? []) issues.push({ ...issue, input: value } as z.core.$ZodRawIssue);
    return data;
  }) as unknown as z.ZodMiniType<Value>; // the tables of kinds determine the types
}

type OptionsOf<Id extends FieldKindId> = z.infer<FieldKinds[Id]["options"]>;

export type FieldOf<Id extends FieldKindId> = {
  id: string;
  name: string;
  kind: Id;
  options: OptionsOf<Id>;
  isRequired?: boolean | undefined;
  isUnique?: boolean | undefined;
  /** Read as typed when a record is added: `today`, `in 7 days`, the name of a choice. */
  default?: string | undefined;
  hint?: string | undefined;
  /** The figure at the foot of tables and groups. */
  summary?: (typeof summaryIds)[number] | undefined;
};
export type Field = { [Id in FieldKindId]: FieldOf<Id> }[FieldKindId];

const fieldSchema = byKind<Field>((kind) =>
  Object.hasOwn(fieldKinds, kind)
    ? z.object({
        id: idSchema,
        name: nameSchema,
        kind: z.literal(kind),
        options: z._default(fieldKinds[kind as FieldKindId].options, {}),
        isRequired: z.optional(z.boolean()),
        isUnique: z.optional(z.boolean()),
        default: z.optional(z.string().check(z.maxLength(2_000))),
        hint: z.optional(z.string().check(z.maxLength(MAX_HINT))),
        summary: z.optional(z.enum(summaryIds)),
      })
    : undefined,
);

const tableSchema = z.object({
  id: idSchema,
  name: z.object({ one: nameSchema, many: nameSchema }),
  icon: z.optional(z.string().check(z.maxLength(60))),
  /** In the order of the record page. */
  fields: listOf(fieldSchema, MAX_FIELDS, "field"),
  /** The field that names a record. */
  nameField: idSchema,
  /** The owner's lock: its names, fields and rights stay as they are until it is opened. */
  isLocked: z.optional(z.boolean()),
});
export type AppTable = z.infer<typeof tableSchema>;

const sortSchema = z.object({ field: idSchema, isDescending: z.optional(z.boolean()) });
export type Sort = z.infer<typeof sortSchema>;

export type ViewOf<Id extends ViewKindId> = {
  id: string;
  table: string;
  kind: Id;
  name: string;
  /** Its name for people who are no admins, such as "My orders". */
  nameForOthers?: string | undefined;
  /** The fields shown, in order; all without a list. */
  fields?: string[] | undefined;
  filter?: z.infer<typeof filterSchema> | undefined;
  sort?: Sort[] | undefined;
  group?: string | undefined;
  options: ViewOptions<Id>;
  /** The owner's lock: its settings and its place stay as they are until it is opened. */
  isLocked?: boolean | undefined;
};
export type View = { [Id in ViewKindId]: ViewOf<Id> }[ViewKindId];

const viewSchema = byKind<View>((kind) =>
  Object.hasOwn(viewKinds, kind)
    ? z.object({
        id: idSchema,
        table: idSchema,
        kind: z.literal(kind),
        name: nameSchema,
        nameForOthers: z.optional(nameSchema),
        fields: z.optional(z.array(idSchema)),
        filter: z.optional(filterSchema),
        sort: z.optional(z.array(sortSchema).check(z.maxLength(5, "may have at most 5 sort fields"))),
        group: z.optional(idSchema),
        isLocked: z.optional(z.boolean()),
        options: z._default(viewKinds[kind as ViewKindId].options as z.ZodMiniType, {}),
      })
    : undefined,
);

const rightsSchema = z.object({
  see: z._default(z.boolean(), true),
  add: z._default(z.boolean(), false),
  change: z._default(z.boolean(), false),
  delete: z._default(z.boolean(), false),
  /** All of this concerns only the records that the person has added. */
  isOwnOnly: z.optional(z.boolean()),
  hiddenFields: z.optional(z.array(idSchema)),
});
export type TableRights = z.infer<typeof rightsSchema>;

const roleSchema = z.object({
  id: z.enum(["admin", "user", "guest"]),
  /** By table. A table without rights is invisible; an admin may do everything. */
  tables: z.record(idSchema, rightsSchema),
});
export type Role = z.infer<typeof roleSchema>;

export const documentSchema = z.object({
  version: z.literal(VERSION),
  name: nameSchema,
  icon: z.optional(z.string().check(z.maxLength(60))),
  theme: z.object({
    palette: z.enum(
      palettes.map(({ id }) => id),
      "has to be a palette that exists",
    ),
    fonts: z.enum(
      fontPairings.map(({ id }) => id),
      "has to be a font pairing that exists",
    ),
    /** Where name and navigation stand, and on which ground; at the side and dark without it. */
    header: z.optional(
      z.object({
        place: z.enum(["side", "top"]),
        tone: z._default(z.enum(["plain", "tinted", "dark", "accent"]), "dark"),
      }),
    ),
  }),
  locale: z.string().check(z.refine(isLocale, "has to be a language such as en-GB")),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, "has to be a currency such as GBP")),
  tables: listOf(tableSchema, MAX_TABLES, "table"),
  views: listOf(viewSchema, 300, "view"),
  /** The navigation: ids of views, in order. The first is the home view. */
  pages: z.array(idSchema, "has to be a list"),
  /** A view whose records are listed by name beside the pages, with a search, and a form for a new one. */
  index: z.optional(
    z.object({
      view: idSchema,
      /** Says what is searched. */
      label: z.optional(nameSchema),
      form: z.optional(idSchema),
    }),
  ),
  roles: z._default(listOf(roleSchema, 3, "role"), []),
  actions: z._default(listOf(actionSchema, 200, "action"), []),
  rules: z._default(listOf(ruleSchema, 200, "rule"), []),
});
export type AppDocument = z.infer<typeof documentSchema>;

function isLocale(tag: string) {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** The migration from each older version to the next. */
export type Upgrades = Record<number, (document: Record<string, unknown>) => Record<string, unknown>>;
const upgrades: Upgrades = {};

export class AppDocumentError extends Error {
  override name = "AppDocumentError";
}

const unreadable = (why: string) => new AppDocumentError(`This app cannot be read: ${why}.`);

/** Returns the document, migrated to this version. Throws an error that describes the problem. */
export function parseAppDocument(value: unknown, steps: Upgrades = upgrades): AppDocument {
  const result = documentSchema.safeParse(upgrade(value, steps));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw unreadable(issue ? `${placeOf(issue.path, value)} ${wordsOf(issue)}` : "it is not an app");
  }
  const broken = brokenReference(result.data);
  if (broken) throw unreadable(broken);
  return result.data;
}

function upgrade(value: unknown, steps: Upgrades) {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw unreadable("it is not an app");
  let document = value as Record<string, unknown>;
  const { version } = document;
  if (typeof version !== "number" || !Number.isInteger(version)) throw unreadable("its version is missing");
  if (version > VERSION) throw unreadable("it was made with a newer version of this program");
  for (let from = version; from < VERSION; from++) {
    const step = Object.hasOwn(steps, from) ? steps[from] : undefined;
    if (!step) throw unreadable(`version ${from} is too old`);
    document = { ...step(document), version: from + 1 };
  }
  return document;
}

/** Describes a path by names: "table Dogs, field Born, options, decimals". */
function placeOf(path: readonly PropertyKey[], value: unknown) {
  let here = value;
  const words: string[] = [];
  path.forEach((key, depth) => {
    here =
      typeof here === "object" && here !== null ? (here as Record<PropertyKey, unknown>)[key] : undefined;
    if (typeof key !== "number") {
      if (typeof path[depth + 1] !== "number") words.push(String(key));
      return;
    }
    words.push(`${String(path[depth - 1]).replace(/s$/, "")} ${nameOf(here) ?? key + 1}`);
  });
  return words.join(", ") || "it";
}

function nameOf(entry: unknown) {
  const { name, id } = (entry ?? {}) as { name?: unknown; id?: unknown };
  const words = typeof name === "object" && name !== null && "many" in name ? name.many : name || id;
  return typeof words === "string" && words.trim() ? words.slice(0, 40) : undefined;
}

function wordsOf({ message, code }: z.core.$ZodIssue) {
  if (/^(has|may|is) /.test(message)) return message;
  if (code === "invalid_union") return "is unsupported";
  if (code === "invalid_value") return "has an unsupported value";
  return "is not what it has to be";
}

/**
 * Finds a view or table whose parts are missing. Links, formulas and rules that name something missing are allowed:
 * their cells show the error, and a restored field makes them whole again.
 */
function brokenReference({ tables, views, pages, index }: AppDocument) {
  const byId = new Map(tables.map((table) => [table.id, table]));
  for (const { name, nameField, fields } of tables)
    if (!fields.some(({ id }) => id === nameField))
      return `table ${name.many} has no field “${nameField}” for its names`;
  for (const { name, table } of views)
    if (!byId.has(table)) return `view ${name} shows the table “${table}”, which does not exist`;
  if (index && !views.some(({ id }) => id === index.view))
    return `its index shows the view “${index.view}”, which does not exist`;
  for (const page of pages)
    if (!views.some(({ id }) => id === page)) return `a page shows the view “${page}”, which does not exist`;
}

export const findTable = ({ tables }: AppDocument, id: string) => tables.find((table) => table.id === id);
export const findField = (table: AppTable | undefined, id: string) =>
  table?.fields.find((field) => field.id === id);
