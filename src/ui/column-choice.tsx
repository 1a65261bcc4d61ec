import type { RowData } from "@tanstack/react-table";
import { useEffect, useId, useState } from "react";
import { local } from "#src/lib/storage.ts";
import { Button } from "./button.tsx";
import type { DataColumn } from "./data-table-props.ts";

const KEY = "hidden_columns:";

/** The first column names the row, and a column without a visible label contains its controls. */
const canHide = <Row extends RowData>({ hidesLabel }: DataColumn<Row>, place: number) =>
  place > 0 && !hidesLabel;

/** The ids of hidden columns, stored in this browser under the name of the table. */
export function useHiddenColumns<Row extends RowData>(table: string, columns: readonly DataColumn<Row>[]) {
  const [stored, setStored] = useState<readonly string[]>([]);

  // Read after the first render, which has to match the prerendered page.
  useEffect(() => setStored(local.read(`${KEY}${table}`)?.split(" ") ?? []), [table]);

  const hidden = columns.filter(canHide).flatMap(({ id }) => (stored.includes(id) ? [id] : []));
  const change = (ids: readonly string[]) => {
    setStored(ids);
    local.write(`${KEY}${table}`, ids.join(" "));
  };
  return [hidden, change] as const;
}

interface ColumnChoiceProps<Row extends RowData> {
  columns: readonly DataColumn<Row>[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** A button for a toolbar; its check boxes appear on a line of their own. */
export function ColumnChoice<Row extends RowData>({ columns, hidden, onChange }: ColumnChoiceProps<Row>) {
  const [isOpen, setIsOpen] = useState(false);
  const boxes = useId();
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls={boxes} onClick={() => setIsOpen(!isOpen)}>
        Columns
      </Button>
      {isOpen && (
        <fieldset
          id={boxes}
          className="flex basis-full flex-wrap gap-x-6 rounded-card border border-line bg-raised px-4 py-1"
        >
          <legend className="sr-only">Columns of the table</legend>
          {columns.filter(canHide).map(({ id, label }) => (
            <label key={id} className="flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="checkbox"
                checked={!hidden.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? hidden.filter((other) => other !== id) : [...hidden, id])
                }
                className="size-5"
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
