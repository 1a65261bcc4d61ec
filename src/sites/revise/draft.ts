import { type BlockKind, blocks } from "../blocks/blocks.ts";
import { type Block, MAX_BLOCKS, type Page, type SiteDocument } from "../document.ts";
import type { LinkValue, Picture } from "../fields.ts";
import type { Part } from "./parts.ts";

export interface Change {
  what: string;
  before?: string;
  after?: string;
}

/** The data of any block. Its fields say which of it a kind has. */
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

/** A site while it is being changed, with what was changed and what could not be. */
export class Draft {
  site: SiteDocument;
  changes: Change[] = [];
  notes: string[] = [];
  /** The parts that were spoken of last: what "it" is. */
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

  /** The page that the words are about, where they name none. */
  get page(): Page {
    const page = this.site.pages.find(({ id }) => id === this.#shown) ?? this.site.pages[0];
    if (!page) throw new Error("A site has a page.");
    return page;
  }

  /** The first block of these kinds: on this page or, where it has none, on any. */
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

  /** Whether it may be changed; if not, that is said. */
  isOpen(block: Block, name = nameOf(block.kind)) {
    if (block.isLocked) this.note(`${name} is locked.`);
    return !block.isLocked;
  }

  /** Every block that may be changed. */
  get open(): Block[] {
    return this.site.pages.flatMap(({ blocks }) => blocks).filter(({ isLocked }) => !isLocked);
  }
}

/** The name of a kind, as the inspector shows it. */
export const nameOf = (kind: BlockKind): string => `“${blocks[kind].label}”`;

export type NewKind = Exclude<BlockKind, "navigation" | "hero" | "footer">;

/** Whether a page may be given one more of it. */
export const isNewKind = (kind: BlockKind): kind is NewKind =>
  kind !== "navigation" && kind !== "hero" && kind !== "footer";

/** The kinds differ in what they hold, and the fields are looked at before any is used. */
export const dataOf = (block: Block) => block.data as unknown as LooseData;

export function fieldOf(block: Block, name: string) {
  const fields: Record<string, { kind: string; label: string; maximum?: number }> = blocks[block.kind].fields;
  return fields[name];
}

export function isLink(value: unknown): value is LinkValue {
  return typeof value === "object" && value !== null && "to" in value && "label" in value;
}

/** Every text of a value made anew, but for addresses and what a program reads. */
export function mapTexts<T>(value: T, make: (text: string) => string, key = ""): T {
  // The shape stays as it is, which the mapping over it cannot say.
  if (typeof value === "string") return (UNREAD.has(key) ? value : make(value)) as T;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, make, key)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, mapTexts(one, make, name)]),
  ) as T;
}

const UNREAD = new Set(["to", "captions", "scene", "kind", "look", "side", "date", "last", "until", "path"]);

/** Whether a page has as many blocks as there may be; if so, that is said. */
export function isFull(draft: Draft, page: Page) {
  if (page.blocks.length < MAX_BLOCKS) return false;
  draft.note(`This page has ${MAX_BLOCKS} blocks, which is as many as there may be.`);
  return true;
}

/** A name as it is compared: without case, articles and marks. */
export const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/\b(?:the|our|my|a)\b/g, "")
    .trim();
