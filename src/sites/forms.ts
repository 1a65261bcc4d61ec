import { type BlockKind, blocks } from "./blocks/blocks.ts";
import type { Variant } from "./blocks/define-block.ts";
import type { Block, SiteDocument } from "./document.ts";
import type { Question } from "./questions.ts";

/** A form that visitors of a site can fill in: its name, its block, and the page it stands on. */
export interface SiteForm {
  /** `page/block` */
  id: string;
  name: string;
  /** The name that it has unless its owner gives it another. */
  ownName: string;
  block: string;
  page: string;
  questions: Question[];
}

interface FormPart {
  name: (data: unknown) => string;
  questions: (data: unknown) => Question[];
}

/** The forms of all pages in their order. No two have one name, by which services tell their answers apart. */
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
    // The table pairs each kind with its own data, which a lookup by kind cannot say.
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
