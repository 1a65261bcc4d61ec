import * as z from "zod/mini";
import { compositions, plainMoods } from "#src/art/subjects/kinds.ts";
import { memoize } from "#src/contract/memoize.ts";
import { ASSET_REFERENCE } from "#src/lib/asset-reference.ts";
import { isKeptLink, isPath } from "./links.ts";

// zod tries `eval` to compile its parsers, which a content security policy reports as a violation.
z.config({ jitless: true });

export type FieldKind =
  | "line"
  | "text"
  | "paragraphs"
  | "words"
  | "link"
  | "checked"
  | "picture"
  | "choice"
  | "flag"
  | "list";

/** A schema with the properties of its form control, from which the studio's inspector is built. */
export interface Field<S extends z.ZodMiniType = z.ZodMiniType> {
  kind: FieldKind;
  label: string;
  schema: S;
  /** The longest text in characters, or the largest number of list entries. */
  maximum?: number;
  /** Help beside the control, such as the format of an address. */
  hint?: string;
  /** For lines with a check: returns the error message for a refused text. */
  problemOf?: (text: string) => string | undefined;
  /** Whether the text may contain bold, italic or links (see `readMarks`). */
  hasMarks?: boolean;
  /** Whether paragraphs of it may be subheadings (see `partsOfText`). */
  hasSubheadings?: boolean;
  options?: readonly { value: string; label: string }[];
  /** For lists: the fields and the name of an entry. */
  fields?: Fields;
  entry?: string;
  /** The initial values of a new entry. */
  begin?: Record<string, unknown>;
}

export type Fields = Record<string, Field>;
export type Values<F extends Fields> = { [K in keyof F]: z.output<F[K]["schema"]> };

/** Text without control characters and lone surrogates, which files and pages cannot contain. */
export const stringSchema = memoize((maximum: number) =>
  z.string("has to be text").check(
    z.maxLength(maximum, `may have at most ${maximum} characters`),
    z.overwrite((value) => value.replace(CONTROL_CHARACTERS, "").toWellFormed()),
  ),
);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const CONTROL_CHARACTERS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

/** An id of the document: lower-case letters, digits and hyphens. */
export const slugSchema = z
  .string("has to be text")
  .check(z.regex(/^[a-z][a-z0-9-]{0,59}$/, "may have small letters, digits and hyphens, a letter first"));

/** The address of a page, without its ending. */
export const pathSchema = z
  .string("has to be text")
  .check(z.refine(isPath, "may have small letters, digits and hyphens, a letter first"));

export const textSchema = memoize((maximum: number) => z._default(stringSchema(maximum), ""));

export const linkSchema = z
  .string("has to be text")
  .check(
    z.maxLength(2_000, "may have at most 2000 characters"),
    z.refine(isKeptLink, "has to be a page of this site, an anchor, or an https, mailto or tel address"),
  );

export function list<S extends z.ZodMiniType>(entry: S, maximum: number) {
  return z._default(
    z.array(entry, "has to be a list").check(z.maxLength(maximum, `may have at most ${maximum} entries`)),
    [],
  );
}

export const seedSchema = z._default(
  z.int("has to be a whole number").check(z.gte(0, "may not be negative"), z.lte(2 ** 31, "is too large")),
  0,
);

const label = textSchema(300);

/** The most subjects of one picture. */
export const MAX_SUBJECTS = 12;

const drawnKinds = [
  z.object({ kind: z.literal("scene"), scene: slugSchema, seed: seedSchema, label }),
  z.object({
    kind: z.literal("tile"),
    scene: slugSchema,
    index: z._default(z.int().check(z.gte(0), z.lte(99)), 0),
    seed: seedSchema,
    label,
  }),
  z.object({
    kind: z.literal("comparison"),
    scene: slugSchema,
    side: z.enum(["before", "after"]),
    seed: seedSchema,
    label,
  }),
  z.object({
    kind: z.literal("person"),
    name: textSchema(80),
    look: z.enum(["portrait", "monogram"]),
    seed: seedSchema,
    label,
  }),
  z.object({ kind: z.literal("map"), seed: seedSchema, label }),
  z.object({
    kind: z.literal("subject"),
    /** Ids of subjects (src/art/subjects), the main one first. */
    subjects: z._default(
      z.array(slugSchema, "has to be a list").check(z.maxLength(MAX_SUBJECTS, "has too many subjects")),
      [],
    ),
    composition: z._default(z.enum(compositions), "one"),
    seed: seedSchema,
    label,
  }),
  z.object({
    kind: z.literal("plain"),
    seed: seedSchema,
    mood: z._default(z.enum(plainMoods), "plain"),
    label,
  }),
  z.object({ kind: z.literal("wordmark"), name: textSchema(80), seed: seedSchema, label }),
] as const;

const drawnPictureSchema = z.discriminatedUnion("kind", drawnKinds);
/** A picture drawn by the product. */
export type DrawnPicture = z.infer<typeof drawnPictureSchema>;

const between = (least: number, most: number) =>
  z
    .number("has to be a number")
    .check(z.gte(least, `may not be less than ${least}`), z.lte(most, `may not be more than ${most}`));

const side = z
  .int("has to be a whole number")
  .check(z.positive("has to be above zero"), z.lte(100_000, "is too large"));

/** The recolouring of a photograph in the site's colours. */
export const photoTones = ["none", "duotone", "tint"] as const;

