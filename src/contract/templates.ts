import * as z from "zod/mini";
import { projectTypes } from "./project-kinds.ts";
import { templateColours, templateFeatures, templateStyles, templateUses } from "./template-facets.ts";

const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as [Key, ...Key[]];
const line = (length: number) => z.string().check(z.minLength(1), z.maxLength(length));
const slug = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/));
const colourCode = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** Facts of a template that the marketplace shows without opening it. */
export const templateSchema = z.object({
  id: slug,
  /** The name of the sample business. */
  name: line(80),
  type: z.enum(projectTypes),
  /** Null for an app or game. */
  industry: z.nullable(slug),
  style: z.nullable(z.enum(keysOf(templateStyles))),
  /** The industries that an app suits. */
  suits: z.optional(z.array(slug)),
  /** The part of private life that an app is for. */
  use: z.optional(z.enum(keysOf(templateUses))),
  colour: z.enum(keysOf(templateColours)),
  hasDarkGround: z.boolean(),
  /** The background, dominant and accent colours. */
  swatches: z.array(colourCode).check(z.length(3)),
  features: z.array(z.enum(keysOf(templateFeatures))),
  /** The order of addition: the highest number is the newest. */
  age: z.int().check(z.minimum(0)),
});
export type Template = z.infer<typeof templateSchema>;

/** More words for the search, loaded after the page. */
export const templateWordsSchema = z.object({
  /** By template: its headline, or the description of an app or game. */
  headlines: z.record(slug, line(300)),
  /** By industry: its names and related words. */
  industries: z.record(slug, z.object({ names: z.array(line(80)), hints: z.array(line(80)) })),
});
export type TemplateWords = z.infer<typeof templateWordsSchema>;

/** The part of an app template that lists show, without its tables and records. */
export const appTemplateSchema = z.object({
  id: slug,
  /** The name that the app has at first. */
  name: line(80),
  about: line(160),
  industries: z.array(slug),
  use: z.optional(z.enum(keysOf(templateUses))),
});
export type ListedAppTemplate = z.infer<typeof appTemplateSchema>;

/** The index as the build writes it, in display order and with short keys to save bytes. */
export const templateIndexSchema = z.object({
  templates: z.array(templateSchema),
  /** Changes when a picture of a template does. */
  pictures: z.string(),
});
export type TemplateIndex = z.infer<typeof templateIndexSchema>;
