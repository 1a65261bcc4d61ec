import { useMemo, useState } from "react";
import type { RowChoice } from "#src/entities/import/row-check.tsx";
import { useImport } from "#src/entities/import/use-import.ts";
import type { GoodRow, RowRules } from "#src/lib/spreadsheet/check-rows.ts";
import type { Field } from "#src/lib/spreadsheet/column-mapping.ts";
import { useToast } from "#src/ui/toast-slice.ts";
import { reasonOf } from "../changes-queries.ts";

interface SheetMergeOptions<Row, Found> {
  /** The key under which a reload finds the file again. */
  id: string;
  fields: readonly Field[];
  rules: RowRules<Row> | undefined;
  /** Merges the stored data with the valid rows. Like the rules, it must be referentially stable. */
  merge: ((rows: readonly GoodRow<Row>[]) => Found) | undefined;
}

/** The state of an import: the sheet, and the admin's decision for each conflict. */
export function useSheetMerge<Row, Found extends { conflicts: readonly { number: number }[] }>({
  id,
  fields,
  rules,
  merge,
}: SheetMergeOptions<Row, Found>) {
  const file = useImport({ id, fields, rules });
  const [choice, onChoose] = useState<RowChoice>("all");
  const [kept, onKeep] = useState<ReadonlySet<number>>(new Set());
  const toast = useToast();
  const { checked } = file;
  const found = useMemo(() => checked && merge?.(checked.good), [checked, merge]);

  return {
    file,
    fields,
    found,
    choice,
    onChoose,
    kept,
    onKeep,
    /** Rows with errors block the import. */
    waits: checked !== null && checked.badRows > 0 && choice === "all",
    /** Callbacks for the mutation that show a notification about its result. */
    outcome: (description: string) => ({
      onSuccess: () => {
        file.close();
        onKeep(new Set());
        toast({ title: "Merged", description });
      },
      onError: (error: Error) =>
        toast({ title: "Not merged", description: reasonOf(error), tone: "destructive" }),
    }),
  };
}
