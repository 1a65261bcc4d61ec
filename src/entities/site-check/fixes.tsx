import { useLayoutEffect, useRef, useState } from "react";
import { useAction } from "#src/lib/use-action.ts";
import type { Finding, Fix, SlowFix } from "#src/sites/check/finding.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { Button } from "#src/ui/button.tsx";
import { FixForm } from "./fix-form.tsx";

type Edit = (document: SiteDocument) => SiteDocument;

/** Changes the site, and returns whether anything has changed. */
export type ApplyFix = (finding: Finding, label: string, edit: Edit) => boolean;

interface FixesProps {
  finding: Finding;
  onFix: ApplyFix;
}

/** The buttons of a finding's fixes, and below them the questions of the one that is open. */
export function Fixes({ finding, onFix }: FixesProps) {
  /** Holds the fix as it was opened, because another check may ask for less. */
  const [asking, setAsking] = useState<{ which: "fix" | "otherFix"; fix: Fix }>();
  const [failure, setFailure] = useState<string>();
  /**
   * The finding that is fixed. It stays until the site is checked again, and with it all that a double click could
   * press.
   */
  const [fixed, setFixed] = useState<Finding>();
  const isFixed = fixed === finding;
  const own = useRef<HTMLSpanElement>(null);
  const open = fixed === undefined || isFixed ? asking : undefined;

  useLayoutEffect(() => {
    const item = own.current?.closest("li");
    return () => {
      if (item?.contains(document.activeElement)) focusNext(item);
    };
  }, []);

  const apply = (label: string, edit: Edit) => {
    if (isFixed) return true;
    const isDone = onFix(finding, label, edit);
    if (isDone) setFixed(finding);
    return isDone;
  };
  const [press, isBusy] = useAction(async (which: "fix" | "otherFix", fix: Fix | SlowFix) => {
    if (isFixed) return;
    setFixed(undefined);
    setFailure(undefined);
    if ("questions" in fix && fix.questions) return setAsking({ which, fix });
    setAsking(undefined);
    try {
      const edit: Edit = "prepare" in fix ? await fix.prepare() : (document) => fix.apply(document, []);
      if (!apply(fix.label, edit)) setFailure("This could not be changed. Use Show, and change it there.");
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  });

  return (
    <>
      <span ref={own} className="contents">
        {(["fix", "otherFix"] as const).map((which) => {
          const fix = finding[which];
          if (!fix) return null;
          const hasQuestions = "questions" in fix && fix.questions !== undefined;
          return (
            <Button
              key={which}
              size="inline"
              look="quiet"
              className="font-medium! text-sm"
              aria-disabled={isBusy}
              aria-expanded={hasQuestions ? open?.which === which : undefined}
              onClick={() => void press(which, fix)}
            >
              {isBusy && "prepare" in fix ? "One moment…" : fix.label}
              <span className="sr-only">: {finding.words}</span>
            </Button>
          );
        })}
      </span>
      {failure && (
        <p role="alert" className="mx-1.5 basis-full text-danger text-sm">
          {failure}
        </p>
      )}
      {open?.fix.questions && (
        <FixForm
          key={open.which}
          fix={open.fix}
          questions={open.fix.questions}
          onApply={(edit) => apply(open.fix.label, edit)}
          onClose={() => setAsking(undefined)}
          onLeave={() => own.current?.querySelectorAll("button")[open.which === "fix" ? 0 : 1]?.focus()}
        />
      )}
    </>
  );
}

/** Moves the focus from a finding that leaves the list to the next one, or to the list around them. */
function focusNext(item: HTMLLIElement) {
  const list = item.closest<HTMLElement>("[data-findings]");
  const items = [...(list?.querySelectorAll("li") ?? [])];
  const index = items.indexOf(item);
  const next = items[index + 1] ?? items[index - 1];
  (next?.querySelector("button") ?? list)?.focus();
}
