import exportIcon from "icon:download-simple";
import { useMemo, useState } from "react";
import { useSearchParams } from "wouter";
import { isHosted } from "#src/api/hosted.ts";
import type { Submission } from "#src/contract/form-submissions.ts";
import { type SubmissionStatus, statusNames, submissionStatuses } from "#src/contract/submission-states.ts";
import { dayOf, lastDays } from "#src/lib/calendar-days.ts";
import { formatDateTime } from "#src/lib/english.ts";
import { Badge, type Tone } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { ColumnChoice, useHiddenColumns } from "#src/ui/column-choice.tsx";
import { type DataColumn, DataTable, type RowId, type TableSort } from "#src/ui/data-table.tsx";
import { TextField } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Select } from "#src/ui/select.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { DayChart } from "../day-chart.tsx";
import { useSaveTables } from "../use-save-tables.ts";
import {
  filterSubmissions,
  type InboxQuery,
  inboxTable,
  industryName,
  readInboxQuery,
  writeInboxQuery,
} from "./filter-submissions.ts";
import { SubmissionDialog } from "./submission-dialog.tsx";
import { useSubmissions, useUpdateSubmissions } from "./submissions-queries.ts";

const DAYS = 30;
const tones: Record<SubmissionStatus, Tone> = {
  new: "cyan",
  "in-progress": "amber",
  done: "green",
  archived: "grey",
};

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: half of it is the columns and the markup of one table
export function SubmissionInbox() {
  const toast = useToast();
  const save = useSaveTables();
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => readInboxQuery(search), [search]);
  const change = (changes: Partial<InboxQuery>) =>
    setSearch((now) => writeInboxQuery(now, { ...readInboxQuery(now), ...changes }), { replace: true });

  const { data: submissions = [], isPending, isError, refetch } = useSubmissions();
  const update = useUpdateSubmissions();
  const [sort, setSort] = useState<TableSort | null>(null);
  const [selected, onSelect] = useState<ReadonlySet<RowId>>(new Set());

  const shown = useMemo(() => filterSubmissions(submissions, query), [submissions, query]);
  const chosen = shown.filter(({ id }) => selected.has(id));
  const open = submissions.find(({ id }) => id === query.open);
  const counts = (status: SubmissionStatus) =>
    submissions.filter((submission) => submission.status === status).length;

  const mark = (status: SubmissionStatus) =>
    update.mutate(
      { ids: chosen.map(({ id }) => id), changes: { status } },
      { onSuccess: () => onSelect(new Set()) },
    );

  const create = async (submission: Submission) => {
    try {
      const { createProjectFromBrief } = await import("#src/entities/projects/project-from-brief.ts");
      const { id: projectId } = await createProjectFromBrief(submission);
      await update.mutateAsync({
        ids: [submission.id],
        changes: { projectId, ...(submission.status === "new" && { status: "in-progress" as const }) },
      });
      toast({
        title: "Project Created!",
        description: `Your project "${submission.businessName}" has been created successfully.`,
      });
    } catch (error) {
      toast({
        title: "Error",
        description: error instanceof Error ? error.message : "Failed to create project. Please try again.",
        tone: "destructive",
      });
    }
  };

  const columns: readonly DataColumn<Submission>[] = [
    {
      id: "business",
      label: "Business",
      sortBy: ({ businessName }) => businessName,
      cell: ({ id, businessName, description }) => (
        <>
          <button
            type="button"
            onClick={() => change({ open: id })}
            className="inline-flex min-h-6 max-w-full items-center text-start underline underline-offset-4 hover:text-signal"
          >
            <span className="line-clamp-2 min-w-0 break-words">{businessName}</span>
          </button>
          <span className="line-clamp-1 font-normal text-muted text-sm">{description}</span>
        </>
      ),
    },
    {
      id: "industry",
      label: "Industry",
      width: "w-36",
      sortBy: ({ industry }) => industryName(industry),
      cell: ({ industry }) => <span className="line-clamp-2 break-words">{industryName(industry)}</span>,
    },
    {
      id: "contact",
      label: "Contact",
      width: "w-40",
      sortBy: ({ contactName }) => contactName,
      cell: ({ contactName }) => <span className="line-clamp-2 break-words">{contactName}</span>,
    },
    {
      id: "received",
      label: "Received",
      width: "w-44",
      sortBy: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt}>{formatDateTime(new Date(createdAt), "short")}</time>
      ),
    },
    {
      id: "status",
      label: "Status",
      width: "w-36",
      sortBy: ({ status }) => submissionStatuses.indexOf(status),
      cell: ({ status }) => <Badge tone={tones[status]}>{statusNames[status]}</Badge>,
    },
  ];
  const [hidden, hideColumns] = useHiddenColumns("submissions", columns);
  const changeColumns = (ids: readonly string[]) => {
    hideColumns(ids);
    // The sort indicator would disappear with its column.
    if (sort && ids.includes(sort.column)) setSort(null);
  };

  return (
    <>
      <Chart submissions={submissions} />
      <section aria-labelledby="inbox">
        <div className="mb-4 flex flex-wrap items-end gap-3">
          <h2 id="inbox" className="me-auto text-2xl">
            Inbox{" "}
            <span role="status" className="font-normal font-text text-base text-muted tracking-normal">
              {shown.length === submissions.length
                ? shown.length
                : `${shown.length} of ${submissions.length}`}
            </span>
          </h2>
          <Button
            size="small"
            disabled={shown.length === 0}
            onClick={() => void save("form-submissions", "csv", async () => [inboxTable(shown)])}
          >
            <Icon path={exportIcon} />
            Export CSV
          </Button>
        </div>
        <div className="mb-4 flex flex-wrap items-end gap-3">
          <TextField
            label="Search"
            type="search"
            value={query.words}
            onChange={(event) => change({ words: event.target.value })}
            className="w-full sm:w-72"
          />
          <Select
            label="Status"
            value={query.status}
            options={[
              { value: "all", label: `All (${submissions.length})` },
              ...submissionStatuses.map((status) => ({
                value: status,
                label: `${statusNames[status]} (${counts(status)})`,
              })),
            ]}
            onChoose={(status) => change({ status })}
            className="w-full sm:w-56"
          />
          <ColumnChoice columns={columns} hidden={hidden} onChange={changeColumns} />
        </div>
        {chosen.length > 0 && (
          <div className="mb-3 flex flex-wrap items-center gap-2 rounded-card bg-sunken px-3 py-2">
            <p role="status" className="me-2 font-medium">
              {chosen.length} selected, mark as
            </p>
            {submissionStatuses.map((status) => (
              <Button key={status} size="small" onClick={() => mark(status)}>
                {statusNames[status]}
              </Button>
            ))}
            <Button size="small" look="quiet" onClick={() => onSelect(new Set())}>
              Clear
            </Button>
          </div>
        )}
        <DataTable
          caption="Form submissions"
          columns={columns}
          hidden={hidden}
          rows={shown}
          rowId={({ id }) => id}
          nameOf={({ businessName }) => businessName}
          sort={sort}
          onSort={setSort}
          selection={{ selected, onSelect }}
          isLoading={isPending}
          failure={
            isError
              ? { message: "The submissions could not be loaded.", onRetry: () => void refetch() }
              : null
          }
          empty={
            submissions.length === 0
              ? isHosted()
                ? "No briefs yet."
                : "No brief has been written in this browser yet. Briefs of other visitors reach you by email."
              : "No brief matches this search. Try other words or another status."
          }
          minWidth="min-w-[58rem]"
        />
      </section>
      {open && (
        <SubmissionDialog
          key={open.id}
          submission={open}
          onCreateProject={create}
          onClose={() => change({ open: null })}
        />
      )}
    </>
  );
}

function Chart({ submissions }: { submissions: readonly Submission[] }) {
  const days = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { createdAt } of submissions) {
      const date = dayOf(new Date(createdAt));
      counts.set(date, (counts.get(date) ?? 0) + 1);
    }
    return lastDays(DAYS).map((date) => ({ date, count: counts.get(date) ?? 0 }));
  }, [submissions]);
  return (
    <DayChart
      title="Briefs of the last 30 days"
      days={days}
      series={[{ label: "Briefs", of: ({ count }) => count }]}
    />
  );
}
