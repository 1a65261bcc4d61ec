import { cut } from "#src/sites/cut.ts";
import type { Page, SiteDocument } from "#src/sites/document.ts";
import { isListed } from "#src/sites/head/sitemap.ts";
import { pageTitle, SHOWN_LENGTHS, siteName } from "#src/sites/page-title.ts";

/** A preview of the page as a search result. */
export function ResultPreview({ document, page }: { document: SiteDocument; page: Page }) {
  const origin = document.head?.origin;
  const place = origin ? origin.replace("https://", "") : "your-address";
  const trail = page.path === "index" ? place : `${place} › ${page.path}`;
  const description = page.description || document.meta.description;
  return (
    <figure className="max-w-md">
      <figcaption className="mb-1 text-muted text-xs">In search results, about</figcaption>
      {isListed(document, page) ? (
        <div className="rounded-xl border border-line bg-raised p-3 [overflow-wrap:anywhere]">
          <p className="text-sm leading-tight">{siteName(document)}</p>
          <p className="truncate text-muted text-xs">{trail}</p>
          <p className="mt-1 text-[1.0625rem] text-signal leading-snug">
            {cut(pageTitle(document, page), SHOWN_LENGTHS.title)}
          </p>
          {description && (
            <p className="mt-0.5 text-muted text-sm leading-snug">
              {cut(description, SHOWN_LENGTHS.description)}
            </p>
          )}
        </div>
      ) : (
        <p className="rounded-xl border border-line border-dashed p-3 text-muted text-sm">
          Not listed: search engines are asked to leave this page out.
        </p>
      )}
    </figure>
  );
}
