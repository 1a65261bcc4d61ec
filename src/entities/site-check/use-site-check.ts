import { useEffect, useState } from "react";
import { whenIdle } from "#src/lib/scheduler.ts";
import type { Finding } from "#src/sites/check/finding.ts";
import type { SiteDocument } from "#src/sites/document.ts";

const REST_MS = 400;

/**
 * The findings of a site check, which loads when the page is idle. While a site changes, the previous findings stay.
 * Undefined until the first check is done, and "failed" if its code could not be loaded.
 */
export function useSiteCheck(document: SiteDocument | undefined): Finding[] | "failed" | undefined {
  const [findings, setFindings] = useState<Finding[] | "failed">();
  const isFirst = findings === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again only when the site changes
  useEffect(() => {
    if (!document) return;
    let isWanted = true;
    let cancel = () => {};
    const check = () => {
      import("./run-check.ts")
        .then(({ runCheck }) => runCheck(document))
        .then(
          (found) => isWanted && setFindings(found),
          () => isWanted && setFindings((before) => before ?? "failed"),
        );
    };
    const timer = setTimeout(() => (cancel = whenIdle(check)), isFirst ? 0 : REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      cancel();
    };
  }, [document]);

  return findings;
}
