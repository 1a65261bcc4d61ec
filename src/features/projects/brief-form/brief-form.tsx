import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { serverReason } from "#src/api/api-error.ts";
import { isHosted } from "#src/api/hosted.ts";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import { createDraftSaver } from "#src/entities/projects/drafts-store.ts";
import { useDraft } from "#src/entities/projects/use-draft.ts";
import { laterIfThere } from "#src/lib/later.ts";
import { slug } from "#src/lib/slug.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { Form, useForm } from "#src/ui/form.tsx";
import { FormSkeleton, Skeleton } from "#src/ui/skeleton.tsx";
import {
  answersSchema,
  type BriefAnswers,
  briefOf,
  noAnswers,
  type Receipt,
  reachableStep,
  readStored,
  type Step,
  steps,
} from "./brief-answers.ts";
import { BriefReceipt } from "./brief-receipt.tsx";
import { briefSteps } from "./brief-step.tsx";
import { sendBrief } from "./send-brief.ts";
import { StepList } from "./step-list.tsx";

const DraftPicture = laterIfThere(() =>
  import("./draft-picture.tsx").then(({ DraftPicture }) => DraftPicture),
);

const DRAFT_ID = "web-app-form";
const MAX_SLUG_LENGTH = 120;

type StoredForm = ReturnType<typeof readStored>;

/** The brief form in steps. The browser stores the draft until it is sent, and then the receipt. */
export function BriefForm() {
  const draft = useDraft(DRAFT_ID);
  const stored = useMemo(() => {
    const module = new URLSearchParams(draft && location.search).get("module") ?? "";
    return draft && aboutModule(readStored(draft.fields), module.trim().slice(0, MAX_SLUG_LENGTH));
  }, [draft]);

  if (stored) return <OpenedForm stored={stored} />;
  return (
    <div role="status" className="min-h-[32rem]">
      <span className="sr-only">Opening the form…</span>
      <FormSkeleton />
    </div>
  );
}

/** A different module than last time starts a new brief. */
function aboutModule({ answers, receipt }: StoredForm, module: string): StoredForm {
  if (!module || module === answers.module) return { answers, receipt };
  return { answers: { ...(receipt ? nextOf(answers) : answers), module }, receipt: null };
}

const nextOf = ({ contactName, email, phone }: BriefAnswers): BriefAnswers => ({
  ...noAnswers,
  contactName,
  email,
  phone,
});

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one field of markup for each question
function OpenedForm({ stored }: { stored: StoredForm }) {
  const [search, setSearch] = useSearchParams();
  const [receipt, setReceipt] = useState(stored.receipt);
  const [saver] = useState(() => createDraftSaver(DRAFT_ID));
  const heading = useRef<HTMLHeadingElement>(null);

  const wanted = search.get("step");
  const form = useForm<BriefAnswers, BriefAnswers>({
    schema: answersSchema(wanted),
    initial: stored.answers,
    onSubmit: (answers): unknown => (next ? goTo(next) : send(answers)),
    onFailure: (error) =>
      serverReason(error) ??
      "Your brief could not be saved. Everything you wrote is still here: please try again.",
  });
  const { subscribe } = form;
  const answers = form.watch();
  const step = reachableStep(wanted, answers);
  const at = steps.indexOf(step);
  const next = steps[at + 1];
  const place = receipt ? "receipt" : step;
  const lastPlace = useRef(place);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saver.save({ answers: values, receipt: null }),
      }),
    [subscribe, saver],
  );

  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    heading.current?.focus();
  }, [place]);

  const keepReceipt = (receipt: Receipt) => {
    setReceipt(receipt);
    saver.save({ answers: form.getValues(), receipt });
  };
  const goTo = (step: Step) => {
    // The new step has not been submitted yet, so it shows no errors.
    form.reset(undefined, { keepValues: true });
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.set("step", step);
      return next;
    });
  };
  const startAgain = () => {
    form.reset(nextOf(answers));
    setReceipt(null);
    setSearch({}, { replace: true });
  };
  const send = async (answers: BriefAnswers) => {
    const sent = await sendBrief(briefOf(answers));
    keepReceipt({ ...sent, projectKey: null });
    announce(`Your brief is ${isHosted() ? "sent" : "saved"}. Its number is ${sent.id}.`);
  };

  if (receipt) {
    return (
      <BriefReceipt
        answers={answers}
        receipt={receipt}
        heading={heading}
        onCreated={(projectKey) => keepReceipt({ ...receipt, projectKey })}
        onStartAgain={startAgain}
      />
    );
  }

  const { question, Content } = briefSteps[step];
  const before = steps[at - 1];
  const isLast = !next;
  const hasPicture = at >= steps.indexOf("look") && !isLast;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <StepList step={step} furthest={steps.indexOf(reachableStep("contact", answers))} onGo={goTo} />
      <div
        className={
          hasPicture
            ? "grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-[minmax(0,1fr)_20rem]"
            : "max-w-3xl"
        }
      >
        <Form form={form} aria-labelledby="brief-step" className="min-w-0">
          {answers.module && (
            <p className="mb-6 flex items-center justify-between gap-3 rounded-[10px] border border-edge bg-raised px-4 py-2">
              <span>
                About the module <ModuleName module={answers.module} />
              </span>
              <Button
                size="inline"
                className="-me-1.5 shrink-0"
                onClick={() => {
                  form.setValue("module", "");
                  setSearch(
                    (now) => {
                      const next = new URLSearchParams(now);
                      next.delete("module");
                      return next;
                    },
                    { replace: true },
                  );
                }}
              >
                Remove<span className="sr-only"> the module</span>
              </Button>
            </p>
          )}
          <h2 ref={heading} tabIndex={-1} id="brief-step" className="mb-6 text-3xl">
            {question}
          </h2>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Content form={form} />
          </Suspense>
          {form.failure && (
            <p role="alert" className="mt-6 rounded-[10px] border border-danger bg-raised px-4 py-3">
              {form.failure}
            </p>
          )}
          <div className="mt-8 flex flex-wrap items-center gap-3 border-line border-t pt-5">
            {before && <Button onClick={() => goTo(before)}>Back</Button>}
            <Button type="submit" look="primary" aria-disabled={form.isSubmitting}>
              {isLast
                ? form.isSubmitting
                  ? "Saving…"
                  : isHosted()
                    ? "Send the brief"
                    : "Save the brief"
                : "Next"}
            </Button>
            <p className="text-muted text-sm">Saved in this browser as you type.</p>
          </div>
        </Form>
        {hasPicture && (
          <aside aria-label="The site so far" className="min-w-0">
            <Suspense fallback={<Skeleton className="aspect-[4/5]" />}>
              <DraftPicture answers={answers} />
            </Suspense>
          </aside>
        )}
      </div>
    </div>
  );
}

function ModuleName({ module }: { module: string }) {
  const known = moduleCatalogue.find(({ name }) => slug(name) === module);
  return <b>{known?.name ?? module.replaceAll("-", " ")}</b>;
}
