import { type Ref, Suspense, useRef, useState } from "react";
import { useLocation } from "wouter";
import { formatDateTime } from "#src/lib/english.ts";
import { later } from "#src/lib/later.ts";
import { paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { type BriefAnswers, briefOf, type Receipt } from "./brief-answers.ts";

const DraftPicture = later(() => import("./draft-picture.tsx").then(({ DraftPicture }) => DraftPicture));

interface BriefReceiptProps {
  answers: BriefAnswers;
  receipt: Receipt;
  heading: Ref<HTMLHeadingElement>;
  /** Called with the project that the draft has become. */
  onCreated: (projectKey: string) => void;
  onStartAgain: () => void;
}

/** That the brief has arrived, under which number, and what can be had of it at once. */
export function BriefReceipt({ answers, receipt, heading, onCreated, onStartAgain }: BriefReceiptProps) {
  const [, navigate] = useLocation();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const creating = useRef(false);

  const open = async () => {
    if (creating.current) return;
    creating.current = true;
    setIsBusy(true);
    try {
      const { createProjectFromBrief } = await import("../project-from-brief.ts");
      const { key, name } = await createProjectFromBrief(briefOf(answers));
      onCreated(key);
      toast({
        title: "Project Created!",
        description: `Your project "${name}" has been created successfully.`,
      });
      navigate(paths.openProject(key));
    } catch {
      toast({
        title: "Error",
        description: "Failed to create project. Please try again.",
        tone: "destructive",
      });
      creating.current = false;
      setIsBusy(false);
    }
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 md:grid-cols-[minmax(0,1fr)_minmax(16rem,24rem)]">
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="text-3xl">
          We have your brief.
        </h2>
        <dl className="mt-6 grid gap-4 border-ink border-y-2 py-5">
          <div>
            <dt className="text-muted">Its number</dt>
            <dd className="font-bold font-display text-[clamp(3rem,12vw,5rem)] tabular-nums leading-none tracking-[-0.03em]">
              {receipt.id}
            </dd>
          </div>
          <div>
            <dt className="text-muted">Received</dt>
            <dd>
              <time dateTime={receipt.createdAt}>{formatDateTime(new Date(receipt.createdAt), "full")}</time>
            </dd>
          </div>
          <div className="min-w-0">
            <dt className="text-muted">The answer goes to</dt>
            <dd className="break-words">{answers.email}</dd>
          </div>
        </dl>
        <p className="mt-6 max-w-[48ch] text-lg">
          Nobody has to wait: a draft of the site has been made of your answers. Open it, and it is a project
          of this browser, yours to change.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          {receipt.projectKey ? (
            <ButtonLink look="primary" href={paths.openProject(receipt.projectKey)}>
              Open the draft
            </ButtonLink>
          ) : (
            <Button look="primary" aria-disabled={isBusy} onClick={() => void open()}>
              {isBusy ? "Opening…" : "Open the draft"}
            </Button>
          )}
          <Button onClick={onStartAgain}>Write another brief</Button>
        </div>
      </div>
      <Suspense fallback={<Skeleton className="aspect-[4/5]" />}>
        <DraftPicture answers={answers} />
      </Suspense>
    </div>
  );
}
