import type { Block, SiteDocument } from "#src/sites/document.ts";
import { lockedBlocks } from "#src/sites/edit/finished-site.ts";
import { linksIn } from "#src/sites/edit/site-links.ts";
import { pageOf } from "#src/sites/links.ts";
import { templateDocument } from "#src/sites/templates.ts";
import { type Recomposition, recompose } from "../recompose.ts";

export const FLORIST =
  "A calm florist in Leeds called Petal, with a gallery, online booking and a map. Call 0113 496 0100 or write to hello@petal.example.";

export async function recomposed(before: SiteDocument, brief: string, options = {}): Promise<Recomposition> {
  const made = await recompose(before, brief, options);
  if ("refusal" in made) throw new Error(made.refusal);
  return made;
}

export async function site(id: string) {
  const document = await templateDocument(id);
  if (!document) throw new Error(`There is no template ${id}.`);
  return document;
}

export function withBlocks(document: SiteDocument, page: string, change: (blocks: Block[]) => Block[]) {
  const pages = document.pages.map((one) => (one.id === page ? { ...one, blocks: change(one.blocks) } : one));
  return { ...document, pages };
}

export const withLocked = (document: SiteDocument, page: string, kinds: string[]) =>
  withBlocks(document, page, (blocks) =>
    blocks.map((block) => (kinds.includes(block.kind) ? { ...block, isLocked: true } : block)),
  );

export const lettersOf = (document: SiteDocument) =>
  lockedBlocks(document)
    .map(({ page, block }) => `${page} ${JSON.stringify(block)}`)
    .sort();

/** Links of blocks that lead nowhere and led somewhere before, or are new. */
export function deadLinks({ pages }: SiteDocument, before: SiteDocument) {
  return pages.flatMap((page) =>
    page.blocks.flatMap(({ data, isLocked }) =>
      linksIn(data).filter((to) => {
        const target = pageOf(to);
        if (target) {
          const wasThere = before.pages.some(({ id }) => id === target.page);
          return (wasThere || !isLocked) && !pages.some(({ id }) => id === target.page);
        }
        return !isLocked && !page.blocks.some(({ id }) => `#${id}` === to);
      }),
    ),
  );
}
