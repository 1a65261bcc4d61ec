import { FindingList } from "#src/entities/site-check/finding-list.tsx";
import { useSiteCheck } from "#src/entities/site-check/use-site-check.ts";
import type { Finding } from "#src/sites/check/finding.ts";
import type { SiteDocument } from "#src/sites/document.ts";

interface SiteCheckNoteProps {
  document: SiteDocument;
  onShow?: ((finding: Finding) => void) | undefined;
}

/** The findings of the site check, shown before the site is exported or put online. */
export function SiteCheckNote({ document, onShow }: SiteCheckNoteProps) {
  const findings = useSiteCheck(document);
  if (!Array.isArray(findings) || findings.length === 0) {
    // Reserves the height of the findings, so that no button moves away from a press.
    return (
      <p role="status" className="mb-4 min-h-11 py-2.5 text-muted text-sm">
        {findings === undefined && "Checking the site…"}
        {findings === "failed" && "The site could not be checked, as the check did not load."}
        {Array.isArray(findings) && "Checked: nothing to fix."}
      </p>
    );
  }
  const count = findings.length === 1 ? "One thing" : `${findings.length} things`;
  return (
    <details className="mb-4 border-amber-ink border-s-3 bg-amber-tint text-amber-ink">
      <summary className="min-h-11 cursor-pointer px-3 py-3 font-medium text-sm">
        {count} to look at before you publish
      </summary>
      <div className="max-h-72 overflow-y-auto bg-paper p-3 text-ink">
        <FindingList document={document} findings={findings} onShow={onShow} />
      </div>
    </details>
  );
}
