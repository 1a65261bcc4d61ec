import { type FormEvent, useState } from "react";
import { type AppTable, findTable, type View } from "../document.ts";
import { type ViewKindId, viewKinds } from "../views/view-kinds.ts";
import { useEdits } from "./editing.ts";
import { FilterEditor } from "./filter-editor.tsx";
import { LockSwitch } from "./lock-switch.tsx";
import { asKind, missingFor, newView, suitableKinds } from "./new-view.ts";
import { OrderList } from "./order-list.tsx";
import { CheckField, Confirm, RenameButtons, SelectField, TextField } from "./parts.tsx";
import { listed } from "./sentence-of.ts";
import { useEditDraft } from "./use-edit-draft.ts";
import { ViewOptions } from "./view-options.tsx";

/** The settings of the page on screen or of another view, and a form for a new one. */
export function ViewPanel({ view: current }: { view: View | undefined }) {
  const { document, show } = useEdits();
  const [chosen, setChosen] = useState(current?.id);
  const view = document.views.find(({ id }) => id === chosen) ?? current ?? document.views[0];
  const table = findTable(document, view?.table ?? "");
  return (
    <section className="edit-section" aria-label="Views">
      {view && table && (
        <>
          <SelectField
            label="View"
            value={view.id}
            options={document.views.map(({ id: value, name, kind }) => ({
              value,
              name: `${name} (${viewKinds[kind].name.toLowerCase()})`,
            }))}
            onChoose={(id) => {
              setChosen(id);
              if (document.pages.includes(id)) show(id);
            }}
          />
          <ViewSettings key={view.id} view={view} table={table} />
        </>
      )}
      <NewView table={table ?? document.tables[0]} onAdded={setChosen} />
    </section>
  );
}

interface ViewOfTableProps {
  view: View;
  table: AppTable;
}

function ViewSettings({ view, table }: ViewOfTableProps) {
  const { document, draftKey, perform } = useEdits();
  const [name, setName, forget] = useEditDraft(draftKey, `view ${view.id}`, () => view.name);
  const change = (changed: Partial<View>) =>
    // The document's schema checks the options when the step is performed.
    perform([{ do: "change-view", view: { ...view, ...changed } as View }]);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (change({ name: name.trim() })) setName(name.trim());
  };
  const kinds = suitableKinds(document, table);
  const hasRecords = view.kind !== "record" && view.kind !== "form" && view.kind !== "dashboard";
  return (
    <>
      <form className="edit-section" onSubmit={rename}>
        <fieldset disabled={view.isLocked} className="edit-group">
          <legend className="sr">Name</legend>
          <TextField label="Name of the view" value={name} required onType={setName} />
        </fieldset>
        {name !== view.name && <RenameButtons onCancel={forget} />}
      </form>
      <fieldset disabled={view.isLocked} className="edit-group">
        <legend className="sr">Settings of {view.name}</legend>
        <SelectField
          label="Shown as"
          value={view.kind}
          options={[...new Set([...kinds, view.kind])].map((value) => ({
            value,
            name: viewKinds[value].name,
          }))}
          onChoose={(kind) => {
            const other = asKind(document, table, view, kind);
            if (other) perform([{ do: "change-view", view: other }]);
          }}
        />
        <ViewOptions view={view} table={table} onChange={change} />
        {hasRecords && <SortAndGroup view={view} table={table} onChange={change} />}
      </fieldset>
      {hasRecords && !view.isLocked && <FilterEditor view={view} table={table} onChange={change} />}
      {view.kind !== "dashboard" && view.kind !== "storefront" && (
        <ShownFields view={view} table={table} onChange={change} />
      )}
      <LockSwitch of="view" id={view.id} name={view.name} isLocked={view.isLocked === true} />
      {!view.isLocked && <DeleteView view={view} />}
    </>
  );
}

interface ChangeViewProps extends ViewOfTableProps {
  onChange: (changed: Partial<View>) => void;
}

function SortAndGroup({ view, table, onChange }: ChangeViewProps) {
  const [first, ...others] = view.sort ?? [];
  const fields = table.fields.map(({ id: value, name }) => ({ value, name }));
  return (
    <>
      <SelectField
        label="Sorted by"
        value={first?.field ?? ""}
        options={[{ value: "", name: "When they were added" }, ...fields]}
        onChoose={(field) =>
          onChange({
            sort: field ? [{ ...first, field }, ...others.filter((one) => one.field !== field)] : undefined,
          })
        }
      />
      {first && (
        <CheckField
          checked={first.isDescending === true}
          onCheck={(isDescending) =>
            onChange({ sort: [{ field: first.field, ...(isDescending && { isDescending }) }, ...others] })
          }
        >
          The last or largest first
        </CheckField>
      )}
      {view.kind === "list" && (
        <SelectField
          label="Grouped by"
          value={view.group ?? ""}
          options={[{ value: "", name: "Nothing" }, ...fields]}
          onChoose={(group) => onChange({ group: group || undefined })}
        />
      )}
    </>
  );
}

