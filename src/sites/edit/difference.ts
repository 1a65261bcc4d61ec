import { type Block, type Page, parseDocument, type SiteDocument } from "../document.ts";

/** The differences between two documents; unchanged blocks are listed by their ids. */
export interface Difference {
  meta?: SiteDocument["meta"];
  theme?: SiteDocument["theme"];
  pages?: (string | (Omit<Page, "blocks"> & { blocks: (string | Block)[] }))[];
}

/** Documents share unchanged objects, so the result is as small as the change. */
export function differenceOf(before: SiteDocument, after: SiteDocument): Difference {
  return {
    ...(after.meta !== before.meta && { meta: after.meta }),
    ...(after.theme !== before.theme && { theme: after.theme }),
    ...(after.pages !== before.pages && { pages: after.pages.map((page) => pageDifference(before, page)) }),
  };
}

function pageDifference(before: SiteDocument, page: Page) {
  const old = before.pages.find(({ id }) => id === page.id);
  if (old === page) return page.id;
  return {
    ...page,
    blocks: page.blocks.map((block) => (old?.blocks.includes(block) ? block.id : block)),
  };
}

/** Returns the changed document. Throws if the difference does not fit, or if the result is not a valid site. */
export function applyDifference(before: SiteDocument, { meta, theme, pages }: Difference): SiteDocument {
  return parseDocument({
    ...before,
    ...(meta && { meta }),
    ...(theme && { theme }),
    ...(pages && {
      pages: pages.map((page) => {
        const old = before.pages.find(({ id }) => id === (typeof page === "string" ? page : page.id));
        if (typeof page === "string") return old;
        return {
          ...page,
          blocks: page.blocks.map((block) =>
            typeof block === "string" ? old?.blocks.find(({ id }) => id === block) : block,
          ),
        };
      }),
    }),
  });
}
