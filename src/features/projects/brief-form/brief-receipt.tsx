import { type Ref, Suspense } from "react";
import { useLocation } from "wouter";
import { isHosted } from "#src/api/hosted.ts";
import { brand } from "#src/lib/brand.ts";
import { downloadText } from "#src/lib/download.ts";
import { formatDateTime } from "#src/lib/english.ts";
import { fileNameOf } from "#src/lib/file-name.ts";
import { laterIfThere } from "#src/lib/later.ts";
import { paths } from "#src/lib/paths.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button, ButtonLink, MailLink } from "#src/ui/button.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { type BriefAnswers, briefOf, type Receipt } from "./brief-answers.ts";
import { briefAsText, briefMail } from "./brief-as-text.ts";

const DraftPicture = laterIfThere(() =>
  import("./draft-picture.tsx").then(({ DraftPicture }) => DraftPicture),
);

interface BriefReceiptProps {
  answers: BriefAnswers;
  receipt: Receipt;
  heading: Ref<HTMLHeadingElement>;
  /** Called with the key of the project created from the draft. */
  onCreated: (projectKey: string) => void;
  onStartAgain: () => void;
}

/** Confirms that the brief is stored, and offers to send it and to open the generated draft. */
export function BriefReceipt({ answers, receipt, heading, onCreated, onStartAgain }: BriefReceiptProps) {
  const [, navigate] = useLocation();
  const toast = useToast();

  const [open, isBusy] = useAction(async () => {
    try {
      const { createProjectFromBrief } = await import("#src/entities/projects/project-from-brief.ts");
      const { key, name } = await createProjectFromBrief(briefOf(answers));
      onCreated(key);
      toast({
        title: "Project Created!",
        description: `Your project "${name}" has been created successfully.`,
      });
      navigate(paths.openProject(key));
    } catch (error) {
      console.info("The project could not be created.", error);
      toast({
        title: "Error",
        description: "Failed to create project. Please try again.",
        tone: "destructive",
      });
    }
  });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 md:grid-cols-[minmax(0,1fr)_minmax(16rem,24rem)]">
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="text-3xl">
          {isHosted() ? "We have your brief." : "Your brief is saved in this browser."}
        </h2>
        <dl className="mt-6 grid gap-4 border-ink border-y-2 py-5">
          <div>
            <dt className="text-muted">Its number</dt>
            <dd className="font-bold font-display text-[clamp(3rem,12vw*var(--type-scale),5rem)] tabular-nums leading-none tracking-[-0.03em]">
              {receipt.id}
            </dd>
          </div>
          <div>
            <dt className="text-muted">{isHosted() ? "Received" : "Saved"}</dt>
            <dd>
              <time dateTime={receipt.createdAt}>{formatDateTime(new Date(receipt.createdAt), "full")}</time>
            </dd>
          </div>
          <div className="min-w-0">
            <dt className="text-muted">{isHosted() ? "The answer goes to" : "Your email address"}</dt>
            <dd className="break-words">{answers.email}</dd>
          </div>
        </dl>
        {!isHosted() && <SendBrief answers={answers} />}
        <p className="mt-6 max-w-[48ch] text-lg">
          A draft of your site is ready. Open it to keep it as a project in this browser and change it.
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

/** A static host cannot send mail, so the visitor sends the brief. */
function SendBrief({ answers }: { answers: BriefAnswers }) {
  const [save] = useAction(async () => {
    const name = `brief-${fileNameOf(answers.businessName, "website")}.txt`;
    downloadText(name, briefAsText(answers), "text/plain");
  });
  return (
    <section aria-labelledby="send-brief" className="mt-6">
      <h3 id="send-brief" className="text-xl">
        Send it to us
      </h3>
      <p className="mt-1 max-w-[48ch] text-lg">
        Nobody else can see your brief yet. Send it by email
        {brand.contactEmail ? "" : " to the person who showed you this page"}, or save it as a file and attach
        it to any message.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <MailLink href={briefMail(answers, brand.contactEmail)}>Send by email</MailLink>
        <Button onClick={save}>Save as a file</Button>
      </div>
    </section>
  );
}
