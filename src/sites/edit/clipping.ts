import * as z from "zod/mini";
import {
  type Block,
  MAX_BLOCKS,
  MAX_PAGES,
  type Page,
  parseDocument,
  type SiteDocument,
} from "../document.ts";
import { readJson } from "../read-json.ts";
import { CLIPPING_FORMAT } from "./clipping-format.ts";
import { addBlock, pageById } from "./edit-blocks.ts";
import { addCopiedPage } from "./edit-pages.ts";

/** In characters, larger than any page can be. */
const LONGEST = 400_000;
const MOST_VALUES = 20_000;

const clippingSchema = z.object({
  format: z.literal(CLIPPING_FORMAT),
  version: z.int(),
  block: z.optional(z.looseObject({ kind: z.string() })),
  page: z.optional(z.looseObject({ title: z.string(), blocks: z.array(z.looseObject({})) })),
});

/** The result of a paste: another document and its new part, or an error. */
export type Pasted =
  | { document: SiteDocument; page: string; block: string | undefined }
  | { refusal: string };

const NO_CLIPPING = "This text is not a copied block or page. Copy one in the studio first.";
const UNREADABLE =
  "This copy cannot be read: it is damaged, or was made with a newer version of this product.";

/**
 * Adds a copied block after the block `after` of the open page, or a copied page after that page. The text is checked
 * like a document from a stranger.
 */
export function paste(
  document: SiteDocument,
  at: { page: string; after: string | null },
  text: string,
): Pasted {
  const read = clippingSchema.safeParse(text.length > LONGEST ? undefined : readJson(text, MOST_VALUES));
  if (!read.success) return { refusal: NO_CLIPPING };
  const { block, page, version } = read.data;
  if (version > document.version) return { refusal: UNREADABLE };
  try {
    if (page) return withPage(document, at.page, page as unknown as Page);
    if (block) return withBlock(document, at, block as unknown as Block);
  } catch (error) {
    if (error instanceof Error && error.name === "DocumentError") return { refusal: UNREADABLE };
    throw error;
  }
  return { refusal: NO_CLIPPING };
}

function withBlock(site: SiteDocument, at: { page: string; after: string | null }, block: Block): Pasted {
  const page = pageById(site, at.page);
  if (!page) return { refusal: NO_CLIPPING };
  if (page.blocks.length >= MAX_BLOCKS)
    return { refusal: `This page is full: a page has at most ${MAX_BLOCKS} blocks.` };
  const index = page.blocks.findIndex(({ id }) => id === at.after);
  // The kind is checked first, because the free id is derived from it.
  const added = parseDocument(addBlock(site, page.id, block, index < 0 ? page.blocks.length : index + 1));
  const before = new Set(page.blocks.map(({ id }) => id));
  const made = pageById(added, page.id)?.blocks.find(({ id }) => !before.has(id));
  return { document: added, page: page.id, block: made?.id };
}

function withPage(site: SiteDocument, after: string, page: Page): Pasted {
  if (site.pages.length >= MAX_PAGES) return { refusal: `A site has at most ${MAX_PAGES} pages.` };
  const added = parseDocument(addCopiedPage(site, page, after));
  const before = new Set(site.pages.map(({ id }) => id));
  const made = added.pages.find(({ id }) => !before.has(id));
  return { document: added, page: made?.id ?? after, block: undefined };
}
