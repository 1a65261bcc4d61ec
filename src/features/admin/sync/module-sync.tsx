import { Suspense, useMemo, useState } from "react";
import { later } from "#src/lib/later.ts";
import { useLoaded } from "#src/lib/use-loaded.ts";
import { Button } from "#src/ui/button.tsx";
import { FileDrop } from "#src/ui/file-drop.tsx";
import { Select } from "#src/ui/select.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { reasonOf } from "../changes-queries.ts";
import { ImportMapping, RowCheck } from "../import/opened-parts.tsx";
import type { RowChoice } from "../import/row-check.tsx";
import { useImport } from "../import/use-import.ts";
import { moduleFields } from "./module-fields.ts";
import type { ModuleKey } from "./module-rows.ts";
import { useChangeModules, useStoredModules } from "./sync-queries.ts";

const EXAMPLE = `Name,Category,Description
Client Portal,CRM,One place for each client: files and invoices and what was agreed.
Shift Planner,productivity,Who works when and who would rather not.
Parcel Desk,CRM,Parcels in and parcels out with a photo of each.
Night Watch,Safety,Rings when a door is open that should not be.
`;

const labels = { name: "Name", category: "Category", description: "Description", imagePath: "Image" };
const SyncResult = later(() => import("./sync-result.tsx").then(({ SyncResult }) => SyncResult));
/** What rows are checked and merged with comes after what a file is dropped on. */
const loadModuleRows = () => import("./module-rows.ts");

/** Merges a sheet into the modules. */
export function ModuleSync() {
  const { data: modules, isError, refetch } = useStoredModules();
  const [key, setKey] = useState<ModuleKey>("name");
  const [choice, setChoice] = useState<RowChoice>("all");
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const rows = useLoaded(loadModuleRows);
  const rules = useMemo(() => rows?.moduleRules(key), [rows, key]);
  const file = useImport({ id: "import-modules", fields: moduleFields, rules });
  const change = useChangeModules();
  const toast = useToast();
  const { checked, opened } = file;
  const merge = useMemo(
    () => (checked && modules && rows ? rows.mergeModules(modules, checked.good, key) : null),
    [checked, modules, rows, key],
  );

  if (isError) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-4 text-danger">
        The modules could not be loaded. <Button onClick={() => void refetch()}>Retry</Button>
      </p>
    );
  }

  const updates = merge?.conflicts.filter(({ number }) => !kept.has(number)) ?? [];
  const apply = () => {
    if (change.isPending || !merge || !opened) return;
    const summary = `Merged “${opened.file.name.slice(0, 120)}” into the modules: ${merge.added.length} added, ${updates.length} changed`;
    change.mutate(
      {
        area: "spreadsheet",
        summary,
        add: merge.added.map(({ value }) => value),
        update: updates.map(({ ours, theirs }) => ({ before: ours, after: theirs })),
        remove: [],
      },
      {
        onSuccess: () => {
          file.close();
          setKept(new Set());
          toast({ title: "Merged", description: `${merge.added.length} added, ${updates.length} changed.` });
        },
        onError: (error) => toast({ title: "Not merged", description: reasonOf(error), tone: "destructive" }),
      },
    );
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {!opened && (
        <FileDrop
          accept=".csv,.tsv,.txt,.xlsx,.json"
          title="Drop a sheet of modules"
          onChoose={file.open}
          reading={file.reading}
          onCancel={file.cancel}
          failure={file.failure}
          actions={
            <Button onClick={() => file.open(new File([EXAMPLE], "example-modules.csv"))}>
              Try an example
            </Button>
          }
        >
          CSV, XLSX or JSON. Modules that are here already are found by their name or number; the others are
          added.
        </FileDrop>
      )}
      <Suspense>{opened && <ImportMapping from={file} fields={moduleFields} />}</Suspense>
      {opened && (
        <Select<ModuleKey>
          label="Merge by"
          value={key}
          options={[
            { value: "name", label: "Name" },
            { value: "id", label: "Number" },
          ]}
          onChoose={(chosen) => {
            setKept(new Set());
            setKey(chosen);
          }}
          className="w-full sm:w-64"
        />
      )}
      {opened && file.missing.length === 0 && (!checked || !merge) && <Skeleton className="h-24" />}
      <Suspense>
        {checked && <RowCheck checked={checked} choice={choice} onChoose={setChoice} />}
        {checked && merge && (
          <SyncResult
            facts={[
              { count: merge.added.length, text: "new" },
              { count: merge.conflicts.length, text: "different" },
              { count: merge.same, text: "the same" },
            ]}
            conflicts={merge.conflicts.map(({ number, ours, theirs, fields }) => ({
              number,
              name: ours.name,
              differences: fields.map((field) => ({
                what: labels[field],
                ours: ours[field] ?? "",
                theirs: theirs[field] ?? "",
              })),
            }))}
            kept={kept}
            onKeep={setKept}
            notes={
              merge.incomplete.length > 0 && (
                <p className="mt-4 text-danger">
                  {merge.incomplete.length} new {merge.incomplete.length === 1 ? "row is" : "rows are"} left
                  out: a new module needs a category and a description (row{" "}
                  {merge.incomplete
                    .slice(0, 10)
                    .map(({ number }) => number)
                    .join(", ")}
                  {merge.incomplete.length > 10 && " and others"}).
                </p>
              )
            }
            waits={checked.badRows > 0 && choice === "all"}
            changes={merge.added.length + updates.length}
            isPending={change.isPending}
            onApply={apply}
          />
        )}
      </Suspense>
    </div>
  );
}
