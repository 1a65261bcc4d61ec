import axe from "axe-core";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { loadScenes, scenesIn } from "#src/sites/art/art-catalogue.ts";
import type { Finding } from "#src/sites/check/finding.ts";
import type { Page, SiteDocument } from "#src/sites/document.ts";
import { isEntryPage } from "#src/sites/entries.ts";
import { EntryContent, entryCss, withEntryPages } from "#src/sites/entry-pages.tsx";
import { noPhotos, type Photos } from "#src/sites/photos.ts";
import { SitePage, siteCss } from "#src/sites/render.tsx";
import { wordsOfRule } from "./words-of-rules.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules about whole documents: these are what is around the site here, which the export does not have. */
const OF_DOCUMENTS = [
  ...["bypass", "document-title", "html-has-lang", "meta-viewport", "page-has-heading-one", "region"],
  ...["landmark-one-main", "landmark-no-duplicate-banner", "landmark-no-duplicate-contentinfo"],
  ...["landmark-no-duplicate-main", "skip-link"],
];
/** In pixels: a computer and a phone, whose menus differ. */
const WIDTHS = [1_280, 390];

interface DeepOptions {
  photos: Photos | null;
  /** Told before each page: its number, and how many there are. */
  onPage: (number: number, count: number) => void;
  signal: AbortSignal;
}

/** Everything that axe finds on the pages of a site as visitors get them, each finding once. */
export async function checkDeeply(site: SiteDocument, { photos, onPage, signal }: DeepOptions) {
  const document = withEntryPages(site);
  await loadScenes(scenesIn(document));
  const findings = new Map<string, Finding>();
  for (const [index, page] of document.pages.entries()) {
    onPage(index + 1, document.pages.length);
    for (const width of WIDTHS) {
      signal.throwIfAborted();
      for (const finding of await findingsOn(document, page, width, photos ?? noPhotos))
        if (!findings.has(finding.id)) findings.set(finding.id, finding);
    }
  }
  return { findings: [...findings.values()], pages: document.pages.length };
}

async function findingsOn(document: SiteDocument, page: Page, width: number, photos: Photos) {
  const drawn = draw(document, page, width, photos);
  try {
    const { violations } = await axe.run(drawn.host, {
      runOnly: { type: "tag", values: TAGS },
      rules: Object.fromEntries(OF_DOCUMENTS.map((rule) => [rule, { enabled: false }])),
      resultTypes: ["violations"],
      elementRef: true,
    });
    return violations.flatMap((violation) => violation.nodes.map((node) => findingOf(page, violation, node)));
  } finally {
    drawn.remove();
  }
}

/** Beside the window: what lies above or left of it, or behind something, axe does not measure. */
function draw(document: SiteDocument, page: Page, width: number, photos: Photos) {
  const host = globalThis.document.createElement("div");
  Object.assign(host.style, { position: "fixed", top: "0", left: "100vw", width: `${width}px` });
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host{display:block}${siteCss(document, photos)}${entryCss(document)}`);
  shadow.adoptedStyleSheets = [sheet];
  globalThis.document.body.append(host);
  const root = createRoot(shadow);
  flushSync(() =>
    root.render(<SitePage document={document} page={page} photos={photos} Entry={EntryContent} />),
  );
  const remove = () => {
    root.unmount();
    host.remove();
  };
  return { host, remove };
}

function findingOf(page: Page, { id, help }: axe.Result, { element, any, target }: axe.NodeResult): Finding {
  const block = element?.closest(".sw-block")?.id;
  const own = isEntryPage(page) ? page.entry : undefined;
  const place = own
    ? { page: own.list.id, block: own.block.id }
    : { page: page.id, ...(block && page.blocks.some((one) => one.id === block) && { block }) };
  const data = any[0]?.data as { contrastRatio?: number; expectedContrastRatio?: string } | undefined;
  return {
    id: `deep ${id} ${page.id} ${target.flat().at(-1)}`,
    rule: "accessibility",
    words: wordsOfRule(id, help, element ? nameOf(element) : "", data),
    place,
  };
}

/** The words of an element, by which its owner finds it. */
const nameOf = (element: HTMLElement) =>
  (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
