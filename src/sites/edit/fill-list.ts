import type { BlockKind } from "../blocks/blocks.ts";
import type { Block, SiteDocument } from "../document.ts";
import type { Fields } from "../fields.ts";
import type { ListSource } from "../list-source.ts";
import { type BlockPlace, blockAt, changeBlock, fieldsOf, writeField } from "./edit-blocks.ts";

export type Entry = Record<string, unknown>;

/** The blocks whose list can show records, with the path of the list. Parts of a price list hold its lines. */
const lists = {
  services: ["services"],
  pricing: ["plans"],
  events: ["events"],
  team: ["people"],
  shop: ["items"],
  menu: ["sections", 0, "entries"],
} as const satisfies Partial<Record<BlockKind, readonly (string | number)[]>>;

export interface RecordList {
  path: readonly (string | number)[];
  fields: Fields;
  entry: string;
  maximum: number;
}

/** The list of a kind of block that can show records; undefined if it has none. */
export function recordListOf(kind: BlockKind): RecordList | undefined {
  if (!Object.hasOwn(lists, kind)) return;
  const path = lists[kind as keyof typeof lists];
  const [first, , inner] = path;
  const outer = fieldsOf(kind)[first];
  const field = inner === undefined ? outer : outer?.fields?.[inner];
  if (!field?.fields) return;
  return { path, fields: field.fields, entry: field.entry ?? "Entry", maximum: field.maximum ?? 24 };
}

/** Puts entries into a block's list, and remembers where they are from. A locked block stays unchanged. */
export function fillList(
  document: SiteDocument,
  place: BlockPlace,
  entries: readonly Entry[],
  from: ListSource,
): SiteDocument {
  const block = blockAt(document, place);
  const list = block && recordListOf(block.kind);
  if (!list || block.isLocked) return document;
  const filled = writeField(document, place, list.path, entries);
  return changeBlock(filled, place, (block) =>
    JSON.stringify(block.from) === JSON.stringify(from) ? block : { ...block, from },
  );
}

/** Forgets where a list is from. Its entries stay. */
export const unlinkList = (document: SiteDocument, place: BlockPlace): SiteDocument =>
  changeBlock(document, place, (block) => {
    const { from, ...rest } = block;
    return !from || block.isLocked ? block : (rest as Block);
  });
