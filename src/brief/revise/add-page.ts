import type { BlockKind } from "#src/sites/blocks/blocks.ts";
import { cut } from "#src/sites/cut.ts";
import { type Block, MAX_PAGES, type Page } from "#src/sites/document.ts";
import { freeId, freeName, freePath } from "#src/sites/edit/free-id.ts";
import { pageName } from "#src/sites/page-title.ts";
import { capital } from "../short-text.ts";
import { type Draft, dataOf, isNewKind, plainName } from "./draft.ts";
import { newBlock, newHeading, originOf } from "./new-block.ts";
import { readSaid, type Said } from "./said.ts";

export async function addPage(draft: Draft, name: string, { parts }: Said) {
  const { pages } = draft.site;
  const label = cut(capital(name.trim()), 40);
  if (!label) return draft.note("Say what to call the page.");
  if (pages.length >= MAX_PAGES) return draft.note(`A site has at most ${MAX_PAGES} pages.`);
  const there = pages.find(
    (page) => plainName(page.label) === plainName(name) || plainName(page.title) === plainName(name),
  );
  if (there) return draft.note(`There is a page “${there.label || pageName(draft.site, there)}” already.`);
  const [home] = pages;
  const base = home && pages[1] ? pages[1] : home;
  const copyOf = (kind: BlockKind): Block[] => {
    const like = base?.blocks.find((block) => block.kind === kind);
    if (!like) return [];
    const { isLocked: _, isHidden: __, ...rest } = structuredClone(like);
    const block = { ...rest, id: kind } as Block;
    return [
      block.kind === "navigation" && block.variant === "overlay" ? { ...block, variant: "bar" } : block,
    ];
  };
  const kind = [...readSaid(name).parts, ...parts].flatMap(({ kinds }) => kinds).find(isNewKind);
  const id = freeName(kind ?? name, new Set(["index", ...pages.flatMap((page) => [page.id, page.path])]));
  const page: Page = {
    id,
    path: freePath(kind ?? name, new Set(["index", ...pages.map((page) => page.path)])),
    title: cut(capital(name.trim()), 120),
    label,
    description: cut(`${capital(name.trim())}: ${draft.site.meta.business.name}.`, 300),
    blocks: [],
  };
  pages.push(page);
  const own = [newBlock(draft.site, await originOf(draft.site), kind ?? "about")];
  for (const block of own) {
    // The page's heading already shows the title.
    if (kind && "title" in block.data) dataOf(block).title = "";
    if (kind && "kicker" in block.data) dataOf(block).kicker = "";
  }
  for (const block of [...copyOf("navigation"), newHeading(draft.site, label), ...own, ...copyOf("footer")])
    page.blocks.push({ ...block, id: freeId(block.kind, page.blocks) } as Block);
  draft.change("Page added", "", label);
}
