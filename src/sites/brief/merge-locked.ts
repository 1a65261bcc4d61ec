import { type Block, MAX_BLOCKS, MAX_PAGES, type Page, type SiteDocument } from "../document.ts";
import { finishedSite, lockedBlocks, openingOf } from "../edit/finished-site.ts";
import { freeName } from "../edit/free-id.ts";
import { pagesToKeep } from "../edit/remove-page.ts";
import { linksIn, mapLinks } from "../edit/site-links.ts";
import { pageOf } from "../links.ts";

export interface Merged {
  document: SiteDocument;
  /** Pages that stay only because a locked block leads to them. */
  led: Page[];
  /** Titles of new pages that there was no room for. */
  left: string[];
}

/** A page of the site to be, and what it is made of. */
interface Sheet {
  page: Page;
  /** The new blocks, and ids of theirs that links have to follow. */
  blocks: Block[];
  ids: Map<string, string>;
  /** The page that it continues. */
  old?: Page;
  /** Absent for a page that only the site before has. */
  fresh?: Page;
  /** The ids of blocks of the site before, whose links are in order. */
  settled?: ReadonlySet<string>;
}

/**
 * The new site with every locked block of the one before, on its page and near its place. A page that has one, or that
 * one leads to, stays; undefined where no site comes of it.
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

/** The pages that have to stay, each with the new page that takes its place, among the new ones. */
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
    const path = isTaken ? freeName(page.path, paths) : page.path;
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

  // A page that only the site before has stands where it stood, with the head and foot of the others.
  const frame = fresh.pages.at(-1)?.blocks ?? [];
  const head = frame.filter(({ kind }) => kind === "navigation");
  const foot = frame.filter(({ kind }) => kind === "footer");
  const alone = kept.filter((page) => !partners.has(page));
  const left = makeRoom(sheets, MAX_PAGES - alone.length);
  for (const page of alone) {
    // One that is only led to would be empty without what it has.
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

/** Leaves out new pages while there are too many: the home page never, the last one, to get in touch, last. */
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

/** Kinds that a page has once: a locked one takes the place of the new one even while it is hidden. */
const isOnce = ({ kind }: Block) => kind === "navigation" || kind === "footer" || kind === "hero";
const isHead = ({ kind }: Block) => kind === "navigation" || kind === "banner";

/** Puts the locked blocks of the old page among the new ones; each takes the place of a new one of its kind. */
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
    // Blocks below the old opening come below the new one.
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

/** So many of the blocks as there is room for; the last go first, but head, opening and foot. */
function withRoom(blocks: readonly Block[], room: number) {
  const kept = [...blocks];
  while (kept.length > room) {
    const at = kept.findLastIndex((block) => !isOnce(block));
    kept.splice(at < 0 ? kept.length - 1 : at, 1);
  }
  return kept;
}

/** The blocks of a page between head and foot, without links to removed pages. */
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

/** The target of a locked block's link is gone; a new block of its kind takes its id. */
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

/** The page with the links of its new blocks to where what they meant is now; a link to what is gone is none. */
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

/** Under a locked navigation that lies over the opening, the new opening is one that it can lie over. */
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
