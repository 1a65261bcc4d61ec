import fileIcon from "icon:file-text";
import { formatNumber } from "#src/lib/english.ts";
import type { Field } from "#src/lib/spreadsheet/column-mapping.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Select } from "#src/ui/select.tsx";
import type { Import } from "./use-import.ts";

const NONE = "none";

interface ImportMappingProps {
  from: Pick<Import<unknown>, "opened" | "sheet" | "missing" | "map" | "chooseSheet" | "close">;
  fields: readonly Field[];
}

/** Chooses the sheet of a file and the meaning of each column. */
export function ImportMapping({ from, fields }: ImportMappingProps) {
  const { opened, sheet, missing } = from;
  if (!opened || !sheet) return null;
  const columns = [
    { value: NONE, label: "Not in the file" },
    ...sheet.columns.map((label, index) => ({ value: String(index), label })),
  ];
  return (
    <section aria-labelledby="mapping" className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-raised px-4 py-3">
        <p className="flex min-w-0 grow items-center gap-3">
          <Icon path={fileIcon} className="size-6 text-signal" />
          <span className="min-w-0">
            <strong className="[overflow-wrap:anywhere]">{opened.file.name}</strong>
            <span className="block text-muted text-sm">
              {formatNumber(sheet.rows.length)} {sheet.rows.length === 1 ? "row" : "rows"},{" "}
              {sheet.columns.length} {sheet.columns.length === 1 ? "column" : "columns"}
            </span>
          </span>
        </p>
        {opened.sheets.length > 1 && (
          <Select
            label="Sheet"
            value={sheet.name}
            options={opened.sheets.map(({ name }) => ({ value: name || " ", label: name || "Sheet" }))}
            onChoose={from.chooseSheet}
            className="w-52"
          />
        )}
        <Button onClick={from.close}>Choose another file</Button>
      </div>
      <h2 id="mapping" className="mt-8 text-2xl">
        Columns
      </h2>
      <p className="mt-1 text-muted">Guessed from their names. Correct a guess that is wrong.</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {fields.map(({ key, label, isRequired }) => (
          <Select
            key={key}
            label={isRequired ? `${label} (needed)` : label}
            value={String(opened.mapping[key] ?? NONE)}
            options={columns}
            onChoose={(value) => from.map(key, value === NONE ? undefined : Number(value))}
          />
        ))}
      </div>
      {missing.length > 0 && (
        <p role="alert" className="mt-4 font-medium text-danger">
          Choose a column for {missing.map(({ label }) => `“${label}”`).join(" and ")}.
        </p>
      )}
    </section>
  );
}
