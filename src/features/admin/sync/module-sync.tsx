import { useMemo, useState } from "react";
import { useStoredModules } from "#src/entities/modules/modules-query.ts";
import type { GoodRow } from "#src/lib/spreadsheet/check-rows.ts";
import { Select } from "#src/ui/select.tsx";
import {
  type Conflict,
  type Merge,
  type ModuleKey,
  type ModuleRow,
  mergeModules,
  moduleFields,
  moduleRules,
} from "./module-rows.ts";
import { SheetMerge } from "./sheet-merge.tsx";
import { useChangeModules } from "./sync-queries.ts";
import { SyncResult } from "./sync-result.tsx";
import { useSheetMerge } from "./use-sheet-merge.ts";

const EXAMPLE = `Name,Category,Description
Client Portal,CRM,One place for each client: files and invoices and what was agreed.
Shift Planner,productivity,Who works when and who would rather not.
Parcel Desk,CRM,Parcels in and parcels out with a photo of each.
Night Watch,Safety,Rings when a door is open that should not be.
`;

const labels = { name: "Name", category: "Category", description: "Description", imagePath: "Image" };

/** Imports a sheet into the modules. */
export function ModuleSync() {
  const { data: modules, isError, refetch } = useStoredModules();
  const [key, setKey] = useState<ModuleKey>("name");
  const rules = useMemo(() => moduleRules(key), [key]);
  const merge = useMemo(
    () => modules && ((good: readonly GoodRow<ModuleRow>[]) => mergeModules(modules, good, key)),
    [modules, key],
  );
  const sheet = useSheetMerge({ id: "import-modules", fields: moduleFields, rules, merge });
  const change = useChangeModules();
  const { found, kept, onKeep, waits } = sheet;
  const updates = found?.conflicts.filter(({ number }) => !kept.has(number)) ?? [];

  const apply = () => {
    const { opened } = sheet.file;
    if (change.isPending || !found || !opened) return;
    const counts = `${found.added.length} added, ${updates.length} changed`;
    change.mutate(
      {
        area: "spreadsheet",
        summary: `Merged “${opened.file.name.slice(0, 120)}” into the modules: ${counts}`,
        add: found.added.map(({ value }) => value),
        update: updates.map(({ ours, theirs }) => ({ before: ours, after: theirs })),
        remove: [],
      },
      sheet.outcome(`${counts}.`),
    );
  };

  return (
    <SheetMerge
      of="modules"
      sheet={sheet}
      example={EXAMPLE}
      hint="CSV, XLSX or JSON. Modules that are here already are found by their name or number; the others are added."
      failure={
        isError ? { message: "The modules could not be loaded.", onRetry: () => void refetch() } : null
      }
      options={
        // The grid of the columns above.
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <Select<ModuleKey>
            label="Merge by"
            value={key}
            options={[
              { value: "name", label: "Name" },
              { value: "id", label: "Number" },
            ]}
            onChoose={(chosen) => {
              onKeep(new Set());
              setKey(chosen);
            }}
          />
        </div>
      }
    >
      {found && (
        <SyncResult
          facts={[
            { count: found.added.length, text: "new" },
            { count: found.conflicts.length, text: "different" },
            { count: found.same, text: "the same" },
          ]}
          conflicts={found.conflicts.map(toShown)}
          kept={kept}
          onKeep={onKeep}
          notes={
            <>
              {found.incomplete.length > 0 && <Incomplete rows={found.incomplete} />}
              {found.foreignImages.length > 0 && <ForeignImages rows={found.foreignImages} />}
            </>
          }
          waits={waits}
          changes={found.added.length + updates.length}
          isPending={change.isPending}
          onApply={apply}
        />
      )}
    </SheetMerge>
  );
}

const toShown = ({ number, ours, theirs, fields }: Conflict) => ({
  number,
  name: ours.name,
  differences: fields.map((field) => ({
    what: labels[field],
    ours: ours[field] ?? "",
    theirs: theirs[field] ?? "",
  })),
});

const NAMED_ROWS = 10;

function Incomplete({ rows }: { rows: Merge["incomplete"] }) {
  return (
    <p className="mt-4 text-danger">
      {rows.length} new {rows.length === 1 ? "row is" : "rows are"} left out: a new module needs a category
      and a description (row {named(rows.map(({ number }) => number))}).
    </p>
  );
}

function ForeignImages({ rows }: { rows: Merge["foreignImages"] }) {
  return (
    <p className="mt-4 text-danger">
      The {rows.length === 1 ? "image" : "images"} of row {named(rows)} {rows.length === 1 ? "is" : "are"}{" "}
      left out: a file cannot bring images from other hosts. Put the image on this site, or enter its address
      in Add Module.
    </p>
  );
}

const named = (rows: readonly number[]) =>
  rows.slice(0, NAMED_ROWS).join(", ") + (rows.length > NAMED_ROWS ? " and others" : "");
