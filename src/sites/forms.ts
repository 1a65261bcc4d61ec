import { type BlockKind, blocks } from "./blocks/blocks.ts";
import type { Variant } from "./blocks/define-block.ts";
import type { Block, SiteDocument } from "./document.ts";
import type { Question } from "./questions.ts";

/** A form of a site: its name, its block and its page. */
export interface SiteForm {
  /** `page/block` */
  id: string;
  name: string;
  /** The default name. */
  ownName: string;
  block: string;
  page: string;
  questions: Question[];
}

interface FormPart {
  name: (data: unknown) => string;
  questions: (data: unknown) => Question[];
}

/** Returns the forms of all pages in order. Names are unique, since form services sort answers by them. */
export function formsOf({ meta, pages }: Pick<SiteDocument, "meta" | "pages">): SiteForm[] {
  const given = meta.forms?.names ?? {};
  const shown = pages.flatMap((page) =>
    page.blocks
      .filter((block) => !block.isHidden && hasForm(block))
      .map((block) => ({ id: `${page.id}/${block.id}`, page, block })),
  );
  const taken = new Set(shown.flatMap(({ id }) => given[id]?.trim() || []));
  const used = new Set<string>();
  return shown.map(({ id, page, block }) => {
    // The table ties each kind to its data, which the type of a lookup loses.
    const form = blocks[block.kind] as { form?: FormPart };
    const ownName = free(
      form.form?.name(block.data) ?? blocks[block.kind].label,
      new Set([...taken, ...used]),
    );
    const name = free(given[id]?.trim() || ownName, used);
    used.add(name);
    return {
      id,
      name,
      ownName,
      block: blocks[block.kind].label,
      page: page.label || page.title,
      questions: form.form?.questions(block.data) ?? [],
    };
  });
}

function free(wanted: string, taken: ReadonlySet<string>) {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted} ${number}`;
    if (!taken.has(name)) return name;
  }
}

export function hasForm({ kind, variant }: Pick<Block, "variant"> & { kind: BlockKind }) {
  const variants: Record<string, Pick<Variant<never>, "hasForm">> = blocks[kind].variants;
  return variants[variant]?.hasForm === true;
}
