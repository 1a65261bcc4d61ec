import * as z from "zod/mini";
import { ASSET_REFERENCE } from "#src/contract/asset-reference.ts";
import { onceEach } from "#src/contract/once-each.ts";
import { isKeptLink } from "./links.ts";

// zod looks for `eval` to compile its parsers, which a content security policy reports as a violation.
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

/** A schema together with what a form needs to offer it: the studio's inspector is drawn from these. */
export interface Field<S extends z.ZodMiniType = z.ZodMiniType> {
  kind: FieldKind;
  label: string;
  schema: S;
  /** Longest text in characters, or most entries of a list. */
  maximum?: number;
  /** Beside its control: how an address is to be written. */
  hint?: string;
  /** Of a checked line: why what is typed is refused, in words to be shown. */
  problemOf?: (text: string) => string | undefined;
  /** Whether words of it may be bold, italic or a link (see `readMarks`). */
  hasMarks?: boolean;
  /** Whether paragraphs of it may be subheadings (see `partsOfText`). */
  hasSubheadings?: boolean;
  options?: readonly { value: string; label: string }[];
  /** The fields of each entry of a list, and what one entry is called. */
  fields?: Fields;
  entry?: string;
  /** The values that a new entry begins with. */
  begin?: Record<string, unknown>;
}

export type Fields = Record<string, Field>;
export type Values<F extends Fields> = { [K in keyof F]: z.output<F[K]["schema"]> };

/** Text without control characters and broken surrogates, which no file or page can carry. */
export const stringSchema = onceEach((maximum: number) =>
  z.string("has to be text").check(
    z.maxLength(maximum, `may have at most ${maximum} characters`),
    z.overwrite((value) => value.replace(CONTROL_CHARACTERS, "").toWellFormed()),
  ),
);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const CONTROL_CHARACTERS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

/** An identifier of our own: small letters, digits and hyphens. */
export const slugSchema = z
  .string("has to be text")
  .check(z.regex(/^[a-z][a-z0-9-]{0,59}$/, "may have small letters, digits and hyphens, a letter first"));

export const textSchema = onceEach((maximum: number) => z._default(stringSchema(maximum), ""));

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
  z.object({ kind: z.literal("wordmark"), name: textSchema(80), seed: seedSchema, label }),
] as const;

const drawnPictureSchema = z.discriminatedUnion("kind", drawnKinds);
/** A picture that the product draws itself. */
export type DrawnPicture = z.infer<typeof drawnPictureSchema>;

const between = (least: number, most: number) =>
  z
    .number("has to be a number")
    .check(z.gte(least, `may not be less than ${least}`), z.lte(most, `may not be more than ${most}`));

const side = z
  .int("has to be a whole number")
  .check(z.positive("has to be above zero"), z.lte(100_000, "is too large"));

/** How a photograph takes part in the colours of the site. */
export const photoTones = ["none", "duotone", "tint"] as const;

const photoSchema = z.object({
  kind: z.literal("photo"),
  /** The reference of a stored picture (see `assetReference`). */
  asset: z.string("has to be text").check(z.regex(ASSET_REFERENCE, "has to name a stored picture")),
  /** Of the largest stored size, in pixels. */
  width: side,
  height: side,
  /** The part that every crop keeps in view, in per cent from the left and the top. */
  focus: z._default(
    z.object({ x: z._default(between(0, 100), 50), y: z._default(between(0, 100), 50) }, "has to be a point"),
    { x: 50, y: 50 },
  ),
  /** In per cent of the smallest size that fills its place. */
  zoom: z._default(between(100, 300), 100),
  tone: z._default(z.enum(photoTones), "none"),
  /** The drawn picture that stood there before. It is shown where the photograph cannot be read, and in links. */
  art: z._default(z.nullable(drawnPictureSchema), null),
  label,
  /** It says nothing that the text around it does not: then it has no alternative text. */
  decorative: z.optional(z.boolean("has to be yes or no")),
});
/** A picture of the visitor's own. */
export type PhotoPicture = z.infer<typeof photoSchema>;

/** The subject of a picture. The crop and the treatment depend on its place. */
export const pictureSchema = z.discriminatedUnion("kind", [...drawnKinds, photoSchema]);
export type Picture = z.infer<typeof pictureSchema>;

/** Longest text of a link. */
export const LINK_LABEL = 60;

const linkValue = z._default(
  z.object({ label: textSchema(LINK_LABEL), to: z._default(linkSchema, "") }, "has to be a link"),
  { label: "", to: "" },
);
export type LinkValue = z.infer<typeof linkValue>;

/**
 * A field whose schema is made when something is first read with it: the hundreds of all blocks together take a phone
 * longer than a page may without an answer, and a site has few kinds of them.
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

/** Longest paragraph. */
export const PARAGRAPH = 1_200;

export const paragraphs = (label: string, maximum = 12, more: Pick<Field, "hasSubheadings"> = {}) =>
  field({ kind: "paragraphs", label, maximum, hasMarks: true, ...more }, () =>
    list(stringSchema(PARAGRAPH), maximum),
  );

/** Longest entry of a list of words. */
export const LISTED_WORDS = 160;

/** Whether a title and some paragraph say anything: then an entry may have a page of its own. */
export const isTold = (title: string, texts: readonly string[] = []) =>
  title.trim() !== "" && texts.some((text) => text.trim());

export const words = (label: string, maximum = 12) =>
  field({ kind: "words", label, maximum }, () => list(stringSchema(LISTED_WORDS), maximum));

export const link = (label: string) => field({ kind: "link", label }, () => linkValue);

export const picture = (label: string) =>
  field({ kind: "picture", label }, () => z._default(z.nullable(pictureSchema), null));

export const flag = (label: string) =>
  field({ kind: "flag", label }, () => z._default(z.boolean("has to be yes or no"), false));

/** The first option stands where none was chosen. */
export function choice<const V extends string>(label: string, options: Record<V, string>) {
  const values = Object.keys(options) as [V, ...V[]];
  return field(
    { kind: "choice", label, options: values.map((value) => ({ value, label: options[value] })) },
    () => z._default(z.enum(values), values[0] as never),
  );
}

/** A choice that documents of earlier releases lack, and that stays out of a document until it is made. */
export function optionalChoice<V extends string>(label: string, options: Record<V, string>) {
  const values = Object.keys(options) as [V, ...V[]];
  return field(
    { kind: "choice", label, options: values.map((value) => ({ value, label: options[value] })) },
    () => z.optional(z.enum(values)),
  );
}

/** Longest address, in characters. */
const ADDRESS = 2_000;

/** An address, a date or the like that is checked as it is typed. One that is refused does not stay in a document. */
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

/** A field that documents of earlier releases lack, and that stays out of a document until it is filled in. */
export function optional<const F extends Field<z.ZodMiniDefault>>(
  of: F,
): Omit<F, "schema"> & { schema: z.ZodMiniOptional<F["schema"]["_zod"]["def"]["innerType"]> } {
  let schema: z.ZodMiniOptional | undefined;
  // The schema is made when it is needed, as that of every field.
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
  // The shape has the names and schemas of the fields, which `fromEntries` cannot say.
  return z.object(shape as { [K in keyof F]: F[K]["schema"] }, "has to be a group of fields");
}
