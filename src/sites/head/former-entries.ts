import type { SiteDocument } from "../document.ts";
import { entriesOf } from "../entries.ts";
import type { Entry } from "../entry.ts";
import { type FormerEntry, MOST_FORMER_ENTRIES } from "./head.ts";

/**
 * Remembers the addresses that pages of entries lose in a step, and returns the site with them. Entries have no ids:
 * an unchanged entry is recognised by identity, a changed one by its place in the list or by its text.
 *
 * A step that continues the one before passes the addresses from before both, so that half-typed titles leave none.
 */
export function withFormerEntries(
  before: SiteDocument,
  after: SiteDocument,
  known: readonly FormerEntry[] = after.head?.formerEntries ?? [],
): SiteDocument {
  const was = entriesOf(before);
  if (was.length === 0 && known.length === 0) return stored(after, []);
  const are = entriesOf(after);
  const now = new Map(was.map((entry) => [entry.path, { entry, heir: heirOf(entry, was, are) }]));
  const moved = [...now].flatMap(([from, { entry, heir }]) =>
    heir?.path === from ? [] : [{ from, to: heir?.path ?? from, page: (heir ?? entry).list.id }],
  );
  const followed = known.map((record) => {
    const heir = now.get(record.to)?.heir;
    return heir ? { ...record, to: heir.path, page: heir.list.id } : record;
  });
  const given = new Set([
    ...are.map(({ path }) => path),
    ...after.pages.flatMap(({ path, head }) => [path, ...(head?.formerPaths ?? [])]),
  ]);
  const pages = new Set(after.pages.map(({ id }) => id));
  const kept = [...moved, ...followed].filter(({ from, page }) => {
    if (given.has(from) || !pages.has(page)) return false;
    given.add(from);
    return true;
  });
  return stored(after, kept.slice(0, MOST_FORMER_ENTRIES));
}

/** Finds the entry after the step, if it still has a page. */
function heirOf(entry: Entry, was: readonly Entry[], are: readonly Entry[]): Entry | undefined {
  const own = contentOf(entry);
  const inList = are.filter(({ block }) => block.id === entry.block.id);
  const same =
    inList.find((other) => contentOf(other) === own) ?? are.find((other) => contentOf(other) === own);
  if (same) return same;
  const old = new Set(was.map(contentOf));
  const changed = inList.filter((other) => !old.has(contentOf(other)));
  const isSameLength = changed.some(({ block }) => lengthOf(block) === lengthOf(entry.block));
  const text = JSON.stringify(entry.texts);
  return (
    changed.find(({ path }) => path === entry.path) ??
    (isSameLength ? changed.find(({ index }) => index === entry.index) : undefined) ??
    changed.find(({ texts }) => JSON.stringify(texts) === text)
  );
}

/** Returns the entry's object in its list. Steps keep the identity of objects they do not change. */
const contentOf = ({ block, index }: Entry): object | undefined => listOf(block)[index];
const lengthOf = (block: Entry["block"]) => listOf(block).length;

function listOf({ kind, data }: Entry["block"]): readonly object[] {
  if (kind === "journal") return data.posts;
  return kind === "team" ? data.people : [];
}

function stored(document: SiteDocument, formerEntries: FormerEntry[]): SiteDocument {
  const { head: { formerEntries: known = [], ...head } = {}, ...rest } = document;
  if (JSON.stringify(known) === JSON.stringify(formerEntries)) return document;
  if (formerEntries.length > 0) return { ...rest, head: { ...head, formerEntries } };
  return Object.keys(head).length > 0 ? { ...rest, head } : rest;
}

export interface FormerAddress {
  from: string;
  /** Target path: the page of the entry, or the page of its former list. */
  to: string;
}

/** Returns the redirects from former addresses of entries to their current pages. */
export function formerAddresses(document: SiteDocument): FormerAddress[] {
  const { head, pages } = document;
  if (!head?.formerEntries) return [];
  const live = new Set(entriesOf(document).map(({ path }) => path));
  return head.formerEntries.flatMap(({ from, to, page }) => {
    const list = pages.find(({ id }) => id === page);
    const path = live.has(to) ? to : list?.path;
    return path && !live.has(from) ? [{ from, to: path }] : [];
  });
}
