import { type Block, MAX_BLOCKS, MAX_PAGES, type Page, type SiteDocument } from "#src/sites/document.ts";
import { finishedSite, lockedBlocks, openingOf } from "#src/sites/edit/finished-site.ts";
import { freeName, freePath } from "#src/sites/edit/free-id.ts";
import { pagesToKeep } from "#src/sites/edit/remove-page.ts";
import { linksIn, mapLinks } from "#src/sites/edit/site-links.ts";
import { pageOf } from "#src/sites/links.ts";

export interface Merged {
  document: SiteDocument;
  /** Pages that stay only because a locked block links to them. */
  led: Page[];
  /** Titles of new pages that exceed the page limit. */
  left: string[];
}

/** A page of the merged site and its sources. */
interface Sheet {
  page: Page;
  /** `ids` maps the ids of new blocks to the ids that links must use instead. */
  blocks: Block[];
  ids: Map<string, string>;
  /** The earlier page that this page continues. */
  old?: Page;
  /** Absent for a page that exists only in the earlier site. */
  fresh?: Page;
  /** Ids of earlier blocks, whose links are already valid. */
  settled?: ReadonlySet<string>;
}

/**
 * Merges the locked blocks of the earlier site into the new one, on their pages and near their places. Pages
 * with a locked block, or that one links to, stay. Returns undefined if the result would not be a valid site.
 */
export function mergeLocked(before: SiteDocument, fresh: SiteDocument): Merged | undefined {
  if (lockedBlocks(before).length === 0) return { document: fresh, led: [], left: [] };
  const { sheets, led, left } = sheetsOf(before, fresh);
  for (const sheet of sheets) mergeBlocks(sheet);
  for (const sheet of sheets) nameTargets(sheet, before);
  const pages = sheets.map((sheet) => relinked(sheet, sheets));
  const document = finishedSite({ ...fresh, pages: pages.map(underOverlay) }, before);
  return document && { document, led, left };
}

/**
 * Returns the merged pages: the new ones, and among them the earlier ones that must stay, each paired with
 * its new counterpart if it has one.
 */
function sheetsOf(before: SiteDocument, fresh: SiteDocument) {
  const [home] = before.pages;
  const [freshHome] = fresh.pages;
  const kept = pagesToKeep(before);
  const isHomeKept = home !== undefined && kept.includes(home);
  const partners = new Map<Page, Page>();
  if (isHomeKept && freshHome) partners.set(home, freshHome);
  for (const isSame of [
    (one: Page, other: Page) => one.id === other.id,
    (one: Page, other: Page) => one.path === other.path,
  ]) {
    for (const page of kept) {
      if (page === home || partners.has(page)) continue;
      const taken = new Set(partners.values());
      const partner = fresh.pages.slice(1).find((other) => !taken.has(other) && isSame(page, other));
      if (partner) partners.set(page, partner);
    }
  }
  const oldOf = new Map([...partners].map(([page, partner]) => [partner, page]));

  const ids = new Set([...kept.map(({ id }) => id), ...fresh.pages.map(({ id }) => id)]);
  const keptIds = new Set(kept.map(({ id }) => id));
  const paths = new Set(["index", ...kept.map(({ path }) => path), ...fresh.pages.map(({ path }) => path)]);
  const keptPaths = new Set(kept.map(({ path }) => path));
  const named = (page: Page): Page => {
    const id = keptIds.has(page.id) ? freeName(page.id, ids) : page.id;
    const isTaken = page.path !== "index" && keptPaths.has(page.path);
    const path = isTaken ? freePath(page.path, paths) : page.path;
    ids.add(id);
    paths.add(path);
    return { ...page, id, path };
  };
  const sheets: Sheet[] = fresh.pages.map((page) => {
    const old = oldOf.get(page);
    return {
      page: old ? { ...page, id: old.id, path: old.path } : named(page),
      blocks: page.blocks,
      ids: new Map(),
      fresh: page,
      ...(old && { old }),
    };
  });

  // A page that exists only in the earlier site keeps its position and gets the new navigation and footer.
  const frame = fresh.pages.at(-1)?.blocks ?? [];
  const head = frame.filter(({ kind }) => kind === "navigation");
  const foot = frame.filter(({ kind }) => kind === "footer");
  const alone = kept.filter((page) => !partners.has(page));
  const left = makeRoom(sheets, MAX_PAGES - alone.length);
  for (const page of alone) {
    // A page that is only linked to keeps its own blocks; otherwise it would be empty.
    const own = page.blocks.some(({ isLocked }) => isLocked) ? [] : ownBlocks(page, keptIds);
    const taken = new Set(own.map(({ id }) => id));
    const withFreeId = (block: Block) => ({
      ...block,
      id: taken.has(block.id) ? freeName(block.kind, taken) : block.id,
    });
    sheets.splice(Math.max(1, before.pages.indexOf(page)), 0, {
      page,
      blocks: [...head.map(withFreeId), ...own, ...foot.map(withFreeId)],
      ids: new Map(),
      old: page,
      settled: taken,
    });
  }
  return { sheets, led: alone.filter(({ blocks }) => !blocks.some(({ isLocked }) => isLocked)), left };
}

