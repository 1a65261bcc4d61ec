import type { Part } from "#src/apps/describe/describe.ts";
import { RemovableChip } from "../removable-chip.tsx";
import { TextEditor } from "../text-editor.tsx";

interface UnderstoodAppProps {
  name: string;
  parts: readonly Part[];
  /** Ids of the parts that are left out. */
  without: readonly string[];
  onName: (name: string) => void;
  onToggle: (id: string, isWanted: boolean) => void;
}

/** The parts of an app that the description asks for, each with its words. */
export function UnderstoodApp({ name, parts, without, onName, onToggle }: UnderstoodAppProps) {
  const tables = parts.filter(({ kind }) => kind === "table");
  const others = parts.filter(({ kind }) => kind !== "table" && kind !== "field");
  const chip = (part: Part) => {
    const isWanted = !without.includes(part.id);
    return (
      <li key={part.id}>
        <RemovableChip
          label={part.label}
          evidence={part.evidence}
          isWanted={isWanted}
          onToggle={() => onToggle(part.id, !isWanted)}
        />
      </li>
    );
  };
  return (
    <div className="grid min-w-0 content-start gap-6">
      <div>
        <h2 className="text-xl">What we understood</h2>
        <p className="mt-1 text-muted text-sm">
          A tap leaves a part out, another one puts it back. Fields that such a list usually has were added.
        </p>
      </div>
      <ul className="grid gap-4" aria-label="Tables">
        {tables.map((table) => {
          const fields = parts.filter(
            ({ kind, id }) => kind === "field" && id.startsWith(`field:${table.id.slice("table:".length)}.`),
          );
          return (
            <li key={table.id} className="grid gap-2 border-line border-t pt-3">
              <ul className="flex flex-wrap gap-2" aria-label={table.label}>
                {chip(table)}
                {!without.includes(table.id) && fields.map(chip)}
              </ul>
            </li>
          );
        })}
      </ul>
      {others.length > 0 && (
        <div>
          <h3 className="mb-2 text-lg">And also</h3>
          <ul className="flex flex-wrap gap-2" aria-label="And also">
            {others.map(chip)}
          </ul>
        </div>
      )}
      <TextEditor key={name} label="Name of the app" value={name} longest={60} onApply={onName} />
    </div>
  );
}
