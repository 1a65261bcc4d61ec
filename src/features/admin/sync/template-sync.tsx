import { useMemo } from "react";
import { templateName } from "#src/contract/template-name.ts";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import { useStoredSettings } from "#src/entities/templates/template-settings-queries.ts";
import { formatMoney } from "#src/lib/money.ts";
import type { GoodRow } from "#src/lib/spreadsheet/check-rows.ts";
import {
  mergeSettings,
  type SettingConflict,
  type SettingField,
  type SettingRow,
  settingRules,
} from "../import/setting-rows.ts";
import { SheetMerge } from "./sheet-merge.tsx";
import { useChangeSettings } from "./sync-queries.ts";
import { SyncResult } from "./sync-result.tsx";
import { templateFields } from "./template-table.ts";
import { useSheetMerge } from "./use-sheet-merge.ts";

const EXAMPLE = `Template,Price,Tags,Featured
law-firm-ledger,99,"bestseller, formal",yes
restaurant-marquee,89.50,dinner,no
bakery-cafe,10,,no
`;

/** Imports a sheet into the template settings. */
export function TemplateSync() {
  const { data: settings, isError, refetch } = useStoredSettings();
  const merge = useMemo(
    () => settings && ((good: readonly GoodRow<SettingRow>[]) => mergeSettings(settings, good)),
    [settings],
  );
  const sheet = useSheetMerge({
    id: "import-templates",
    fields: templateFields,
    rules: settingRules,
    merge,
  });
  const change = useChangeSettings("spreadsheet");
  const { found, kept, onKeep, waits } = sheet;
  const updates = found?.conflicts.filter(({ number }) => !kept.has(number)) ?? [];

  const apply = () => {
    if (change.isPending) return;
    change.mutate(
      updates.map(({ theirs }) => theirs),
      sheet.outcome(`${updates.length} templates changed.`),
    );
  };

  return (
    <SheetMerge
      of="templates"
      sheet={sheet}
      example={EXAMPLE}
      hint="CSV, XLSX or JSON. One row for each template, found by its id; without a price it costs the standard price."
      failure={
        isError
          ? { message: "The templates' settings could not be loaded.", onRetry: () => void refetch() }
          : null
      }
    >
      {found && (
        <SyncResult
          facts={[
            { count: found.conflicts.length, text: "different" },
            { count: found.same, text: "the same" },
          ]}
          conflicts={found.conflicts.map(toShown)}
          kept={kept}
          onKeep={onKeep}
          waits={waits}
          changes={updates.length}
          isPending={change.isPending}
          onApply={apply}
        />
      )}
    </SheetMerge>
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
