import { type BlockKind, blocks } from "./blocks/blocks.ts";
import type { Variant } from "./blocks/define-block.ts";
import type { Block, SiteDocument } from "./document.ts";

/** A form that visitors of a site can fill in: its block, and the page it stands on. */
export interface SiteForm {
  id: string;
  block: string;
  page: string;
}

export const formsOf = ({ pages }: SiteDocument): SiteForm[] =>
  pages.flatMap((page) =>
    page.blocks
      .filter((block) => !block.isHidden && hasForm(block))
      .map(({ id, kind }) => ({
        id: `${page.id}/${id}`,
        block: blocks[kind].label,
        page: page.label || page.title,
      })),
  );

export function hasForm({ kind, variant }: Pick<Block, "variant"> & { kind: BlockKind }) {
  const variants: Record<string, Pick<Variant<never>, "hasForm">> = blocks[kind].variants;
  return variants[variant]?.hasForm === true;
}
