import { createElement, memo, type ReactNode, useMemo } from "react";
import { baseCss, formCss, kickerCss, ornamentCss } from "./blocks/base-styles.ts";
import { type BlockKind, blocks } from "./blocks/blocks.ts";
import type { Scope, ThanksPage, ViewProps } from "./blocks/define-block.ts";
import { largeCss } from "./blocks/gallery/gallery.ts";
import { photoCss } from "./blocks/photo-styles.ts";
import type { Block, Page, SiteDocument } from "./document.ts";
import { type EntryPage, isEntryPage } from "./entry.ts";
import { formsOf, hasForm } from "./forms.ts";
import { pageOf } from "./links.ts";
import { pageName } from "./page-title.ts";
import { noPhotos, type Photos, photosIn } from "./photos.ts";
import type { Tone } from "./themes/compose.ts";
import { artThemesOf, rolesOf, themeCss } from "./themes/theme.ts";

type PageAddress = (page: Pick<Page, "id" | "path">) => string;

export interface SitePageOptions {
  /** Returns the address of a page for links in this rendering. */
  pageAddress?: PageAddress;
  /** Renders the main part of entry pages. Only exports have it. */
  Entry?: (props: { document: SiteDocument; page: EntryPage; scope: Scope }) => ReactNode;
  /** The prefix of every id, for several pages in one document. */
  prefix?: string;
  /** The thank-you page of forms, if it exists. */
  thanks?: ThanksPage | undefined;
  /** The address of the privacy page, if it exists. */
  privacy?: string | undefined;
  /** See `Scope`: without it, embeds are not playable. */
  frameHead?: string | undefined;
  /** Wraps each block, for editors in which blocks can be selected. */
  frame?: (block: Block, element: ReactNode) => ReactNode;
  /** The photographs; without one, the drawn picture that it replaced is shown. */
  photos?: Photos | undefined;
}

interface SitePageProps extends SitePageOptions {
  document: SiteDocument;
  page: Page;
}

/** Renders one page of a site. Its styles are `siteCss` of the same document. */
export function SitePage({
  document,
  page,
  pageAddress = addressOf,
  prefix = "",
  thanks,
  privacy,
  frameHead,
  frame,
  photos = noPhotos,
  Entry,
}: SitePageProps) {
  const shown = page.blocks.filter(({ isHidden }) => !isHidden);
  const titled = shown.find(({ kind }) => blocks[kind].element === "section");
  const entryPage = isEntryPage(page) ? page : undefined;
  const firstPhoto =
    photos.size > 0 ? photosIn(entryPage ? entryPage.entry.picture : titled?.data)[0]?.asset : undefined;
  const scope = useScope(document, page, {
    pageAddress,
    prefix,
    thanks,
    privacy,
    frameHead,
    photos,
    firstPhoto,
  });
  const draw = (block: Block) => {
    const element = (
      <SiteBlock block={block} scope={scope} prefix={prefix} level={block === titled ? 1 : 2} />
    );
    return <Keyed key={block.id}>{frame ? frame(block, element) : element}</Keyed>;
  };
  const isHead = ({ kind }: Block) => kind === "navigation" || kind === "banner";
  const headEnd = shown.findIndex((block) => !isHead(block));
  const head = headEnd < 0 ? shown : shown.slice(0, headEnd);
  const rest = shown.slice(head.length);

  return (
    <div className="sw-site sw-tone sw-tone-plain" lang={document.meta.language}>
      <a className="sw-skip" href={`#${prefix}main`}>
        Skip to content
      </a>
      {head.map(draw)}
      <main id={`${prefix}main`} tabIndex={-1}>
        {Entry && entryPage && <Entry document={document} page={entryPage} scope={scope} />}
        {!titled && !entryPage && <h1 className="sw-hidden">{pageName(document, page)}</h1>}
        {rest.filter(({ kind }) => blocks[kind].element !== "footer").map(draw)}
      </main>
      {rest.filter(({ kind }) => blocks[kind].element === "footer").map(draw)}
    </div>
  );
}

function Keyed({ children }: { children: ReactNode }) {
  return children;
}

interface SiteBlockProps {
  block: Block;
  scope: Scope;
  prefix: string;
  level: 1 | 2;
}

/** Memoized, because the studio renders a site after every change. */
const SiteBlock = memo(function SiteBlock({ block, scope, prefix, level }: SiteBlockProps) {
  const { kind, tone } = block;
  const { element } = blocks[kind];
  const id = `${prefix}${block.id}`;
  const isSection = element === "section";
  return createElement(
    element,
    {
      id,
      className: `sw-block ${isSection ? "sw-section " : ""}sw-tone sw-tone-${tone} sw-${kind} sw-${kind}-${block.variant}`,
      "aria-labelledby": isSection ? `${id}-title` : undefined,
    },
    createElement(viewOf(block), { data: block.data, id, tone, level, scope }),
  );
});

