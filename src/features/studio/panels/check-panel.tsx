import { FindingList } from "#src/entities/site-check/finding-list.tsx";
import { type ApplyFix, Fixes } from "#src/entities/site-check/fixes.tsx";
import { useSiteCheck } from "#src/entities/site-check/use-site-check.ts";
import type { Finding } from "#src/sites/check/finding.ts";
import { announce } from "#src/ui/announce.ts";
import { showFinding } from "../show-finding.ts";
import { useCanEdit, useSite, useStudio, useStudioStore } from "../studio-slice.ts";
import { DeepCheck } from "./deep-check.tsx";

/** The findings to fix before the site is published. */
export function CheckPanel() {
  const document = useSite();
  const canEdit = useCanEdit();
  const findings = useSiteCheck(document);
  const change = useStudio((studio) => studio.change);
  const store = useStudioStore();
  if (findings === undefined) {
    return (
      <p role="status" className="text-muted text-sm">
        Checking the site…
      </p>
    );
  }
  if (findings === "failed") {
    return (
      <p role="alert" className="text-sm">
        The check could not be loaded. Open this panel again when you are online.
      </p>
    );
  }
  const onFix: ApplyFix = (finding, label, edit) => {
    const isDone = change(label, edit);
    announce(isDone ? `${label}: done.` : `${finding.words} This could not be changed.`, "studio");
    return isDone;
  };
  const renderFixes = canEdit ? (finding: Finding) => <Fixes finding={finding} onFix={onFix} /> : undefined;
  return (
    <div data-findings="" tabIndex={-1} className="grid gap-4 outline-none">
      <p className="text-muted text-sm">
        {findings.length === 0
          ? "Nothing to fix: no dead links, no samples, every picture described, every text readable."
          : "The site can be published as it is. These things are worth a look first."}
      </p>
      <FindingList
        document={document}
        findings={findings}
        onShow={(finding) => showFinding(store, finding)}
        renderFixes={renderFixes}
      />
      <DeepCheck
        document={document}
        onShow={(finding) => showFinding(store, finding)}
        onFix={canEdit ? onFix : undefined}
      />
    </div>
  );
}
