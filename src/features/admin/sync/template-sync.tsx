import { Suspense, useMemo, useState } from "react";
import { templateName } from "#src/contract/template-name.ts";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import { formatMoney } from "#src/lib/money.ts";
import { useLoaded } from "#src/lib/use-loaded.ts";
import { Button } from "#src/ui/button.tsx";
import { FileDrop } from "#src/ui/file-drop.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { reasonOf } from "../changes-queries.ts";
import { ImportMapping, RowCheck } from "../import/opened-parts.tsx";
import type { RowChoice } from "../import/row-check.tsx";
import type { SettingConflict, SettingField } from "../import/setting-rows.ts";
import { useImport } from "../import/use-import.ts";
import { useChangeSettings, useStoredSettings } from "./sync-queries.ts";
import { SyncResult } from "./sync-result.tsx";
import { templateFields } from "./template-fields.ts";

const EXAMPLE = `Template,Price,Tags,Featured
law-firm-ledger,99,"bestseller, formal",yes
restaurant-marquee,89.50,dinner,no
bakery-cafe,10,,no
`;

/** What rows are checked and merged with comes after what a file is dropped on. */
const loadSettingRows = () => import("../import/setting-rows.ts");

/** Merges a sheet into what was decided about templates. */
export function TemplateSync() {
  const { data: settings, isError, refetch } = useStoredSettings();
  const [choice, setChoice] = useState<RowChoice>("all");
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const rows = useLoaded(loadSettingRows);
  const file = useImport({ id: "import-templates", fields: templateFields, rules: rows?.settingRules });
  const change = useChangeSettings("spreadsheet");
  const toast = useToast();
  const { checked, opened } = file;
  const merge = useMemo(
    () => (checked && settings && rows ? rows.mergeSettings(settings, checked.good) : null),
    [checked, settings, rows],
  );

  if (isError) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-4 text-danger">
        The templates' settings could not be loaded. <Button onClick={() => void refetch()}>Retry</Button>
      </p>
    );
  }

  const updates = merge?.conflicts.filter(({ number }) => !kept.has(number)) ?? [];
  const apply = () => {
    if (change.isPending) return;
    change.mutate(
      updates.map(({ theirs }) => theirs),
      {
        onSuccess: () => {
          file.close();
          setKept(new Set());
          toast({ title: "Merged", description: `${updates.length} templates changed.` });
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
          title="Drop a sheet of templates"
          onChoose={file.open}
          reading={file.reading}
          onCancel={file.cancel}
          failure={file.failure}
          actions={
            <Button onClick={() => file.open(new File([EXAMPLE], "example-templates.csv"))}>
              Try an example
            </Button>
          }
        >
          CSV, XLSX or JSON. One row for each template, found by its id; without a price it costs the standard
          price.
        </FileDrop>
      )}
      <Suspense>{opened && <ImportMapping from={file} fields={templateFields} />}</Suspense>
      {opened && file.missing.length === 0 && (!checked || !merge) && <Skeleton className="h-24" />}
      <Suspense>{checked && <RowCheck checked={checked} choice={choice} onChoose={setChoice} />}</Suspense>
      {checked && merge && (
        <SyncResult
          facts={[
            { count: merge.conflicts.length, text: "different" },
            { count: merge.same, text: "the same" },
          ]}
          conflicts={merge.conflicts.map(toShown)}
          kept={kept}
          onKeep={setKept}
          waits={checked.badRows > 0 && choice === "all"}
          changes={updates.length}
          isPending={change.isPending}
          onApply={apply}
        />
      )}
    </div>
  );
}

const labels: Record<SettingField, string> = {
  price: "Price",
  tags: "Tags",
  isHidden: "Hidden",
  isFeatured: "Featured",
  position: "Position",
};

function toShown({ number, ours, theirs, fields }: SettingConflict) {
  const read = (setting: TemplateSetting, field: SettingField) => {
    if (field === "tags") return setting.tags.join(", ");
    if (field === "price") return setting.price === null ? "Standard price" : formatMoney(setting.price);
    if (field === "position") return setting.position === null ? "As delivered" : String(setting.position);
    return setting[field] ? "yes" : "no";
  };
  return {
    number,
    name: templateName(ours.id) ?? ours.id,
    differences: fields.map((field) => ({
      what: labels[field],
      ours: read(ours, field),
      theirs: read(theirs, field),
    })),
  };
}
