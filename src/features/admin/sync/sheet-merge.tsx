import type { ReactNode } from "react";
import { ImportMapping } from "#src/entities/import/import-mapping.tsx";
import { RowCheck } from "#src/entities/import/row-check.tsx";
import { Button } from "#src/ui/button.tsx";
import { FileDrop } from "#src/ui/file-drop.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import type { useSheetMerge } from "./use-sheet-merge.ts";

interface SheetMergeProps {
  of: "modules" | "templates";
  sheet: Pick<ReturnType<typeof useSheetMerge>, "file" | "fields" | "found" | "choice" | "onChoose">;
  /** The path of an example file. */
  example: string;
  /** The accepted files, and how a row is matched to a record. */
  hint: string;
  /** Set if the stored data could not be loaded. */
  failure: { message: string; onRetry: () => void } | null;
  /** More options for the import. */
  options?: ReactNode;
  /** The result of the merge, once it is known. */
  children: ReactNode;
}

/** The steps of an import: drop a file, map its columns, check its rows, review the result. */
export function SheetMerge({ of, sheet, example, hint, failure, options, children }: SheetMergeProps) {
  const { file, fields, found, choice, onChoose } = sheet;
  const { opened, checked } = file;
  if (failure) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-4 text-danger">
        {failure.message} <Button onClick={failure.onRetry}>Retry</Button>
      </p>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {!opened && (
        <FileDrop
          accept=".csv,.tsv,.txt,.xlsx,.json"
          title={`Drop a sheet of ${of}`}
          titleOnTouch={`Choose a sheet of ${of}`}
          onChoose={file.open}
          reading={file.reading}
          onCancel={file.cancel}
          failure={file.failure}
          actions={
            <Button onClick={() => file.open(new File([example], `example-${of}.csv`))}>
              Try an example
            </Button>
          }
        >
          {hint}
        </FileDrop>
      )}
      {opened && <ImportMapping from={file} fields={fields} />}
      {opened && options}
      {opened && file.missing.length === 0 && !found && <Skeleton className="h-24" />}
      {checked && <RowCheck checked={checked} choice={choice} onChoose={onChoose} />}
      {children}
    </div>
  );
}
