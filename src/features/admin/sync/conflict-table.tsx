import { Button } from "#src/ui/button.tsx";
import { type DataColumn, DataTable } from "#src/ui/data-table.tsx";

export type Decision = "file" | "ours";

export interface ShownConflict {
  number: number;
  name: string;
  differences: { what: string; ours: string; theirs: string }[];
}

interface ConflictTableProps {
  conflicts: readonly ShownConflict[];
  /** The row numbers of conflicts where the stored value stays. */
  kept: ReadonlySet<number>;
  onKeep: (kept: ReadonlySet<number>) => void;
}

/** The conflicts between the file and the stored data, resolved one by one or all at once. */
export function ConflictTable({ conflicts, kept, onKeep }: ConflictTableProps) {
  const decide = (number: number, decision: Decision) => {
    const next = new Set(kept);
    if (decision === "ours") next.add(number);
    else next.delete(number);
    onKeep(next);
  };
  const columns: readonly DataColumn<ShownConflict>[] = [
    {
      id: "conflict",
      label: "Here, and in the file",
      // One column: on a phone the decision stands below the differences instead of outside the window.
      cell: ({ number, name, differences }) => (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 py-1">
          <div className="min-w-0 grow basis-64">
            {name} <span className="font-normal text-muted text-sm">row {number}</span>
            <ul className="break-words font-normal">
              {differences.map(({ what, ours, theirs }) => (
                <li key={what} className="py-0.5">
                  <span className="text-muted text-sm">{what}: </span>
                  <del className="text-muted">{shorten(ours)}</del> <span aria-hidden="true">→</span>{" "}
                  <ins className="font-medium no-underline">{shorten(theirs)}</ins>
                </li>
              ))}
            </ul>
          </div>
          <select
            aria-label={`Decision on ${name}`}
            value={kept.has(number) ? "ours" : "file"}
            onChange={({ target }) => decide(number, target.value as Decision)}
            className="min-h-11 w-full rounded-[10px] border border-edge bg-raised px-2 sm:w-44"
          >
            <option value="file">Take the file's</option>
            <option value="ours">Keep as it is</option>
          </select>
        </div>
      ),
    },
  ];
  return (
    <section aria-labelledby="conflicts">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="conflicts" className="text-xl">
          {conflicts.length} {conflicts.length === 1 ? "conflict" : "conflicts"}
        </h3>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => onKeep(new Set())}>
            Take all from the file
          </Button>
          <Button size="small" onClick={() => onKeep(new Set(conflicts.map(({ number }) => number)))}>
            Keep all as they are
          </Button>
        </div>
      </div>
      <div className="mt-3">
        <DataTable
          caption="Conflicts"
          columns={columns}
          rows={conflicts}
          rowId={({ number }) => number}
          nameOf={({ name }) => name}
          empty="The file and what is here say the same."
          minWidth="min-w-0"
        />
      </div>
    </section>
  );
}

const shorten = (text: string) => (text.length > 140 ? `${text.slice(0, 140)}…` : text || "nothing");
