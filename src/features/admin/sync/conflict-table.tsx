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
      id: "name",
      label: "What",
      width: "w-48",
      cell: ({ name, number }) => (
        <span className="block">
          {name} <span className="block text-muted text-sm">row {number}</span>
        </span>
      ),
    },
    {
      id: "differences",
      label: "Here, and in the file",
      cell: ({ differences }) => (
        <ul>
          {differences.map(({ what, ours, theirs }) => (
            <li key={what} className="py-0.5">
              <span className="text-muted text-sm">{what}: </span>
              <del className="text-muted">{shorten(ours)}</del> <span aria-hidden="true">→</span>{" "}
              <ins className="font-medium no-underline">{shorten(theirs)}</ins>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: "decision",
      label: "Decision",
      width: "w-48",
      cell: ({ number, name }) => (
        <select
          aria-label={`Decision on ${name}`}
          value={kept.has(number) ? "ours" : "file"}
          onChange={({ target }) => decide(number, target.value as Decision)}
          className="min-h-11 w-full rounded-[10px] border border-edge bg-raised px-2"
        >
          <option value="file">Take the file's</option>
          <option value="ours">Keep as it is</option>
        </select>
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
        />
      </div>
    </section>
  );
}

const shorten = (text: string) => (text.length > 140 ? `${text.slice(0, 140)}…` : text || "nothing");
