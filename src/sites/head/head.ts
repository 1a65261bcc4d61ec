import * as z from "zod/mini";
import { pathSchema, slugSchema, stringSchema } from "../fields.ts";
import { readOrigin } from "../links.ts";

/** The largest number of former addresses of a page. */
export const MOST_FORMER_PATHS = 10;

const degrees = (limit: number) =>
  z
    .number("has to be a number")
    .check(z.gte(-limit, `may not be less than ${-limit}`), z.lte(limit, `may not be more than ${limit}`));

/** Former addresses of entries that a site keeps. */
export const MOST_FORMER_ENTRIES = 60;

/** An address that the page of an article or of a person had. */
const formerEntrySchema = z.object({
  from: pathSchema,
  /** The address that the page has now; of an entry that is gone, the last one. */
  to: pathSchema,
  /** The page with the list of the entry. */
  page: slugSchema,
});
export type FormerEntry = z.infer<typeof formerEntrySchema>;

/** Articles whose ids in the feed differ from their addresses. */
export const MOST_ARTICLE_IDS = 200;

const articleIdSchema = z.object({
  /** The address that the page has now. */
  path: slugSchema,
  /** The address that it had first, by which readers of the feed know it. */
  id: slugSchema,
});
export type ArticleId = z.infer<typeof articleIdSchema>;

/** Settings of a site for search engines and shared links. All are optional. */
export const siteHeadSchema = z.object({
  /** The address of the site, such as `https://example.com`, without a trailing slash; "" for an invalid address. */
  origin: z.optional(
    z.string("has to be text").check(z.overwrite((address: string) => readOrigin(address) ?? "")),
  ),
  /** Search engines are asked not to list the site. */
  isUnlisted: z.optional(z.boolean("has to be yes or no")),
  /** Crawlers of language models are asked to keep out. */
  refusesAi: z.optional(z.boolean("has to be yes or no")),
  /**
   * A type of schema.org from `business-types.json`, instead of the industry's default. The table is not loaded to
   * read a site.
   */
  businessType: z.optional(
    z.string("has to be text").check(z.regex(/^[A-Za-z0-9]{2,40}$/, "has to be a kind of business")),
  ),
  /** The position of the business, in degrees. */
  geo: z.optional(z.object({ latitude: degrees(90), longitude: degrees(180) }, "has to be a place")),
  /** They lead to the page that the entry has now, or to its list. */
  formerEntries: z.optional(
    z
      .array(formerEntrySchema, "has to be a list")
      .check(z.maxLength(MOST_FORMER_ENTRIES, `may have at most ${MOST_FORMER_ENTRIES} entries`)),
  ),
  articleIds: z.optional(
    z
      .array(articleIdSchema, "has to be a list")
      .check(z.maxLength(MOST_ARTICLE_IDS, `may have at most ${MOST_ARTICLE_IDS} entries`)),
  ),
});
export type SiteHead = z.infer<typeof siteHeadSchema>;

export const pageHeadSchema = z.object({
  isUnlisted: z.optional(z.boolean("has to be yes or no")),
  /** Replaces the page's title on the picture of a shared link. */
  socialTitle: z.optional(stringSchema(120)),
  /** Previous addresses of the page, which redirect to it. */
  formerPaths: z.optional(
    z
      .array(pathSchema, "has to be a list")
      .check(z.maxLength(MOST_FORMER_PATHS, `may have at most ${MOST_FORMER_PATHS} entries`)),
  ),
});
export type PageHead = z.infer<typeof pageHeadSchema>;
