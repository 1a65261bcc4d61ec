import { isDate } from "../dates.ts";
import type { SiteDocument } from "../document.ts";
import { freeName } from "../edit/free-id.ts";
import { entriesOf } from "../entries.ts";
import type { Entry } from "../entry.ts";
import { type ArticleId, type FormerEntry, MOST_ARTICLE_IDS, MOST_FORMER_ENTRIES } from "./head.ts";

/**
 * Remembers the addresses that pages of entries lose in a step, and the ids of articles in the feed, which are their
 * first addresses. Returns the site with both. Entries have no ids of their own:
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
  if (was.length === 0 && known.length === 0) return stored(after, [], []);
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
  const ids = articleIds(before.head?.articleIds ?? [], [...now.values()], are);
  return stored(after, kept.slice(0, MOST_FORMER_ENTRIES), ids.slice(0, MOST_ARTICLE_IDS));
}

/** Returns the ids that differ from the addresses of their articles. No two articles have the same. */
function articleIds(
  known: readonly ArticleId[],
  steps: readonly { entry: Entry; heir: Entry | undefined }[],
  are: readonly Entry[],
): ArticleId[] {
  const before = new Map(known.map(({ path, id }) => [path, id]));
  const ids = new Map<string, string>();
  for (const { entry, heir } of steps) {
    if (!heir || ids.has(heir.path)) continue;
    // An article without a date was not in the feed yet.
    const first = isDate(entry.date) ? entry.path : heir.path;
    ids.set(heir.path, before.get(entry.path) ?? first);
  }
  const taken = new Set(ids.values());
  return are.flatMap(({ kind, path }) => {
    if (kind !== "article") return [];
    const id = ids.get(path) ?? freeName(path, taken);
    taken.add(id);
    return id === path ? [] : [{ path, id }];
  });
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

function stored(document: SiteDocument, formerEntries: FormerEntry[], articleIds: ArticleId[]): SiteDocument {
  const { head: known = {}, ...rest } = document;
  const { formerEntries: _, articleIds: __, ...others } = known;
  const isSame = (one: object[] = [], other: object[] = []) => JSON.stringify(one) === JSON.stringify(other);
  if (isSame(known.formerEntries, formerEntries) && isSame(known.articleIds, articleIds)) return document;
  const head = {
    ...others,
    ...(formerEntries.length > 0 && { formerEntries }),
    ...(articleIds.length > 0 && { articleIds }),
  };
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
