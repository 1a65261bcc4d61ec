import type { NodeResult, Result, RunOptions } from "axe-core";
import axeAddress from "axe-core/axe.min.js?url";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { openEmptyPage } from "#src/lib/parse-inert.ts";
import { scriptAddress } from "#src/lib/script-address.ts";
import { barrierFixes } from "#src/sites/check/barrier-fixes.ts";
import type { Finding, FindingPlace } from "#src/sites/check/finding.ts";
import type { Page, SiteDocument } from "#src/sites/document.ts";
import { loadScenes, scenesIn } from "#src/sites/drawn/art-catalogue.ts";
import { isEntryPage } from "#src/sites/entry.ts";
import { EntryContent, entryCss, withEntryPages } from "#src/sites/entry-pages.tsx";
import { pageTitle } from "#src/sites/page-title.ts";
import { noPhotos, type Photos } from "#src/sites/photos.ts";
import { SitePage, siteCss } from "#src/sites/render.tsx";
import { wordsOfRule } from "./words-of-rules.ts";

/** The window of a frame, with its own globals. */
type Frame = Window & Pick<typeof globalThis, "CSSStyleSheet">;
type Axe = typeof import("axe-core");

const OPTIONS: RunOptions = {
  runOnly: {
    type: "tag",
    values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  },
  // The viewport meta element is added by the export and missing in the frame.
  rules: { "meta-viewport": { enabled: false } },
  resultTypes: ["violations"],
  elementRef: true,
};
/** The widths of a computer and a phone in pixels, because their menus differ. */
const WIDTHS = [1_280, 390];

interface DeepOptions {
  photos: Photos | null;
  /** Called before each page with its number and the number of pages. */
  onPage: (number: number, count: number) => void;
  signal: AbortSignal;
  loadAxe?: (frame: Frame) => Promise<Axe>;
}

/** Runs axe on all pages of a site as exported, and returns each finding once. */
export async function checkDeeply(site: SiteDocument, options: DeepOptions) {
  const { photos, onPage, signal, loadAxe = axeIn } = options;
  const document = withEntryPages(site);
  await loadScenes(scenesIn(document));
  signal.throwIfAborted();
  const element = hiddenFrame();
  try {
    await opened(element);
    const frame = element.contentWindow as Frame | null;
    if (!frame) throw new Error("A frame of this page has no window.");
    const axe = await loadAxe(frame);
    const findings = new Map<string, Finding>();
    for (const [index, page] of document.pages.entries()) {
      onPage(index + 1, document.pages.length);
      const drawn = draw(frame, document, page, photos ?? noPhotos);
      for (const width of WIDTHS) {
        signal.throwIfAborted();
        element.style.width = `${width}px`;
        const { violations } = await axe.run(frame.document, OPTIONS);
        for (const violation of violations) {
          for (const node of violation.nodes) {
            const finding = findingOf(site, page, violation, node);
            if (!findings.has(finding.id)) findings.set(finding.id, finding);
          }
        }
      }
      drawn.unmount();
    }
    return { findings: [...findings.values()], pages: document.pages.length };
  } finally {
    element.remove();
  }
}

/** Makes a frame that is invisible and inert, but laid out as if it were shown. */
function hiddenFrame() {
  const element = document.createElement("iframe");
  element.tabIndex = -1;
  element.setAttribute("aria-hidden", "true");
  Object.assign(element.style, {
    position: "fixed",
    top: "0",
    left: "-9999px",
    height: "900px",
    border: "0",
  });
  return element;
}

const opened = (element: HTMLIFrameElement) =>
  new Promise((resolve) => {
    element.onload = resolve;
    openEmptyPage(element);
    document.body.append(element);
  });

/** axe measures the window that it was loaded in. */
const axeIn = (frame: Frame) =>
  new Promise<Axe>((resolve, reject) => {
    const script = frame.document.createElement("script");
    script.src = scriptAddress(axeAddress);
    script.onload = () => resolve((frame as Frame & { axe: Axe }).axe);
    script.onerror = () => reject(new Error("axe could not be loaded."));
    frame.document.head.append(script);
  });

function draw(frame: Frame, document: SiteDocument, page: Page, photos: Photos) {
  const { document: shown } = frame;
  shown.documentElement.lang = document.meta.language;
  shown.title = pageTitle(document, page);
  const sheet = new frame.CSSStyleSheet();
  sheet.replaceSync(`body{margin:0}${siteCss(document, photos)}${entryCss(document)}`);
  shown.adoptedStyleSheets = [sheet];
  const root = createRoot(shown.body);
  flushSync(() =>
    root.render(<SitePage document={document} page={page} photos={photos} Entry={EntryContent} />),
  );
  return root;
}

function findingOf(
  site: SiteDocument,
  page: Page,
  { id, help }: Result,
  { element, any, target }: NodeResult,
): Finding {
  const block = element?.closest(".sw-block")?.id;
  const own = isEntryPage(page) ? page.entry : undefined;
  const place: FindingPlace = own
    ? { page: own.list.id, block: own.block.id }
    : { page: page.id, ...(block && page.blocks.some((one) => one.id === block) && { block }) };
  const shown = site.pages.find((one) => one.id === place.page);
  const at = shown?.blocks.find((one) => one.id === place.block);
  const data = any[0]?.data as { contrastRatio?: number; expectedContrastRatio?: string } | undefined;
  return {
    id: `deep ${id} ${page.id} ${target.flat().at(-1)}`,
    rule: "accessibility",
    words: wordsOfRule(id, help, element ? nameOf(element) : "", data),
    place,
    ...(shown && barrierFixes(id, shown, at)),
  };
}

/** Returns text of an element that helps the owner to find it. */
const nameOf = (element: HTMLElement) => (element.getAttribute("aria-label") || wordsIn(element)).trim();

const wordsIn = (node: Node): string =>
  node.childNodes.length > 0 ? [...node.childNodes].map(wordsIn).join(" ") : (node.textContent ?? "");
