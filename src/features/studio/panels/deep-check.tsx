import { useEffect, useRef, useState } from "react";
import { usePhotos } from "#src/entities/pictures/use-photos.ts";
import { FindingList } from "#src/entities/site-check/finding-list.tsx";
import { type ApplyFix, Fixes } from "#src/entities/site-check/fixes.tsx";
import type { Finding } from "#src/sites/check/finding.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";

type Check =
  | { step: "idle" | "failed" }
  | { step: "loading" }
  | { step: "running"; number: number; count: number }
  | { step: "done"; document: SiteDocument; findings: Finding[]; pages: number };

/** Keeps what a double click could press in its place. */
const DOUBLE_CLICK_MS = 500;

interface DeepCheckProps {
  document: SiteDocument;
  onShow: (finding: Finding) => void;
  /** Missing where the site cannot be changed. */
  onFix: ApplyFix | undefined;
}

/** Renders every page and checks it with axe, which is loaded on demand. */
export function DeepCheck({ document, onShow, onFix }: DeepCheckProps) {
  const [check, setCheck] = useState<Check>({ step: "idle" });
  /** The ids of findings that were fixed since, as the pages are drawn again only on request. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const noteChanged = (id: string) => setChanged((before) => new Set([...before, id]));
  const photos = usePhotos(document);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isBusy = check.step === "loading" || check.step === "running";

  const run = async () => {
    // A second click can come before the next render.
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const set = (next: Check) => signal.aborted || setCheck(next);
    set({ step: "loading" });
    try {
      const { checkDeeply } = await import("#src/entities/site-check/run-check.ts");
      const onPage = (number: number, count: number) => set({ step: "running", number, count });
      const { findings, pages } = await checkDeeply(document, { photos, onPage, signal });
      set({ step: "done", document, findings, pages });
      setChanged(new Set());
      if (!signal.aborted) announce(saidOf(findings.length, pages), "studio");
    } catch (error) {
      console.info("The site could not be checked.", error);
      set({ step: "failed" });
    } finally {
      running.current = null;
    }
  };

  return (
    <section className="grid gap-3 border-line border-t pt-4">
      <h3 className="text-base">Accessibility in depth</h3>
      <p className="text-muted text-sm">
        Draws every page as on a computer and a phone, and looks for barriers: names, labels, contrast on
        plain backgrounds, order of headings, size of controls.
      </p>
      <Button size="small" aria-disabled={isBusy} onClick={() => void run()}>
        {isBusy ? progressOf(check) : "Check accessibility in depth"}
      </Button>
      {check.step === "failed" && (
        <p role="alert" className="text-sm">
          The pages could not be checked. The program for it loads once: try again when you are online.
        </p>
      )}
      {check.step === "done" && (
        <>
          <p className="text-sm">{saidOf(check.findings.length, check.pages)}</p>
          {check.document !== document && (
            <p className="text-muted text-sm">The site has changed since. Check again to see what is left.</p>
          )}
          <FindingList
            document={document}
            findings={check.findings}
            onShow={onShow}
            renderFixes={
              onFix &&
              ((finding) =>
                document !== check.document && changed.has(finding.id) ? (
                  <span className="px-1.5 text-muted">Changed</span>
                ) : (
                  <Fixes
                    finding={finding}
                    onFix={(fixed, label, edit) => {
                      const isDone = onFix(fixed, label, edit);
                      if (isDone) setTimeout(noteChanged, DOUBLE_CLICK_MS, fixed.id);
                      return isDone;
                    }}
                  />
                ))
            }
          />
        </>
      )}
    </section>
  );
}

const progressOf = (check: Check) =>
  check.step === "running" ? `Checking page ${check.number} of ${check.count}…` : "Loading…";

const LIMIT = "A program finds only part of what can be wrong: use the site once with the keyboard alone.";

function saidOf(count: number, pages: number) {
  const on = pages === 1 ? "the one page" : `${pages} pages`;
  if (count === 0) return `No barrier was found on ${on}. ${LIMIT}`;
  return `${count} ${count === 1 ? "barrier was" : "barriers were"} found on ${on}.`;
}
