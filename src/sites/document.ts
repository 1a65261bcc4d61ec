import * as z from "zod/mini";
import { type BlockKind, type Blocks, blocks } from "./blocks/blocks.ts";
import { pathSchema, slugSchema, textSchema } from "./fields.ts";
import { withoutShownSamples } from "./first-brief-samples.ts";
import { withPageTitle } from "./first-release-title.ts";
import { pageHeadSchema, siteHeadSchema } from "./head/head.ts";
import { type ListSource, listSourceSchema } from "./list-source.ts";
import { metaSchema } from "./meta.ts";
import { tones } from "./themes/compose.ts";
import { themeSchema } from "./themes/theme.ts";

export const VERSION = 2;
export const MAX_PAGES = 12;
export const MAX_BLOCKS = 40;

/** A block of one kind; only variants and data depend on the kind. */
type BlockOf<K extends BlockKind> = {
  id: string;
  kind: K;
  variant: keyof Blocks[K]["variants"] & string;
  tone: (typeof tones)[number];
  /** Locked blocks stay unchanged when the site is generated again. */
  isLocked?: boolean | undefined;
  isHidden?: boolean | undefined;
  /** A hidden block that the owner has not asked to show yet: the brief left it open. */
  isSuggestion?: boolean | undefined;
  /** The records of an app that the block's list shows. */
  from?: ListSource | undefined;
  data: z.infer<Blocks[K]["schema"]>;
};
export type Block = { [K in BlockKind]: BlockOf<K> }[BlockKind];

function schemaOf(kind: BlockKind) {
  const { schema, variants } = blocks[kind];
  return z.object({
    id: slugSchema,
    kind: z.literal(kind),
    variant: z.enum(Object.keys(variants) as [string, ...string[]], "has to be a variant of its kind"),
    tone: z._default(z.enum(tones), "plain"),
    isLocked: z.optional(z.boolean()),
    isHidden: z.optional(z.boolean()),
    isSuggestion: z.optional(z.boolean()),
    // A list without a source is the owner's own, so a damaged one is no reason to refuse the site.
    from: z.catch(z.optional(listSourceSchema), undefined),
    data: schema as z.ZodMiniObject,
  });
}

const schemas = new Map<string, z.ZodMiniObject>();

/** Validates by the kind that the block names. The schema of a kind is created when its first block is read. */
export const blockSchema = z.transform((block: unknown, { issues }) => {
  if (typeof block !== "object" || block === null) {
    issues.push({ code: "invalid_type", expected: "object", input: block });
    return z.NEVER;
  }
  const { kind } = block as { kind?: unknown };
  if (typeof kind !== "string" || !Object.hasOwn(blocks, kind)) {
    issues.push({ code: "invalid_union", errors: [], input: block, path: ["kind"] });
    return z.NEVER;
  }
  const schema = schemas.get(kind) ?? schemaOf(kind as BlockKind);
  schemas.set(kind, schema);
  const { data, error } = schema.safeParse(block);
  for (const issue of error?.issues ?? []) issues.push({ ...issue, input: block } as z.core.$ZodRawIssue);
  return data;
}) as unknown as z.ZodMiniType<Block>; // the table of blocks determines the types, which `BlockOf` lists

/** The longest name of a page in the navigation, in characters. */
export const LABEL_LENGTH = 40;

const pageSchema = z.object({
  id: slugSchema,
  /** `index` for the first page of a site; other pages are named after their path. */
  path: pathSchema,
  /** Empty on a first page that has the default title (see `pageTitle`). */
  title: textSchema(120),
  /** The name in the navigation; pages without one are not listed. */
  label: textSchema(LABEL_LENGTH),
  description: textSchema(300),
  head: z.optional(pageHeadSchema),
  blocks: z
    .array(blockSchema, "has to be a list")
    .check(
      z.maxLength(MAX_BLOCKS, `may have at most ${MAX_BLOCKS} blocks`),
      z.refine(areDifferent, "has two blocks of one id"),
    ),
});
export type Page = z.infer<typeof pageSchema>;

export const documentSchema = z.object({
  version: z.literal(VERSION),
  meta: metaSchema,
  theme: themeSchema,
  head: z.optional(siteHeadSchema),
  pages: z.array(pageSchema, "has to be a list").check(
    z.minLength(1, "has no page"),
    z.maxLength(MAX_PAGES, `may have at most ${MAX_PAGES} pages`),
    z.refine(areDifferent, "has two pages of one id"),
    z.refine(
      (pages) => new Set(pages.map(({ path }) => path)).size === pages.length,
      "has two pages of one path",
    ),
    z.refine(
      ([first]) => first === undefined || first.path === "index",
      "has to begin with the page whose path is index",
    ),
  ),
});
export type SiteDocument = z.infer<typeof documentSchema>;

/** The migration from each older version to the next. */
export type Upgrades = Record<number, (document: Record<string, unknown>) => Record<string, unknown>>;
const upgrades: Upgrades = { 1: withoutShownSamples };

export class DocumentError extends Error {
  override name = "DocumentError";
}

/** Returns the document, migrated to this version. Throws an error that describes the problem. */
export function parseDocument(value: unknown, steps: Upgrades = upgrades): SiteDocument {
  const result = documentSchema.safeParse(upgrade(value, steps));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new DocumentError(
    `This site cannot be read: ${issue ? `${placeOf(issue.path, value)} ${wordsOf(issue)}` : "it is no site"}.`,
  );
}

function upgrade(value: unknown, steps: Upgrades) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new DocumentError("This site cannot be read: it is not a site's document.");
  }
  let document = value as Record<string, unknown>;
  const { version } = document;
  if (typeof version !== "number" || !Number.isInteger(version)) {
    throw new DocumentError("This site cannot be read: it does not say of which version it is.");
  }
  if (version > VERSION) {
    throw new DocumentError("This site cannot be read: it was made with a newer version of this program.");
  }
  for (let from = version; from < VERSION; from++) {
    const step = Object.hasOwn(steps, from) ? steps[from] : undefined;
    if (!step) throw new DocumentError(`This site cannot be read: version ${from} is too old.`);
    document = { ...step(document), version: from + 1 };
  }
  return withPageTitle(document);
}

/** Describes a path: "page 2, block 3 (hero), title" */
function placeOf(path: PropertyKey[], value: unknown) {
  let here = value;
  const words: string[] = [];
  path.forEach((key, depth) => {
    here =
      typeof here === "object" && here !== null ? (here as Record<PropertyKey, unknown>)[key] : undefined;
    const parent = path[depth - 1];
    if (typeof key !== "number") {
      if (typeof path[depth + 1] !== "number" && key !== "data") words.push(String(key));
      return;
    }
    const name = { pages: "page", blocks: "block" }[String(parent)] ?? `${String(parent)}, entry`;
    const kind = (here as { kind?: unknown } | undefined)?.kind;
    words.push(
      `${name} ${key + 1}${parent === "blocks" && typeof kind === "string" ? ` (${kind.slice(0, 30)})` : ""}`,
    );
  });
  return words.join(", ") || "it";
}

function wordsOf({ message, code }: z.core.$ZodIssue) {
  if (/^(has|may|is) /.test(message)) return message;
  if (code === "invalid_union") return "is unsupported";
  if (code === "invalid_value") return "has an unsupported value";
  return "is not what it has to be";
}

function areDifferent(entries: { id: string }[]) {
  return new Set(entries.map(({ id }) => id)).size === entries.length;
}
