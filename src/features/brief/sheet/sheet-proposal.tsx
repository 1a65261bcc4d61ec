import { useMemo, useState } from "react";
import { createRecords } from "#src/apps/records/records.ts";
import { Button } from "#src/ui/button.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { MakeAppButton } from "../app/make-app-button.tsx";
import { RunningProposal } from "../app/running-proposal.tsx";
import { TextEditor } from "../text-editor.tsx";
import { SheetDecisions } from "./sheet-decisions.tsx";
import { SheetQuestions } from "./sheet-questions.tsx";
import type { SheetProposal } from "./use-sheets.ts";

interface SheetProposalProps {
  proposal: SheetProposal;
  /** Set while the app is made again with another answer. */
  reading: { share: number } | undefined;
  failure: string | undefined;
  onAnswer: (id: string, choice: string) => void;
  onCancel: () => void;
  onClose: () => void;
}

/** The app made of a spreadsheet, running, with everything that was decided on the way. */
export function SheetProposalView(props: SheetProposalProps) {
  const { proposal, reading, failure, onAnswer, onCancel, onClose } = props;
  const { plan, made } = proposal;
  const { file, totals } = made;
  const [ownName, setOwnName] = useState<string>();
  const name = ownName ?? file.document.name;
  const app = useMemo(() => createRecords({ ...file, document: { ...file.document, name } }), [file, name]);
  const count = plan.tables.reduce((sum, { records }) => sum + records.length, 0);
  const shown = `${count.toLocaleString("en-GB")} ${count === 1 ? "record" : "records"} in ${
    plan.tables.length === 1 ? "one table" : `${plan.tables.length} tables`
  }`;

  return (
    <section
      aria-labelledby="sheet-app-title"
      aria-busy={reading !== undefined}
      className="blueprint border-line border-y bg-sunken"
    >
      <div className="page grid gap-6 py-8 lg:pt-6 lg:pb-10">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="min-w-0">
            <PageHeading
              id="sheet-app-title"
              title={`App: ${name}`}
              className="break-words text-[clamp(1.5rem,3.5vw*var(--type-scale),2.25rem)]!"
            >
              Your app: {name}
            </PageHeading>
            <p className="mt-1 max-w-[68ch] text-muted">
              This app already runs: try it. No value of the file was changed without being named here.
            </p>
          </div>
          <Button onClick={onClose}>Choose another file</Button>
        </div>
        <p role="alert" className="font-medium text-danger empty:hidden">
          {failure}
        </p>
        <SheetQuestions questions={plan.questions} onAnswer={onAnswer} />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <RunningProposal app={app}>
            {reading ? (
              <div className="flex items-center gap-3">
                <progress
                  aria-label="Making the app again"
                  max={100}
                  value={Math.round(reading.share * 100)}
                  className="w-32 accent-signal"
                />
                <Button size="small" onClick={onCancel}>
                  Cancel
                </Button>
              </div>
            ) : (
              <p role="status" className="font-semibold">
                {shown}
              </p>
            )}
            <MakeAppButton
              app={app}
              isStale={reading !== undefined}
              description={`Made of the spreadsheet ${file.document.name}: ${shown}.`}
            />
          </RunningProposal>
          <div className="grid min-w-0 content-start gap-6">
            <SheetDecisions plan={plan} totals={totals} answers={proposal.answers} onAnswer={onAnswer} />
            <TextEditor
              key={name}
              label="Name of the app"
              value={name}
              longest={60}
              onApply={(value) => setOwnName(value || undefined)}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