const photoSchema = z.object({
  kind: z.literal("photo"),
  /** The reference of a stored picture (see `assetReference`). */
  asset: z.string("has to be text").check(z.regex(ASSET_REFERENCE, "has to name a stored picture")),
  /** The largest stored size, in pixels. */
  width: side,
  height: side,
  /** The point that every crop keeps in view, in per cent from the left and the top. */
  focus: z._default(
    z.object({ x: z._default(between(0, 100), 50), y: z._default(between(0, 100), 50) }, "has to be a point"),
    { x: 50, y: 50 },
  ),
  /** In per cent of the smallest size that fills the frame. */
  zoom: z._default(between(100, 300), 100),
  tone: z._default(z.enum(photoTones), "none"),
  /** The drawn picture that it replaced, shown if the photograph cannot be read, and in share links. */
  art: z._default(z.nullable(drawnPictureSchema), null),
  label,
  /** Decorative pictures have no alternative text. */
  decorative: z.optional(z.boolean("has to be yes or no")),
});
/** A picture uploaded by the visitor. */
export type PhotoPicture = z.infer<typeof photoSchema>;

/** The subject of a picture. The crop and the treatment depend on its place. */
export const pictureSchema = z.discriminatedUnion("kind", [...drawnKinds, photoSchema]);
export type Picture = z.infer<typeof pictureSchema>;

/** The longest text of a link. */
export const LINK_LABEL = 60;

const linkValue = z._default(
  z.object({ label: textSchema(LINK_LABEL), to: z._default(linkSchema, "") }, "has to be a link"),
  { label: "", to: "" },
);
export type LinkValue = z.infer<typeof linkValue>;

/**
 * A field that creates its schema on first use. Creating the hundreds of schemas of all blocks blocks a phone for too
 * long, and a site uses few kinds.
 */
function field<const Description extends Omit<Field, "schema">, S extends z.ZodMiniType>(
  description: Description,
  make: () => S,
) {
  let schema: S | undefined;
  return {
    ...description,
    get schema() {
      schema ??= make();
      return schema;
    },
  } satisfies Field;
}

export const line = (label: string, maximum = 120) =>
  field({ kind: "line", label, maximum }, () => textSchema(maximum));

export const text = (label: string, maximum = 600) =>
  field({ kind: "text", label, maximum }, () => textSchema(maximum));

/** The longest paragraph. */
export const PARAGRAPH = 1_200;

export const paragraphs = (label: string, maximum = 12, more: Pick<Field, "hasSubheadings"> = {}) =>
  field({ kind: "paragraphs", label, maximum, hasMarks: true, ...more }, () =>
    list(stringSchema(PARAGRAPH), maximum),
  );

/** The longest entry of a list of words. */
export const LISTED_WORDS = 160;

/** Whether an entry has a title and a paragraph, so that it may have a page. */
export const isTold = (title: string, texts: readonly string[] = []) =>
  title.trim() !== "" && texts.some((text) => text.trim());

export const words = (label: string, maximum = 12) =>
  field({ kind: "words", label, maximum }, () => list(stringSchema(LISTED_WORDS), maximum));

export const link = (label: string) => field({ kind: "link", label }, () => linkValue);

export const picture = (label: string) =>
  field({ kind: "picture", label }, () => z._default(z.nullable(pictureSchema), null));

export const flag = (label: string) =>
  field({ kind: "flag", label }, () => z._default(z.boolean("has to be yes or no"), false));

/** The first option is the default. */
export function choice<const V extends string>(label: string, options: Record<V, string>) {
  const values = Object.keys(options) as [V, ...V[]];
  return field(
    { kind: "choice", label, options: values.map((value) => ({ value, label: options[value] })) },
    () => z._default(z.enum(values), values[0] as never),
  );
}

/** A choice that documents of earlier releases lack. It is stored once a person makes it. */
export function optionalChoice<V extends string>(label: string, options: Record<V, string>) {
  const values = Object.keys(options) as [V, ...V[]];
  return field(
    { kind: "choice", label, options: values.map((value) => ({ value, label: options[value] })) },
    () => z.optional(z.enum(values)),
  );
}

/** The longest address, in characters. */
const ADDRESS = 2_000;

/** An address, a date or the like, checked as it is typed. Refused values are removed from a document. */
export const checked = (
  label: string,
  check: { hint: string; problemOf: (text: string) => string | undefined },
) =>
  field({ kind: "checked", label, maximum: ADDRESS, ...check }, () =>
    z._default(
      stringSchema(ADDRESS).check(
        z.overwrite((text: string) => (check.problemOf(text) === undefined ? text.trim() : "")),
      ),
      "",
    ),
  );

/** A field that documents of earlier releases lack. It is stored once it is filled in. */
export function optional<const F extends Field<z.ZodMiniDefault>>(
  of: F,
): Omit<F, "schema"> & { schema: z.ZodMiniOptional<F["schema"]["_zod"]["def"]["innerType"]> } {
  let schema: z.ZodMiniOptional | undefined;
  // The schema is created on first use, like that of every field.
  return Object.create(of, {
    schema: {
      get: () => {
        schema ??= z.optional(of.schema._zod.def.innerType as z.ZodMiniType);
        return schema;
      },
    },
  });
}

export function entries<F extends Fields>(
  label: string,
  entry: string,
  fields: F,
  maximum = 24,
  begin?: Record<string, unknown>,
) {
  return field({ kind: "list", label, entry, fields, maximum, ...(begin && { begin }) }, () =>
    list(objectOf(fields), maximum),
  );
}

export function objectOf<F extends Fields>(fields: F) {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema]));
  // `fromEntries` loses the types of the fields' names and schemas.
  return z.object(shape as { [K in keyof F]: F[K]["schema"] }, "has to be a group of fields");
}