/**
 * Removes new pages beyond the limit: never the home page, and the last one, which is the contact page, only
 * at the end.
 */
function makeRoom(sheets: Sheet[], room: number) {
  const left: string[] = [];
  const last = sheets.at(-1);
  while (sheets.length > room) {
    const free = sheets.filter((sheet, index) => index > 0 && !sheet.old);
    const next = free.filter((sheet) => sheet !== last).at(-1) ?? free.at(-1);
    if (!next) break;
    sheets.splice(sheets.indexOf(next), 1);
    left.unshift(next.page.title);
  }
  return left;
}

/** Kinds that a page has once. A locked block replaces the new one even if it is hidden. */
const isOnce = ({ kind }: Block) => kind === "navigation" || kind === "footer" || kind === "hero";
const isHead = ({ kind }: Block) => kind === "navigation" || kind === "banner";

/** Merges the locked blocks of the earlier page with the new ones. Each replaces a new block of its kind. */
function mergeBlocks(sheet: Sheet) {
  const old = sheet.old?.blocks ?? [];
  const locked = old.filter(({ isLocked }) => isLocked);
  if (locked.length === 0) return;
  const isNew = new Set(sheet.blocks);
  let blocks = [...sheet.blocks];
  for (const block of locked) {
    if (block.isHidden && !isOnce(block)) continue;
    const [replaced] = blocks
      .filter((one) => one.kind === block.kind)
      .toSorted(
        (one, other) => wayTo(sheet.blocks, one, old, block) - wayTo(sheet.blocks, other, old, block),
      );
    if (!replaced) continue;
    blocks = blocks.filter((one) => one !== replaced);
    sheet.ids.set(replaced.id, block.id);
  }

  const taken = new Set(locked.map(({ id }) => id));
  const all = new Set([...taken, ...blocks.map(({ id }) => id)]);
  const kept = withRoom(blocks, MAX_BLOCKS - locked.length).map((block) => {
    if (!taken.has(block.id)) return block;
    const id = freeName(block.kind, all);
    all.add(id);
    sheet.ids.set(block.id, id);
    return { ...block, id };
  });

  const opening = old.findIndex(({ kind }) => kind === "hero");
  const oldHead = old.filter(isHead).length;
  for (const block of locked) {
    const index = old.indexOf(block);
    const heads = kept.filter(isHead).length;
    const feet = kept.filter(({ kind }) => kind === "footer").length;
    // Blocks that were below the earlier opening go below the new one.
    const newOpening = kept.findIndex((one) => one.kind === "hero" && !locked.includes(one));
    const first = newOpening >= 0 && !(opening > index) ? newOpening + 1 : heads;
    const last = kept.length - feet;
    const at = isHead(block)
      ? Math.min(index, heads)
      : block.kind === "footer"
        ? kept.length
        : Math.max(first, Math.min(last, index - oldHead + heads));
    kept.splice(at, 0, block);
  }
  sheet.blocks = kept;

  function wayTo(news: readonly Block[], one: Block, olds: readonly Block[], other: Block) {
    return isNew.has(one) ? Math.abs(news.indexOf(one) / news.length - olds.indexOf(other) / olds.length) : 1;
  }
}

