import { Link } from "wouter";
import type { SiteDocument } from "#src/sites/document.ts";

interface PageLinksProps {
  document: SiteDocument | undefined;
  /** The id of the current page. */
  page: string | undefined;
  addressOf: (page: string) => string;
}

/** Links to the pages of the site, as an alternative to its own navigation. */
export function PageLinks({ document, page, addressOf }: PageLinksProps) {
  return (
    <nav
      aria-label="Pages of the site"
      className="-mx-3 min-w-0 basis-full overflow-x-auto lg:grow lg:basis-0"
    >
      <ul className="flex h-11 gap-1">
        {document?.pages.map(({ id, label, title }, index) => (
          <li key={id} className="shrink-0">
            <Link
              href={addressOf(id)}
              replace
              aria-current={id === page ? "page" : undefined}
              className="flex h-11 max-w-60 items-center border-transparent border-b-2 px-3 font-medium text-muted -outline-offset-3 hover:text-ink aria-[current]:border-signal aria-[current]:text-ink"
            >
              <span title={title} className="truncate">
                {index === 0 ? "Home" : label || title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
