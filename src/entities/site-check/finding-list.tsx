import clsx from "clsx";
import type { ReactNode } from "react";
import type { Finding } from "#src/sites/check/finding.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { pageName } from "#src/sites/page-title.ts";
import { Button } from "#src/ui/button.tsx";
import { useSiteCheck } from "./use-site-check.ts";

interface FindingListProps {
  document: SiteDocument;
  findings: readonly Finding[];
  /** Shows the place of a finding. Without it the list is read-only. */
  onShow?: ((finding: Finding) => void) | undefined;
  /** Renders the fixes of a finding, where the site can be changed. */
  renderFixes?: ((finding: Finding) => ReactNode) | undefined;
}

const parts = [
  { id: "fault", title: "To fix", holds: ({ rule }: Finding) => rule !== "sample" },
  { id: "sample", title: "Samples to replace", holds: ({ rule }: Finding) => rule === "sample" },
];

/** The findings of a site check, errors first. */
export function FindingList({ document, findings, onShow, renderFixes }: FindingListProps) {
  return (
    <div className="grid gap-5">
      {parts.map(({ id, title, holds }) => {
        const found = findings.filter(holds);
        if (found.length === 0) return null;
        return (
          <section key={id}>
            <h3 className="mb-1 flex items-center gap-2 text-base">
              {title}
              <span className="rounded-full bg-sunken px-2 font-text text-sm tabular-nums">
                {found.length}
              </span>
            </h3>
            <ul className="divide-y divide-line border-line border-y">
              {found.map((finding) => (
                <li
                  key={finding.id}
                  className={clsx(
                    "grid gap-1 py-2.5",
                    id === "fault" && "border-s-3 border-s-amber-ink ps-3",
                  )}
                >
                  <p className="text-sm leading-snug [overflow-wrap:anywhere]">{finding.words}</p>
                  <p className="text-muted text-xs">{placeName(document, finding)}</p>
                  {/* The links begin at the edge of the text. */}
                  <div className="-mx-1.5 flex flex-wrap items-center text-sm empty:hidden">
                    {onShow && (
                      <Button
                        size="inline"
                        look="quiet"
                        className="font-medium! text-sm"
                        onClick={() => onShow(finding)}
                      >
                        Show<span className="sr-only">: {finding.words}</span>
                      </Button>
                    )}
                    {renderFixes?.(finding)}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function placeName(document: SiteDocument, { place }: Finding) {
  const page = document.pages.find(({ id }) => id === place.page);
  return page ? pageName(document, page) : "The whole site";
}

/** The number of findings of the site check; hidden if there are none. */
export function FindingCount({ document }: { document: SiteDocument }) {
  const findings = useSiteCheck(document);
  const count = Array.isArray(findings) ? findings.length : 0;
  if (count === 0) return null;
  return (
    <span
      title={`${count} ${count === 1 ? "thing" : "things"} to look at`}
      className="-me-1 rounded-full bg-amber-tint px-1.5 text-amber-ink text-xs tabular-nums"
    >
      {count}
      <span className="sr-only"> {count === 1 ? "thing" : "things"} to look at</span>
    </span>
  );
}
