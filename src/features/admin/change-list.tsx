import undoIcon from "icon:arrow-counter-clockwise";
import { useState } from "react";
import type { ChangeArea } from "#src/contract/changes.ts";
import { formatDateTime } from "#src/lib/english.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { useChanges, useUndoChange } from "./changes-queries.ts";
import { useIsAdmin } from "./use-admin.ts";

const FIRST = 5;

/** The latest changes of an area, with author, time and undo. Shown to admins. */
export function ChangeList({ area }: { area: ChangeArea }) {
  const isAdmin = useIsAdmin();
  const { data: changes, isError, refetch } = useChanges(area);
  const undo = useUndoChange();
  const [showsAll, setShowsAll] = useState(false);
  if (!isAdmin) return null;

  const shown = showsAll ? changes : changes?.slice(0, FIRST);
  return (
    <section aria-labelledby={`log-${area}`}>
      <h2 id={`log-${area}`} className="text-2xl">
        Change log
      </h2>
      {isError && (
        <p className="mt-3 flex flex-wrap items-center gap-3 text-danger">
          The log could not be loaded.
          <Button size="small" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
      {changes?.length === 0 && (
        <p className="mt-2 text-muted">
          Nothing was changed yet. Changes are listed here, each with an undo.
        </p>
      )}
      <ol className="mt-4 border-line border-b empty:hidden">
        {shown?.map((change) => (
          <li
            key={change.id}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 border-line border-t py-2.5"
          >
            <p className="min-w-0 grow basis-64">
              <span className={change.undoneAt ? "line-through decoration-muted" : undefined}>
                {change.summary}
              </span>
              <span className="block text-muted text-sm">
                {formatDateTime(new Date(change.at), "medium")} · {change.by}
              </span>
            </p>
            {change.undoneAt ? (
              <span className="text-muted text-sm">Undone</span>
            ) : (
              <Button
                size="small"
                aria-label={`Undo: ${change.summary}`}
                aria-disabled={undo.isPending}
                onClick={() => undo.mutate(change)}
              >
                <Icon path={undoIcon} />
                Undo
              </Button>
            )}
          </li>
        ))}
      </ol>
      {changes && changes.length > FIRST && (
        <Button look="quiet" size="small" className="mt-2" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? "Show the latest" : `Show all ${changes.length}`}
        </Button>
      )}
    </section>
  );
}
