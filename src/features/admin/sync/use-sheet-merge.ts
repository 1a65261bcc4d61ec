import { useMemo, useState } from "react";
import type { RowChoice } from "#src/entities/import/row-check.tsx";
import { useImport } from "#src/entities/import/use-import.ts";
import type { GoodRow, RowRules } from "#src/lib/spreadsheet/check-rows.ts";
import type { Field } from "#src/lib/spreadsheet/column-mapping.ts";
import { useToast } from "#src/ui/toast-slice.ts";
import { reasonOf } from "../changes-queries.ts";

interface SheetMergeOptions<Row, Found> {
  /** Under which a reload finds the file again. */
  id: string;
  fields: readonly Field[];
  rules: RowRules<Row> | undefined;
  /** Brings what is here and the rows without errors together. Like the rules, it stays the same until it is another. */
  merge: ((rows: readonly GoodRow<Row>[]) => Found) | undefined;
}

/** A sheet on its way in, and what was decided where it and what is here say different things. */
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
    /** Rows with errors hold everything up. */
    waits: checked !== null && checked.badRows > 0 && choice === "all",
    /** How the call ends that merges: what it has done is told, or why it was not done. */
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
