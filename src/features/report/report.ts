import { brand } from "#src/lib/brand.ts";
import { session } from "#src/lib/storage.ts";
import { describeFailure } from "./describe-failure.ts";

export type FailureKind = "error" | "rejection" | "boundary";
type Report =
  | { kind: FailureKind; message: string; route: string }
  | { kind: "vital"; name: string; value: number; route: string };

/** The limit of reports per visit. Failures and vitals get half each, so that reloads leave room for failures. */
const MOST_REPORTS = 20;
const STORAGE_KEY = "reports_sent";
const MAX_LABEL_LENGTH = 40;

const version = [import.meta.env.APP_VERSION, brand.buildLabel.slice(0, MAX_LABEL_LENGTH)]
  .filter(Boolean)
  .join(" ");
/** Reports already sent from this page, to skip duplicates. */
const sent = new Set<string>();

export function reportFailure(kind: FailureKind, failure: unknown, route: string) {
  const message = describeFailure(failure);
  send({ kind, message, route }, message);
}

/** Reports each web vital once, for the page that was opened first. */
export async function reportVitals(route: string) {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value }) =>
      send({ kind: "vital", name, value: Math.round(value * 1000) / 1000, route }, name),
    );
  }
}

function send(report: Report, subject: string) {
  const once = `${report.kind} ${report.route} ${subject}`;
  if (sent.has(once) || !takeTurn(report.kind === "vital" ? "vitals" : "failures")) return;
  sent.add(once);
  // A text body needs no CORS preflight, for which a closing page could not wait.
  navigator.sendBeacon(import.meta.env.VITE_REPORT_URL ?? "", JSON.stringify({ ...report, version }));
}

const turns = { vitals: 0, failures: 0 };

/** Counts across reloads, or only for this page if storage is unavailable. */
function takeTurn(group: keyof typeof turns) {
  const key = `${STORAGE_KEY}_${group}` as const;
  turns[group] = Math.max(turns[group], Number(session.read(key)) || 0) + 1;
  session.write(key, String(turns[group]));
  return turns[group] <= MOST_REPORTS / 2;
}