/** The table ties each kind's data to its views, which the type of a lookup loses. */
function viewOf(block: Block) {
  const variants = blocks[block.kind].variants as Record<
    string,
    { View: (props: ViewProps<unknown>) => ReactNode }
  >;
  const variant = variants[block.variant];
  if (!variant) throw new Error(`The block "${block.kind}" has no variant "${block.variant}".`);
  return variant.View;
}

interface ScopeOptions extends Pick<Scope, "photos" | "firstPhoto" | "thanks" | "privacy" | "frameHead"> {
  pageAddress: PageAddress;
  prefix: string;
}

/** Returns the same scope while nothing that blocks use has changed. */
function useScope(
  { meta, theme, pages, head }: SiteDocument,
  page: Page,
  { pageAddress, prefix, thanks, privacy, frameHead, photos, firstPhoto }: ScopeOptions,
): Scope {
  const art = useMemo(() => artThemesOf(theme) satisfies Record<Tone, unknown>, [theme]);
  const listed = JSON.stringify(pages.map(({ id, label, path }) => [id, label, path]));
  const geo = head?.geo;
  const entries = JSON.stringify(
    pages
      .filter(isEntryPage)
      .map(({ id, path, entry: { list, block, index } }) => [
        `${list.id}/${block.id}/${index}`,
        { id, path },
      ]),
  );
  const forms = JSON.stringify(formsOf({ meta, pages }).map(({ id, name }) => [id, name]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the pages only what is listed matters
  return useMemo(() => {
    const formNames = new Map(JSON.parse(forms) as [string, string][]);
    const entryPages = new Map(JSON.parse(entries) as [string, Pick<Page, "id" | "path">][]);
    return {
      meta,
      pages: pages.map(({ id, label }) => ({ id, label })),
      page: page.id,
      geo,
      art,
      photos,
      firstPhoto,
      thanks,
      privacy,
      frameHead,
      entryHref: (id, index) => {
        const found = entryPages.get(`${page.id}/${id.slice(prefix.length)}/${index}`);
        return found ? pageAddress(found) : "#";
      },
      formName: (id) => formNames.get(`${page.id}/${id.slice(prefix.length)}`) ?? "",
      href: (link) => {
        if (link.startsWith("#")) return `#${prefix}${link.slice(1)}`;
        const target = pageOf(link);
        if (!target) return link;
        // A link to a deleted page leads to the first one.
        const found = pages.find(({ id }) => id === target.page) ?? pages[0];
        const anchor = target.anchor ? `#${prefix}${target.anchor}` : "";
        if (found?.id === page.id && anchor) return anchor;
        return `${found ? pageAddress(found) : ""}${anchor}`;
      },
    };
  }, [
    meta,
    listed,
    entries,
    forms,
    page.id,
    art,
    pageAddress,
    prefix,
    thanks,
    privacy,
    frameHead,
    geo,
    photos,
    firstPhoto,
  ]);
}

/** A relative file name, which also works from a disk. */
export function addressOf({ path }: Pick<Page, "path">) {
  return `${encodeURIComponent(path)}.html`;
}

/** Colours the root element, so that the window below a short page has the colour of the site. */
export const rootCss = ({ theme }: Pick<SiteDocument, "theme">) =>
  `html{background:${rolesOf(theme).plain.ground}}body{margin:0}@media print{html{background:none;font-size:75%}}`;

/** The style sheet of a site: only the styles of its blocks and photographs. */
export function siteCss(document: SiteDocument, photos = noPhotos) {
  const used = new Map<BlockKind, Set<string>>();
  const shown = document.pages.flatMap(({ blocks }) => blocks.filter(({ isHidden }) => !isHidden));
  for (const { kind, variant } of shown) used.set(kind, (used.get(kind) ?? new Set()).add(variant));
  // In a fixed order, so that moving a block does not change the style sheet.
  const ofBlocks = (Object.keys(blocks) as BlockKind[]).flatMap((kind) => {
    const names = used.get(kind);
    if (!names) return [];
    const variants = Object.entries(blocks[kind].variants as Record<string, { css: string }>);
    return [blocks[kind].css, ...variants.flatMap(([name, { css }]) => (names.has(name) ? [css] : []))];
  });
  const { kicker, ornament } = document.theme;
  return [
    themeCss(document.theme),
    baseCss,
    shown.some(hasForm) && formCss,
    shown.some(({ kind, data }) => kind === "gallery" && "isEnlarged" in data && data.isEnlarged) && largeCss,
    kickerCss[kicker],
    ...ofBlocks,
    ornamentCss[ornament],
    photos.size > 0 && photoCss(document, photos),
  ]
    .filter(Boolean)
    .join("\n")
    .trim();
}
