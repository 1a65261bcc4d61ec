import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import { sourceLimits } from "#src/apps/sheets/read/source-limits.ts";
import { paths } from "#src/lib/paths.ts";
import { session } from "#src/lib/storage.ts";
import { Button } from "#src/ui/button.tsx";
import { FileDrop } from "#src/ui/file-drop.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { SheetProposalView } from "./sheet-proposal.tsx";
import { useSheets } from "./use-sheets.ts";

const PASTED_KEY = "pasted-rows";
/** Longer texts would fill the storage of the tab. */
const LONGEST_STORED = 500_000;

/** Makes an app of a spreadsheet: a file, or rows copied from a spreadsheet program. */
export function SheetStart() {
  const sheets = useSheets();
  const { reading, proposal, failure, begin, answer, cancel, close } = sheets;
  const [pasted, setPasted] = useState(() => session.read(PASTED_KEY) ?? "");
  const [problem, setProblem] = useState<string>();

  const paste = (text: string) => {
    setPasted(text);
    setProblem(undefined);
    if (text.length <= LONGEST_STORED) session.write(PASTED_KEY, text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pasted.trim() === "") return setProblem("Paste the rows first, with their heads.");
    void begin({ pasted });
  };

  if (proposal)
    return (
      <SheetProposalView
        proposal={proposal}
        reading={reading}
        failure={failure}
        onAnswer={(id, choice) => void answer(id, choice)}
        onCancel={cancel}
        onClose={close}
      />
    );
  const percent = Math.round((reading?.share ?? 0) * 100);
  return (
    <section aria-labelledby="sheet-title" className="page grid gap-6 py-8 lg:py-12">
      <div>
        <PageHeading id="sheet-title" title="Make an app of a spreadsheet">
          Make an app of a spreadsheet
        </PageHeading>
        <p className="mt-2 max-w-[64ch] text-lg text-muted">
          Drop a file, and use it as an app a moment later, with forms, a calendar, a board and totals. It is
          read in your browser, and goes nowhere else.
        </p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <FileDrop
          title="Drop a spreadsheet"
          titleOnTouch="Choose a spreadsheet"
          accept=".csv,.tsv,.txt,.xlsx,.xlsm,.ods"
          reading={reading ? reading.name : null}
          failure={failure ?? null}
          onChoose={(file) => void begin(file)}
          onCancel={cancel}
        >
          {reading ? (
            <progress
              aria-label={`Reading ${reading.name}`}
              max={100}
              value={percent}
              className="mt-3 w-full max-w-80 accent-signal"
            />
          ) : (
            `CSV or Excel (.xlsx), up to ${sourceLimits.megabytes} MB and ${sourceLimits.rows.toLocaleString("en-GB")} rows. Several sheets become linked tables.`
          )}
        </FileDrop>
        <form onSubmit={submit} className="grid gap-3 rounded-card border border-edge bg-raised p-4 sm:p-5">
          <TextArea
            label="Or paste rows from Excel, Numbers or Google Sheets"
            value={pasted}
            error={problem}
            rows={7}
            spellCheck={false}
            placeholder={"Name\tPhone\tPaid\nAda Quill\t07700 900123\tyes"}
            onChange={({ target }) => paste(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              look={pasted.trim() === "" ? "outline" : "primary"}
              aria-disabled={reading !== undefined}
            >
              Make an app of these rows
            </Button>
            {pasted !== "" && (
              <Button look="quiet" onClick={() => paste("")}>
                Clear
              </Button>
            )}
          </div>
        </form>
      </div>
      <p className="text-muted">
        No spreadsheet yet?{" "}
        <Link href={paths.webAppBuilder} className="underline underline-offset-4">
          Say in a sentence what you keep track of
        </Link>
        .
      </p>
    </section>
  );
}
