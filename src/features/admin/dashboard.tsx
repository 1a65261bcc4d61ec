import { useEffect } from "react";
import { call } from "#src/api/call.ts";
import { useQuery } from "#src/api/query.ts";
import { readOverview } from "#src/contract/overview.ts";
import { statusNames, submissionStatuses } from "#src/contract/submission-states.ts";
import { overviewKey } from "#src/entities/changes/read-after-change.ts";
import { Button } from "#src/ui/button.tsx";
import { loadMotion } from "#src/ui/load-motion.ts";
import { SettlingNumber } from "#src/ui/settling-number.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { SignInAsDemoAdmin } from "./admin-note.tsx";
import { DayChart } from "./day-chart.tsx";
import { useIsAdmin } from "./use-admin.ts";

/** The totals of all data, and the activity of the last thirty days. */
export function Dashboard() {
  const isAdmin = useIsAdmin();
  const { data, isError, refetch } = useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }) => call(readOverview, { signal }),
    enabled: isAdmin,
    showsError: true,
    // The totals depend on data that other queries change.
    refetchOnMount: "always",
  });

  // At the same time as the figures, so that they can come from zero.
  useEffect(() => void loadMotion().catch(() => {}), []);

  return (
    <section
      id="admin-dashboard"
      aria-labelledby="dashboard-title"
      className="animate-rise rounded-card border border-line bg-raised p-4 sm:p-6"
    >
      <h2 id="dashboard-title" className="text-2xl">
        Admin Dashboard
      </h2>
      {!isAdmin ? (
        <div className="mt-3 flex flex-wrap items-center gap-4">
          <p className="text-muted">These figures count private data, so they are for admins.</p>
          <SignInAsDemoAdmin />
        </div>
      ) : isError ? (
        <div className="mt-3 flex flex-wrap items-center gap-4">
          <p className="text-danger">The figures could not be loaded.</p>
          <Button size="small" onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      ) : !data ? (
        <div className="mt-4" role="status">
          <span className="sr-only">Loading the figures…</span>
          <Skeleton className="h-72" />
        </div>
      ) : (
        <>
          <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-6 gap-y-4">
            <Figure
              name="Modules"
              value={sum(Object.values(data.modules))}
              note={Object.entries(data.modules)
                .map(([category, count]) => `${category}\u00a0${count}`)
                .join(" · ")}
            />
            <Figure
              name="Projects"
              value={data.projects.all}
              note={`${data.projects.public} of them public`}
            />
            <Figure name="Accounts" value={data.accounts} note="with those of the demo" />
            <Figure
              name="Submissions"
              value={sum(Object.values(data.submissions))}
              note={submissionStatuses
                .map((status) => `${statusNames[status]}\u00a0${data.submissions[status]}`)
                .join(" · ")}
            />
            <Figure
              name="Templates featured"
              value={data.templates.featured}
              note={`${data.templates.hidden} hidden`}
            />
          </dl>
          <div className="mt-6">
            <DayChart
              title="The last 30 days"
              days={data.days}
              series={[
                { label: "Submissions", of: ({ submissions }) => submissions },
                { label: "Changes by admins", of: ({ changes }) => changes },
              ]}
            />
          </div>
        </>
      )}
    </section>
  );
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

function Figure({ name, value, note }: { name: string; value: number; note: string }) {
  return (
    <div className="border-line border-t pt-2">
      <dt className="text-muted text-sm">{name}</dt>
      <dd>
        <SettlingNumber value={value} from={0} className="font-bold font-display text-3xl tracking-tight" />
        <span className="block text-muted text-sm">{note}</span>
      </dd>
    </div>
  );
}
