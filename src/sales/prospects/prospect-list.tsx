import { useState } from "react";
import { Link } from "wouter";
import { basePath } from "#src/lib/base-path.ts";
import { formatDay } from "#src/lib/calendar-days.ts";
import { download } from "#src/lib/download.ts";
import { formatDateTime } from "#src/lib/english.ts";
import { paths } from "#src/lib/paths.ts";
import { writeSpreadsheet } from "#src/lib/spreadsheet/spreadsheet.ts";
import { useAction } from "#src/lib/use-action.ts";
import { type Prospect, stageNames, stages } from "#src/sales/replies/prospects.ts";
import { Button } from "#src/ui/button.tsx";
import { fitsCode } from "#src/ui/code-length.ts";
import { type DataColumn, DataTable, type TableSort } from "#src/ui/data-table.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Select } from "#src/ui/select.tsx";
import { CardSheets } from "./card-sheets.tsx";
import { prospectsTable } from "./prospect-tables.ts";
import { useProspects } from "./use-prospects.ts";

/** All prospects with a link made in this browser. */
export function ProspectList() {
  const { all, isPending, isError, retry, repliesOf } = useProspects();
  const [sort, setSort] = useState<TableSort | null>(null);
  const [stage, setStage] = useState("all");
  const [hasCards, setHasCards] = useState(false);
  const [failure, setFailure] = useState("");
  const shown = all.filter((prospect) => stage === "all" || prospect.stage === stage);
  const origin = () => location.origin + basePath;
  const cards = shown.flatMap(({ name, links: [link] }) =>
    link && fitsCode(origin() + link.address) ? [{ name, path: link.address }] : [],
  );

  const [exportAll] = useAction(async () => {
    setFailure("");
    try {
      const table = prospectsTable(all, (id) => repliesOf(id).length, origin());
      download("prospects.csv", await writeSpreadsheet("csv", [table]));
    } catch (error) {
      console.info("The file could not be made.", error);
      setFailure("The file could not be made. Please try again.");
    }
  });

  if (!isPending && !isError && all.length === 0) {
    return (
      <EmptyState title="No prospects yet">
        People you make a link for appear here, with their replies and your notes.
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div>
        <div className="mb-4 flex flex-wrap items-end gap-3">
          <Select
            label="Stage"
            value={stage}
            options={[
              { value: "all", label: "All stages" },
              ...stages.map((value) => ({ value, label: stageNames[value] })),
            ]}
            onChoose={setStage}
            className="me-auto w-52"
          />
          <Button disabled={all.length === 0} onClick={exportAll}>
            Export all as CSV
          </Button>
          <Button
            disabled={cards.length === 0}
            aria-expanded={hasCards}
            onClick={() => setHasCards(!hasCards)}
          >
            Cards to print
          </Button>
        </div>
        <p role="alert" className="mb-3 text-danger empty:hidden">
          {failure}
        </p>
        <DataTable
          caption="Prospects"
          columns={columnsWith((id) => repliesOf(id).length)}
          rows={shown}
          rowId={({ id }) => id}
          nameOf={({ name }) => name}
          sort={sort}
          onSort={setSort}
          isLoading={isPending}
          failure={
            isError ? { message: "The prospects of this browser could not be read.", onRetry: retry } : null
          }
          empty="No prospect is at this stage."
          minWidth="min-w-[48rem]"
        />
      </div>
      {hasCards && <CardSheets cards={cards} />}
    </div>
  );
}

const columnsWith = (repliesOf: (id: string) => number): readonly DataColumn<Prospect>[] => [
  {
    id: "name",
    label: "Prospect",
    sortBy: ({ name }) => name.toLowerCase(),
    cell: ({ id, name }) => (
      <Link
        href={paths.prospect(id)}
        className="inline-flex min-h-6 max-w-full items-center underline underline-offset-4 hover:text-signal"
      >
        <span className="line-clamp-2 min-w-0 break-words">{name}</span>
      </Link>
    ),
  },
  {
    id: "stage",
    label: "Stage",
    width: "w-32",
    sortBy: ({ stage }) => stages.indexOf(stage),
    cell: ({ stage }) => stageNames[stage],
  },
  {
    id: "next",
    label: "Next step",
    sortBy: ({ nextDay }) => nextDay || "9999",
    cell: ({ nextStep, nextDay }) => (
      <>
        <span className="line-clamp-2 break-words">{nextStep || "–"}</span>
        {nextDay && <span className="block text-muted text-sm">{formatDay(nextDay)}</span>}
      </>
    ),
  },
  {
    id: "opened",
    label: "Opened",
    width: "w-40",
    sortBy: ({ openedAt }) => openedAt ?? "",
    cell: ({ openedAt }) => (openedAt ? formatDateTime(new Date(openedAt), "short") : "Not known"),
  },
  {
    id: "replies",
    label: "Replies",
    isNumber: true,
    width: "w-24",
    sortBy: ({ id }) => repliesOf(id),
    cell: ({ id }) => repliesOf(id),
  },
];
