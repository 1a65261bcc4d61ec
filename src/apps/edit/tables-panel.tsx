import { type FormEvent, useState } from "react";
import type { AppTable } from "../document.ts";
import { plural, singular } from "../outline/nouns.ts";
import type { Change } from "../records/change.ts";
import { linksTo } from "./delete-table.ts";
import { DeletedTables } from "./deleted-parts.tsx";
import type { EditPlace } from "./edit-place.ts";
import { useEdits } from "./editing.ts";
import { LockSwitch } from "./lock-switch.tsx";
import { newTable } from "./new-field.ts";
import { newView } from "./new-view.ts";
import { Confirm, RenameButtons, TextField } from "./parts.tsx";
import { listed } from "./sentence-of.ts";
import { useEditDraft } from "./use-edit-draft.ts";

interface TablesPanelProps {
  readLog: () => Promise<readonly Change[]>;
  onPlace: (place: EditPlace) => void;
}

/** The tables of the app: added, renamed, locked, deleted. */
export function TablesPanel({ readLog, onPlace }: TablesPanelProps) {
  const { document } = useEdits();
  return (
    <section className="edit-section" aria-label="Tables of the app">
      <ul className="edit-tables">
        {document.tables.map((table) => (
          <li key={table.id}>
            <TableRow table={table} onPlace={onPlace} />
          </li>
        ))}
      </ul>
      <NewTable />
      <DeletedTables readLog={readLog} />
    </section>
  );
}

function TableRow({ table, onPlace }: Pick<TablesPanelProps, "onPlace"> & { table: AppTable }) {
  const { columns, document, draftKey, perform } = useEdits();
  const [names, setNames, forget] = useEditDraft(draftKey, `table ${table.id}`, () => table.name);
  const [isDeleting, setIsDeleting] = useState(false);
  const count = columns.data.records(table.id).size;
  const linking = linksTo(document, table.id);
  const isChanged = names.one !== table.name.one || names.many !== table.name.many;
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const name = { one: names.one.trim(), many: names.many.trim() };
    if (perform([{ do: "rename-table", table: table.id, name }])) setNames(name);
  };
  return (
    <details>
      <summary>
        <strong>{table.name.many}</strong>{" "}
        <small className="edit-hint">
          {count} {count === 1 ? "record" : "records"}
          {table.isLocked && ", locked"}
        </small>
      </summary>
      <form className="edit-section" aria-label={`Table ${table.name.many}`} onSubmit={rename}>
        <fieldset disabled={table.isLocked} className="edit-group">
          <legend className="sr">Names</legend>
          <TextField label="One" value={names.one} required onType={(one) => setNames({ ...names, one })} />
          <TextField
            label="Many"
            value={names.many}
            required
            onType={(many) => setNames({ ...names, many })}
          />
        </fieldset>
        {isChanged && <RenameButtons onCancel={forget} />}
        <div className="run-row">
          <button
            type="button"
            className="act"
            onClick={() => onPlace({ section: "fields", table: table.id })}
          >
            Fields <span className="sr">of {table.name.many}</span>
          </button>
          {!table.isLocked && document.tables.length > 1 && (
            <button type="button" className="act" onClick={() => setIsDeleting(true)}>
              Delete <span className="sr">{table.name.many}</span>
            </button>
          )}
        </div>
        <LockSwitch of="table" id={table.id} name={table.name.many} isLocked={table.isLocked === true} />
      </form>
      {isDeleting && (
        <Confirm
          title={`Delete ${table.name.many}?`}
          action="Delete the table"
          onCancel={() => setIsDeleting(false)}
          onConfirm={() => {
            setIsDeleting(false);
            perform([{ do: "delete-table", table: table.id }]);
          }}
        >
          <p>
            Its {count} {count === 1 ? "record" : "records"} and its views are deleted too. Undo brings all of
            it back.
          </p>
          {linking.length > 0 && (
            <p>
              {listed(linking.map(({ field }) => `“${field.name}”`))}{" "}
              {linking.length === 1 ? "links" : "link"} to it and{" "}
              {linking.length === 1 ? "becomes a text" : "become texts"} with the names of the records.
            </p>
          )}
        </Confirm>
      )}
    </details>
  );
}

function NewTable() {
  const { document, draftKey, perform, show } = useEdits();
  const [name, setName, forget] = useEditDraft(draftKey, "new table", () => "");
  const add = (event: FormEvent) => {
    event.preventDefault();
    const many = name.trim();
    if (many === "") return;
    const isPlural = plural(singular(many)).toLowerCase() === many.toLowerCase();
    const names = isPlural ? { one: singular(many), many } : { one: many, many: plural(many) };
    const table = newTable(document, names);
    const view = newView(document, table, "table", names.many);
    if (!perform([{ do: "add-table", table, ...(view && { view }) }])) return;
    forget();
    if (view) show(view.id);
  };
  return (
    <form className="edit-section" aria-label="New table" onSubmit={add}>
      <h3>New table</h3>
      <TextField
        label="What is in it"
        value={name}
        maxLength={60}
        hint="Bookings, bees, tools."
        onType={setName}
      />
      <button type="submit" className="act main">
        Add the table
      </button>
    </form>
  );
}
