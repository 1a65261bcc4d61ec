import { useState } from "react";
import type { AppColumns } from "../computed/column.ts";
import { type AppTable, findTable } from "../document.ts";
import type { Edit } from "../records/change.ts";
import { deleteRecords, linkedTo, type OnLinked } from "../records/delete-records.ts";
import type { AppRecord } from "../records/record.ts";
import { AppDialog } from "./app-dialog.tsx";

interface DeleteDialogProps {
  columns: AppColumns;
  table: AppTable;
  record: AppRecord;
  onEdit: (edit: Edit) => void;
  onClose: () => void;
}

/** Asks what happens to the records that link to a deleted one. */
export function DeleteDialog({ columns, table, record, onEdit, onClose }: DeleteDialogProps) {
  const [onLinked, setOnLinked] = useState<OnLinked>("keep");
  const linked = linkedTo(columns, table.id, [record.id]);
  const name = columns.name(table.id, record) || `this ${table.name.one.toLowerCase()}`;
  const count = linked.reduce((sum, { records }) => sum + records.length, 0);
  const choices: readonly [OnLinked, string, string][] = [
    ["keep", "Keep the links", "They show “(deleted)”, and are whole again if you bring it back."],
    ["clear", "Remove the links", "The linked records stay, without this one."],
    ["delete", `Delete ${count === 1 ? "it" : `all ${count}`} too`, "Undo brings everything back."],
  ];
  return (
    <AppDialog title={`Delete ${name}?`} onClose={onClose}>
      {linked.length > 0 ? (
        <>
          <p>
            {linked
              .map(({ table: from, records }) => {
                const names = findTable(columns.data.document, from)?.name;
                const word = (records.length === 1 ? names?.one : names?.many) ?? from;
                return `${records.length} ${word.toLowerCase()}`;
              })
              .join(" and ")}{" "}
            {count === 1 ? "links" : "link"} to it.
          </p>
          <fieldset className="field run-group">
            <legend>What happens to {count === 1 ? "it" : "them"}?</legend>
            {choices.map(([value, title, text]) => (
              <label key={value} className="run-option">
                <input
                  type="radio"
                  name="on-linked"
                  checked={onLinked === value}
                  onChange={() => setOnLinked(value)}
                />
                <span>
                  <strong>{title}</strong>
                  <span>{text}</span>
                </span>
              </label>
            ))}
          </fieldset>
        </>
      ) : (
        <p>Nothing links to it. You can undo this.</p>
      )}
      <div className="run-row run-end">
        <button type="button" className="act" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className="act main"
          onClick={() => {
            onClose();
            onEdit(deleteRecords(columns, table.id, [record.id], linked.length > 0 ? onLinked : "keep"));
          }}
        >
          Delete
        </button>
      </div>
    </AppDialog>
  );
}
