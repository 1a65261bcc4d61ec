import { type BlockKind, blocks } from "#src/sites/blocks/blocks.ts";
import { type Block, MAX_BLOCKS, type Page, type SiteDocument } from "#src/sites/document.ts";
import type { LinkValue, Picture } from "#src/sites/fields.ts";
import type { Part } from "./parts.ts";

export interface Change {
  what: string;
  before?: string;
  after?: string;
}

/** The data of any block. Each kind has only some of these fields. */
export interface LooseData {
  [field: string]: unknown;
  title?: string;
  text?: string;
  paragraphs?: string[];
  action?: LinkValue | string;
  second?: LinkValue;
  picture?: Picture | null;
}

export interface Place {
  page: Page;
  index: number;
  block: Block;
}

/** A site that is being edited, with a list of changes and of problems. */
export class Draft {
  site: SiteDocument;
  changes: Change[] = [];
  notes: string[] = [];
  /** The parts named last, which "it" refers to. */
  last: Part[] = [];
  readonly #shown: string;

  constructor(site: SiteDocument, shown: string) {
    this.site = structuredClone(site);
    this.#shown = shown;
  }

  change(what: string, before?: string, after?: string) {
    this.changes.push({
      what,
      ...(before !== undefined && { before: before || "nothing" }),
      ...(after !== undefined && { after: after || "nothing" }),
    });
  }

  note(words: string) {
    if (!this.notes.includes(words)) this.notes.push(words);
  }

  /** The page that a request without a page name refers to. */
  get page(): Page {
    const page = this.site.pages.find(({ id }) => id === this.#shown) ?? this.site.pages[0];
    if (!page) throw new Error("A site has a page.");
    return page;
  }

  /** Returns the first block of these kinds: on the given page, else on any page. */
  find(kinds: readonly BlockKind[], page?: Page): Place | undefined {
    for (const one of page
      ? [page]
      : [this.page, ...this.site.pages.filter((other) => other !== this.page)]) {
      for (const kind of kinds) {
        const index = one.blocks.findIndex((block) => block.kind === kind);
        const block = one.blocks[index];
        if (block) return { page: one, index, block };
      }
    }
    return undefined;
  }

  /** Whether a block may be changed. Adds a note if it is locked. */
  isOpen(block: Block, name = nameOf(block.kind)) {
    if (block.isLocked) this.note(`Locked, so not changed: ${name[0]?.toLowerCase()}${name.slice(1)}.`);
    return !block.isLocked;
  }

  /** Returns all blocks that are not locked. */
  get open(): Block[] {
    return this.site.pages.flatMap(({ blocks }) => blocks).filter(({ isLocked }) => !isLocked);
  }
}

/** Returns the name of a kind as the inspector shows it. */
export const nameOf = (kind: BlockKind): string => `“${blocks[kind].label}”`;

export type NewKind = Exclude<BlockKind, "navigation" | "hero" | "footer">;

/** Whether a page may have more than one block of this kind. */
export const isNewKind = (kind: BlockKind): kind is NewKind =>
  kind !== "navigation" && kind !== "hero" && kind !== "footer";

/** The fields differ by kind, so callers check each field before they use it. */
export const dataOf = (block: Block) => block.data as unknown as LooseData;

export function fieldOf(block: Block, name: string) {
  const fields: Record<string, { kind: string; label: string; maximum?: number }> = blocks[block.kind].fields;
  return fields[name];
}

export function isLink(value: unknown): value is LinkValue {
  return typeof value === "object" && value !== null && "to" in value && "label" in value;
}

/** Maps all texts inside a value, except addresses and machine-readable fields. */
export function mapTexts<T>(value: T, make: (text: string) => string, key = ""): T {
  // Mapping preserves the shape, which the compiler cannot infer.
  if (typeof value === "string") return (UNREAD.has(key) ? value : make(value)) as T;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, make, key)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, mapTexts(one, make, name)]),
  ) as T;
}

const UNREAD = new Set([
  ...["to", "captions", "scene", "kind", "look", "side", "date", "last", "until", "path"],
  ...["subjects", "composition", "mood"],
]);

/** Whether a page has reached the block limit. Adds a note if so. */
export function isFull(draft: Draft, page: Page) {
  if (page.blocks.length < MAX_BLOCKS) return false;
  draft.note(`This page is full: a page has at most ${MAX_BLOCKS} blocks.`);
  return true;
}

/** Normalises a name for comparison: without case, articles and punctuation. */
export const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/\b(?:the|our|my|a)\b/g, "")
    .trim();
