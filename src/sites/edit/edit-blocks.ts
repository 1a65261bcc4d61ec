import { type BlockKind, blocks } from "../blocks/blocks.ts";
import { type Block, MAX_BLOCKS, type Page, type SiteDocument } from "../document.ts";
import type { Field, Fields } from "../fields.ts";
import { freeId } from "./free-id.ts";
import { withSharedParts } from "./shared-parts.ts";

// Each of these functions returns the same document if the change is impossible.

/** The position of a block. */
export interface BlockPlace {
  page: string;
  block: string;
}

/** The path of a value in a block's data: field names and list indexes. */
export type FieldPath = readonly (string | number)[];

export const pageById = (document: SiteDocument, id: string) => document.pages.find((page) => page.id === id);

export const blockAt = (document: SiteDocument, { page, block }: BlockPlace) =>
  pageById(document, page)?.blocks.find(({ id }) => id === block);

export function changePage(document: SiteDocument, id: string, change: (page: Page) => Page): SiteDocument {
  let hasChanged = false;
  const pages = document.pages.map((page) => {
    if (page.id !== id) return page;
    const changed = change(page);
    hasChanged ||= changed !== page;
    return changed;
  });
  return hasChanged ? { ...document, pages } : document;
}

export function changeBlock(document: SiteDocument, place: BlockPlace, change: (block: Block) => Block) {
  return changePage(document, place.page, (page) => {
    let hasChanged = false;
    const blocks = page.blocks.map((block) => {
      if (block.id !== place.block) return block;
      const changed = change(block);
      hasChanged ||= changed !== block;
      return changed;
    });
    return hasChanged ? { ...page, blocks } : page;
  });
}

/** The fields of a kind of block by name, with the kind erased from the type. */
export const fieldsOf = (kind: BlockKind): Fields => blocks[kind].fields;

export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    data,
  );
}

function withValue(value: unknown, [key, ...rest]: FieldPath, next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((entry, index) => (index === key ? withValue(entry, rest, next) : entry));
  }
  const group = value as Record<string, unknown>;
  return { ...group, [key]: withValue(group[key], rest, next) };
}

/** Whether the value exists or its field is optional. */
function isIn(fields: Fields, data: unknown, path: FieldPath): boolean {
  if (valueAt(data, path) !== undefined) return true;
  const [first, ...names] = path.filter((key) => typeof key === "string");
  const field = names.reduce<Field | undefined>((one, name) => one?.fields?.[name], fields[first ?? ""]);
  return (
    field !== undefined && typeof path.at(-1) === "string" && valueAt(data, path.slice(0, -1)) !== undefined
  );
}

/** Writes a value into a block, normalized by the schema of its field. */
export function writeField(
  document: SiteDocument,
  place: BlockPlace,
  path: FieldPath,
  value: unknown,
): SiteDocument {
  const changed = changeBlock(document, place, (block) => {
    const [name] = path;
    const fields = fieldsOf(block.kind);
    const isThere = typeof name === "string" && Object.hasOwn(fields, name) && isIn(fields, block.data, path);
    if (block.isLocked || !isThere || valueAt(block.data, path) === value) return block;
    const data = withValue(block.data, path, value) as Record<string, unknown>;
    const checked = fields[name]?.schema.safeParse(data[name]);
    if (!checked?.success) return block;
    return { ...block, data: { ...data, [name]: checked.data } } as Block;
  });
  return withSharedParts(document, changed);
}

export type BlockLook = Partial<Pick<Block, "variant" | "tone" | "isHidden">>;

/** Changes the look of a block; a locked block stays unchanged. */
export function setLook(document: SiteDocument, place: BlockPlace, look: BlockLook): SiteDocument {
  const changed = changeBlock(document, place, (block) => {
    const isSame = Object.entries(look).every(([name, value]) => block[name as keyof BlockLook] === value);
    const isKnown = look.variant === undefined || Object.hasOwn(blocks[block.kind].variants, look.variant);
    if (block.isLocked || isSame || !isKnown) return block;
    const changed = { ...block, ...look } as Block;
    // What the owner shows is the owner's.
    if (look.isHidden === false) delete changed.isSuggestion;
    return changed;
  });
  return withSharedParts(document, changed);
}

export function setLocked(document: SiteDocument, place: BlockPlace, isLocked: boolean): SiteDocument {
  return changeBlock(document, place, (block) =>
    Boolean(block.isLocked) === isLocked ? block : { ...block, isLocked },
  );
}

/** Navigation and banner come first, the footer last; other blocks may be in any order. */
function rankOf({ kind }: Block) {
  if (kind === "navigation" || kind === "banner") return 0;
  return kind === "footer" ? 2 : 1;
}

/** Returns the allowed index nearest to `index` for a block among these. */
function allowedIndex(others: readonly Block[], block: Block, index: number) {
  const rank = rankOf(block);
  const first = others.filter((other) => rankOf(other) < rank).length;
  const last = others.length - others.filter((other) => rankOf(other) > rank).length;
  return Math.max(first, Math.min(last, index));
}

/** Returns the new position of a block, counted without the block itself. */
export function indexFor(page: Page, block: Block, index: number) {
  return allowedIndex(
    page.blocks.filter(({ id }) => id !== block.id),
    block,
    index,
  );
}

/** Inserts a block at the allowed position nearest to the requested one. */
export function addBlock(document: SiteDocument, pageId: string, block: Block, index: number): SiteDocument {
  return changePage(document, pageId, (page) => {
    if (page.blocks.length >= MAX_BLOCKS) return page;
    const id = freeId(block.kind, page.blocks);
    const { isLocked: _, ...free } = block;
    const added = { ...free, id } as Block;
    return { ...page, blocks: page.blocks.toSpliced(allowedIndex(page.blocks, added, index), 0, added) };
  });
}

export function removeBlock(document: SiteDocument, place: BlockPlace): SiteDocument {
  return changePage(document, place.page, (page) => {
    const block = page.blocks.find(({ id }) => id === place.block);
    if (!block || block.isLocked) return page;
    return { ...page, blocks: page.blocks.filter((other) => other !== block) };
  });
}

/** Inserts an unlocked copy after the block. */
export function duplicateBlock(document: SiteDocument, place: BlockPlace): SiteDocument {
  const page = pageById(document, place.page);
  const index = page?.blocks.findIndex(({ id }) => id === place.block) ?? -1;
  const block = page?.blocks[index];
  return block ? addBlock(document, place.page, block, index + 1) : document;
}

export function moveBlock(document: SiteDocument, place: BlockPlace, to: number): SiteDocument {
  return changePage(document, place.page, (page) => {
    const from = page.blocks.findIndex(({ id }) => id === place.block);
    const block = page.blocks[from];
    if (!block || block.isLocked) return page;
    const others = page.blocks.toSpliced(from, 1);
    const index = allowedIndex(others, block, to);
    return index === from ? page : { ...page, blocks: others.toSpliced(index, 0, block) };
  });
}
