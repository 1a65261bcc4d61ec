import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "wouter";
import { useSuspenseQuery } from "#src/api/query.ts";
import type { AppQuestion } from "#src/apps/describe/describe.ts";
import { type AppRecords, createRecords } from "#src/apps/records/records.ts";
import { withSentence } from "#src/brief/answers.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { BriefText } from "../brief-text.tsx";
import { readBrief, typed, withBrief } from "../stored-brief.ts";
import { readAppChoices, withWanted, writeAppChoices } from "./app-choices.ts";
import { AppQuestions } from "./app-questions.tsx";
import type { BriefApp } from "./app-task.ts";
import { appQuery } from "./describe-in-worker.ts";
import { withKeptRecords } from "./kept-records.ts";
import { MakeAppButton } from "./make-app-button.tsx";
import { RunningProposal } from "./running-proposal.tsx";
import { StartChoice } from "./start-choice.tsx";
import { UnderstoodApp } from "./understood-app.tsx";

/** Shows what was understood of the brief in the address, and the app made of it, running. */
export function AppProposal() {
  const [search, setSearch] = useSearchParams();
  const latest = readBrief(search);
  const brief = useDeferredValue(latest);
  const latestChoices = useMemo(() => readAppChoices(search), [search]);
  // The last app stays visible until the next one is made.
  const choices = useDeferredValue(latestChoices);
  const { isEmpty, name } = choices;
  const { asked } = latestChoices;
  const { data: described } = useSuspenseQuery(appQuery(brief, choices.without));
  const { parts, isUnsure } = described;
  const app = useProposedApp(described, { name, isEmpty });
  const questions = described.questions.filter(({ id }) => !asked.includes(id));
  const title = app.document.name;
  const tables = app.document.tables.map((table) => table.name.many.toLowerCase()).join(", ");

  useEffect(() => announce(`${title}: an app with ${tables}.`, "brief"), [title, tables]);

  const change = (next: Parameters<typeof writeAppChoices>[1]) =>
    setSearch((now) => writeAppChoices(now, next));
  const answer = ({ id }: AppQuestion, adds: string) => {
    const unread = typed.read(latest);
    if (unread !== undefined && unread !== latest)
      typed.write(withSentence(latest, adds), withSentence(unread, adds));
    setSearch((now) =>
      writeAppChoices(withBrief(now, withSentence(readBrief(now), adds)), { asked: [...asked, id] }),
    );
    announce(`Added to your description: “${adds}”`, "answer");
  };

  const questionPanel = (
    <AppQuestions
      questions={questions}
      isUnsure={isUnsure}
      onAnswer={answer}
      onSkip={(id) => change({ asked: [...asked, id] })}
    />
  );

  return (
    <section aria-labelledby="app-title" className="blueprint border-line border-y bg-sunken">
      <div className="page grid gap-6 py-8 lg:pt-6 lg:pb-10">
        <BriefText key={brief} brief={brief} label="What the app is for">
          <Button
            look="quiet"
            onClick={() => setSearch((now) => withWanted(now, "site"))}
            className="underline underline-offset-4"
          >
            I wanted a website
          </Button>
        </BriefText>
        {isUnsure && questionPanel}
        <div className="min-w-0">
          <PageHeading
            id="app-title"
            title={`App: ${title}`}
            className="break-words text-[clamp(1.5rem,3.5vw*var(--type-scale),2.25rem)]!"
          >
            Your app: {title}
          </PageHeading>
          <p className="mt-1 max-w-[68ch] text-muted">
            This app already runs: try it. It was made in your browser, without a language model, and works
            offline. What you add here is kept when you make it.
          </p>
        </div>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <RunningProposal app={app}>
            <StartChoice isEmpty={latestChoices.isEmpty} onChoose={(value) => change({ isEmpty: value })} />
            <MakeAppButton
              app={app}
              description={brief}
              isStale={brief !== latest || choices !== latestChoices}
            />
          </RunningProposal>
          <div className="grid min-w-0 content-start gap-6">
            {!isUnsure && questionPanel}
            <UnderstoodApp
              name={title}
              parts={parts}
              without={latestChoices.without}
              onName={(value) => change({ name: value || undefined })}
              onToggle={(id, isWanted) =>
                setSearch((now) => {
                  const others = readAppChoices(now).without.filter((one) => one !== id);
                  return writeAppChoices(now, { without: isWanted ? others : [...others, id] });
                })
              }
            />
          </div>
        </div>
      </div>
    </section>
  );
}

/** The records in memory of the proposed app. What the visitor has added to the last one stays. */
function useProposedApp(
  { samples }: BriefApp,
  { name, isEmpty }: { name: string | undefined; isEmpty: boolean },
) {
  const [held] = useState<{ app?: AppRecords }>({});
  return useMemo(() => {
    const { document } = samples;
    const named = name ? { ...document, name } : document;
    const start = { records: {}, counters: {}, unreadable: 0 };
    const app = createRecords(withKeptRecords({ ...(isEmpty ? start : samples), document: named }, held.app));
    held.app = app;
    return app;
  }, [held, samples, name, isEmpty]);
}
