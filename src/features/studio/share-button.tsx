import shareIcon from "icon:share-network";
import { useSiteCheck } from "#src/entities/site-check/use-site-check.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { useSite, useStudio } from "./studio-slice.ts";

/** Opens the ways to share the site, and says how much the check has found. */
export function ShareButton() {
  const findings = useSiteCheck(useSite());
  const openShare = useStudio((studio) => studio.openShare);
  const count = Array.isArray(findings) ? findings.length : 0;
  const name = count === 0 ? "Share" : `Share, ${count} ${count === 1 ? "thing" : "things"} to look at`;
  return (
    <Button size="small" aria-label={name} title={name} aria-haspopup="dialog" onClick={openShare}>
      <Icon path={shareIcon} className="size-4.5" />
      <span className="max-sm:hidden">Share</span>
      {count > 0 && (
        <span className="-me-1 rounded-full bg-amber-tint px-1.5 text-amber-ink text-xs tabular-nums">
          {count}
        </span>
      )}
    </Button>
  );
}
