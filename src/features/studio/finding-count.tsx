import { useSiteCheck } from "#src/entities/site-check/use-site-check.ts";
import { useSite } from "./studio-slice.ts";

/** How many things the site check has found; nothing while there are none. */
export function FindingCount() {
  const findings = useSiteCheck(useSite());
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
