import type { ReactNode } from "react";
import { formatNumber } from "#src/lib/english.ts";
import { Button } from "#src/ui/button.tsx";
import { SignInAsDemoAdmin } from "../admin-note.tsx";
import { useIsAdmin } from "../use-admin.ts";
import { ConflictTable, type ShownConflict } from "./conflict-table.tsx";

interface SyncResultProps {
  /** The numbers of added, unchanged and skipped rows, with a label each. */
  facts: readonly { count: number; text: string }[];
  conflicts: readonly ShownConflict[];
  kept: ReadonlySet<number>;
  onKeep: (kept: ReadonlySet<number>) => void;
  notes?: ReactNode;
  /** Whether rows with errors block the import. */
  waits: boolean;
  changes: number;
  isPending: boolean;
  onApply: () => void;
}

/** The changes of a merge, with the button that applies them. */
export function SyncResult(props: SyncResultProps) {
  const { facts, conflicts, kept, onKeep, notes, waits, changes, isPending, onApply } = props;
  const isAdmin = useIsAdmin();
  return (
    <section aria-labelledby="merge" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h2 id="merge" className="text-2xl">
          What the merge does
        </h2>
        <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
          {facts.map(({ count, text }) => (
            <div key={text} className="flex flex-col-reverse">
              <dt className="text-muted">{text}</dt>
              <dd className="font-bold font-display text-3xl tabular-nums">{formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
        {notes}
      </div>
      {conflicts.length > 0 && <ConflictTable conflicts={conflicts} kept={kept} onKeep={onKeep} />}
      {waits && (
        <p className="text-muted">
          Correct the rows with errors and choose the file again, or apply only the right ones.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="primary"
          onClick={onApply}
          aria-disabled={isPending}
          disabled={!isAdmin || waits || changes === 0}
        >
          {isPending ? "Merging…" : changes === 0 ? "Nothing to merge" : `Merge ${formatNumber(changes)}`}
        </Button>
        {!isAdmin && <SignInAsDemoAdmin size="normal" />}
      </div>
    </section>
  );
}
