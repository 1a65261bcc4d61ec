import type { BlockKind } from "../blocks/blocks.ts";
import { type Block, MAX_PAGES, type Page } from "../document.ts";
import { cut, type Draft, dataOf, freeId, isNewKind, plainName } from "./draft.ts";
import { newBlock, newHeading, originOf } from "./new-block.ts";
import type { Said } from "./said.ts";

export async function addPage(draft: Draft, name: string, { parts }: Said) {
  const { pages } = draft.site;
  const label = cut(capital(name.trim()), 40);
  if (!label) return draft.note("Say what the page is to be called.");
  if (pages.length >= MAX_PAGES) return draft.note(`A site has at most ${MAX_PAGES} pages.`);
  const there = pages.find(
    (page) => plainName(page.label) === plainName(name) || plainName(page.title) === plainName(name),
  );
  if (there) return draft.note(`There is a page “${there.label || there.title}” already.`);
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
  const kind = parts.flatMap(({ kinds }) => kinds).find(isNewKind);
  const page: Page = {
    id: freePageId(pages, kind ?? name),
    path: "",
    title: cut(capital(name.trim()), 120),
    label,
    description: cut(`${capital(name.trim())}: ${draft.site.meta.business.name}.`, 300),
    blocks: [],
  };
  page.path = page.id;
  pages.push(page);
  const own = [newBlock(draft.site, await originOf(draft.site), kind ?? "about")];
  for (const block of own) {
    // The page's own head has said what it is.
    if (kind && "title" in block.data) dataOf(block).title = "";
    if (kind && "kicker" in block.data) dataOf(block).kicker = "";
  }
  for (const block of [...copyOf("navigation"), newHeading(draft.site, label), ...own, ...copyOf("footer")])
    page.blocks.push({ ...block, id: freeId(page, block.kind) } as Block);
  draft.change("Page added", "", label);
}

function freePageId(pages: readonly Page[], name: string) {
  const slug = name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "")
    .slice(0, 40)
    .replace(/-+$/, "");
  const taken = new Set(pages.flatMap(({ id, path }) => [id, path, "index"]));
  const base = slug || "page";
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