/** Removes the last blocks beyond the limit, but no navigation, opening or footer before the others. */
function withRoom(blocks: readonly Block[], room: number) {
  const kept = [...blocks];
  while (kept.length > room) {
    const at = kept.findLastIndex((block) => !isOnce(block));
    kept.splice(at < 0 ? kept.length - 1 : at, 1);
  }
  return kept;
}

/** Returns the blocks between navigation and footer, without links to removed pages. */
function ownBlocks({ blocks }: Page, pages: ReadonlySet<string>) {
  return blocks
    .filter(({ kind }) => kind !== "navigation" && kind !== "footer")
    .map((block) => {
      const data = mapLinks(block.data, (to) =>
        pages.has(pageOf(to)?.page ?? to) || to.startsWith("#") ? to : undefined,
      );
      return { ...block, data } as Block;
    });
}

/** If a locked block links to a block that is gone, a new block of the same kind takes over its id. */
function nameTargets(sheet: Sheet, before: SiteDocument) {
  const wanted = before.pages.flatMap((page) =>
    page.blocks
      .filter(({ isLocked }) => isLocked)
      .flatMap(({ data }) => linksIn(data))
      .flatMap((to) => {
        const target = to.startsWith("#") ? { page: page.id, anchor: to.slice(1) } : pageOf(to);
        return target?.anchor && target.page === sheet.old?.id ? [target.anchor] : [];
      }),
  );
  for (const name of wanted) {
    const kind = sheet.old?.blocks.find(({ id }) => id === name)?.kind;
    if (!kind || sheet.blocks.some(({ id }) => id === name)) continue;
    const heir = sheet.blocks.find(
      (block) => block.kind === kind && !block.isLocked && !wanted.includes(block.id),
    );
    if (!heir) continue;
    for (const [from, to] of [...sheet.ids]) if (to === heir.id) sheet.ids.set(from, name);
    sheet.ids.set(heir.id, name);
    sheet.blocks = sheet.blocks.map((block) => (block === heir ? { ...block, id: name } : block));
  }
}

/** Updates the links of the new blocks to the merged pages, and removes links whose target is gone. */
function relinked(sheet: Sheet, sheets: readonly Sheet[]): Page {
  const anchorOn = (target: Sheet, anchor: string) => {
    const id = target.ids.get(anchor) ?? anchor;
    return target.blocks.some((block) => block.id === id) ? id : undefined;
  };
  const follow = (to: string) => {
    if (to.startsWith("#")) {
      const id = anchorOn(sheet, to.slice(1));
      return id && `#${id}`;
    }
    const { page = "", anchor = "" } = pageOf(to) ?? {};
    const target = sheets.find(({ fresh }) => fresh?.id === page);
    const id = target && anchor && anchorOn(target, anchor);
    return target && `page:${target.page.id}${id ? `#${id}` : ""}`;
  };
  const blocks = sheet.blocks.map((block) =>
    block.isLocked || sheet.settled?.has(block.id)
      ? block
      : ({ ...block, data: mapLinks(block.data, follow) } as Block),
  );
  return { ...sheet.page, blocks };
}

/** A locked overlay navigation needs an opening that it can overlap. */
function underOverlay(page: Page): Page {
  const isOverlaid = page.blocks.some(
    (block) =>
      block.kind === "navigation" && block.variant === "overlay" && block.isLocked && !block.isHidden,
  );
  const opening = openingOf(page);
  if (!isOverlaid || opening?.kind !== "hero" || opening.isLocked || !opening.data.picture) return page;
  const isFit = opening.variant === "backdrop" || opening.variant === "poster";
  const fit: Block = { ...opening, variant: isFit ? opening.variant : "backdrop" };
  return { ...page, blocks: page.blocks.map((block) => (block === opening ? fit : block)) };
}
