import lockIcon from "icon:lock-simple";
import { Icon } from "#src/ui/icon.tsx";
import { findField, findTable, type View } from "../document.ts";
import type { Change } from "../records/change.ts";
import { DeletedFields } from "./deleted-parts.tsx";
import type { EditPlace } from "./edit-place.ts";
import { useEdits } from "./editing.ts";
import { FieldPanel } from "./field-panel.tsx";
import { LockSwitch } from "./lock-switch.tsx";
import { OrderList } from "./order-list.tsx";
import { SelectField } from "./parts.tsx";
import { kindName } from "./sentence-of.ts";

interface FieldsPanelProps {
  table: string;
  field: string | null | undefined;
  view: View | undefined;
  readLog: () => Promise<readonly Change[]>;
  onPlace: (place: EditPlace) => void;
}

/** The fields of one table, or the settings of one of them. */
export function FieldsPanel({ table: id, field, view, readLog, onPlace }: FieldsPanelProps) {
  const { document, perform } = useEdits();
  const table = findTable(document, id) ?? document.tables[0];
  if (!table) return null;
  const open = typeof field === "string" ? findField(table, field) : undefined;
  const back = () => onPlace({ section: "fields", table: table.id });
  if (open || field === null)
    return (
      <FieldPanel
        key={`${table.id} ${open?.id ?? "new"}`}
        table={table}
        field={open}
        view={view?.table === table.id ? view : undefined}
        onOpen={(opened) => onPlace({ section: "fields", table: table.id, field: opened })}
        onClose={back}
      />
    );
  return (
    <section className="edit-section" aria-label={`Fields of ${table.name.many}`}>
      <SelectField
        label="Table"
        value={table.id}
        options={document.tables.map(({ id: value, name }) => ({ value, name: name.many }))}
        onChoose={(chosen) => onPlace({ section: "fields", table: chosen })}
      />
      {table.isLocked && (
        <p className="edit-hint">
          <Icon path={lockIcon} /> {table.name.many} is locked, so its fields stay as they are.
        </p>
      )}
      <OrderList
        label={`Fields of ${table.name.many}`}
        items={table.fields.map((one) => ({ ...one, isFixed: table.isLocked }))}
        onMove={(moved, to) => perform([{ do: "move-field", table: table.id, field: moved, to }])}
      >
        {(item) => (
          <button
            type="button"
            className="edit-open"
            aria-label={`Field ${item.name}`}
            onClick={() => onPlace({ section: "fields", table: table.id, field: item.id })}
          >
            <strong>{item.name}</strong>
            <small>
              {kindName(item)}
              {item.id === table.nameField && ", names the records"}
            </small>
          </button>
        )}
      </OrderList>
      {!table.isLocked && (
        <button
          type="button"
          className="act main"
          onClick={() => onPlace({ section: "fields", table: table.id, field: null })}
        >
          Add a field
        </button>
      )}
      <LockSwitch of="table" id={table.id} isLocked={table.isLocked === true} name={table.name.many} />
      <DeletedFields table={table} readLog={readLog} />
    </section>
  );
}