/** The fields that a view shows: those of its list in order, then the hidden ones. */
function ShownFields({ view, table, onChange }: ChangeViewProps) {
  const all = table.fields.map(({ id }) => id);
  const shown = (view.fields ?? all).filter((id) => all.includes(id));
  const hidden = all.filter((id) => !shown.includes(id));
  const nameOf = (id: string) => table.fields.find((field) => field.id === id)?.name ?? id;
  const isFixed = view.isLocked === true;
  return (
    <fieldset className="edit-group">
      <legend>Fields shown</legend>
      <OrderList
        label={`Fields shown in ${view.name}`}
        items={shown.map((id) => ({ id, name: nameOf(id), isFixed }))}
        onMove={(id, to) => onChange({ fields: shown.filter((one) => one !== id).toSpliced(to, 0, id) })}
      >
        {({ id, name }) => (
          <CheckField
            checked
            isDisabled={isFixed || shown.length === 1}
            onCheck={() => onChange({ fields: shown.filter((one) => one !== id) })}
          >
            {name}
          </CheckField>
        )}
      </OrderList>
      {hidden.map((id) => (
        <CheckField
          key={id}
          checked={false}
          isDisabled={isFixed}
          onCheck={() => onChange({ fields: [...shown, id] })}
        >
          {nameOf(id)}
        </CheckField>
      ))}
    </fieldset>
  );
}

function DeleteView({ view }: { view: View }) {
  const { document, perform } = useEdits();
  const [isAsking, setIsAsking] = useState(false);
  const figures = document.views.flatMap((one) =>
    one.kind === "dashboard"
      ? one.options.tiles.filter((tile) => tile.view === view.id).map(({ name }) => name)
      : [],
  );
  return (
    <>
      <button type="button" className="act edit-more" onClick={() => setIsAsking(true)}>
        Delete the view
      </button>
      {isAsking && (
        <Confirm
          title={`Delete ${view.name}?`}
          action="Delete the view"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            perform([{ do: "delete-view", view: view.id }]);
          }}
        >
          <p>
            The records stay. {figures.length > 0 && `The figures ${listed(figures)} are deleted with it. `}
            Undo brings it back.
          </p>
        </Confirm>
      )}
    </>
  );
}

function NewView({ table: first, onAdded }: { table: AppTable | undefined; onAdded: (id: string) => void }) {
  const { document, draftKey, perform, show } = useEdits();
  const [draft, setDraft, forget] = useEditDraft(draftKey, "new view", () => ({
    table: first?.id ?? "",
    kind: "table" as ViewKindId,
    name: "",
  }));
  const table = findTable(document, draft.table) ?? first;
  if (!table) return null;
  const kinds = suitableKinds(document, table);
  const missing = (Object.keys(missingFor) as ViewKindId[]).filter((kind) => !kinds.includes(kind));
  const kind = kinds.includes(draft.kind) ? draft.kind : "table";
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = draft.name.trim() || `${table.name.many} (${viewKinds[kind].name.toLowerCase()})`;
    const view = newView(document, table, kind, name);
    const isPage = kind !== "record" && kind !== "print";
    if (!view || !perform([{ do: "add-view", view, isPage }])) return;
    forget();
    onAdded(view.id);
    if (isPage) show(view.id);
  };
  return (
    <details>
      <summary>
        <strong>New view</strong>
      </summary>
      <form className="edit-section" aria-label="New view" onSubmit={add}>
        <SelectField
          label="Of the table"
          value={table.id}
          options={document.tables.map(({ id: value, name }) => ({ value, name: name.many }))}
          onChoose={(id) => setDraft({ ...draft, table: id })}
        />
        <SelectField
          label="Kind"
          value={kind}
          options={kinds.map((value) => ({ value, name: viewKinds[value].name }))}
          onChoose={(value) => setDraft({ ...draft, kind: value })}
        />
        {missing.length > 0 && (
          <p className="edit-hint">
            {missing
              .map((one) => `A ${viewKinds[one].name.toLowerCase()} needs ${missingFor[one]}.`)
              .join(" ")}
          </p>
        )}
        <TextField label="Its name" value={draft.name} onType={(name) => setDraft({ ...draft, name })} />
        <button type="submit" className="act main">
          Add the view
        </button>
      </form>
    </details>
  );
}
