import { useRef } from "react";
import { pause, untilIdle } from "#src/lib/scheduler.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import type { Finding } from "#src/sites/check/finding.ts";
import type { SiteDocument } from "#src/sites/document.ts";

const REST_MS = 400;

/**
 * The findings of a site check, which loads when the page is idle. While a site changes, the previous findings stay.
 * Undefined until the first check is done, and "failed" if its code could not be loaded.
 */
export function useSiteCheck(document: SiteDocument | undefined): Finding[] | "failed" | undefined {
  const hasChecked = useRef(false);
  const { latest, error } = useAsyncValue(
    (signal) => document && checkAtRest(document, hasChecked.current ? REST_MS : 0, signal),
    [document],
  );
  if (latest) hasChecked.current = true;
  return latest ?? (error ? "failed" : undefined);
}

async function checkAtRest(document: SiteDocument, rest: number, signal: AbortSignal) {
  await pause(rest, signal);
  await untilIdle(signal);
  const { runCheck } = await import("./run-check.ts");
  return runCheck(document);
}
