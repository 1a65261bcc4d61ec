import { type FormEvent, useState } from "react";
import { type AppTable, type Field, findField, MAX_HINT, type View } from "../document.ts";
import { type FieldKindId, fieldKindIds, fieldKinds } from "../fields/kinds.ts";
import { summaries } from "../fields/summaries.ts";
import { useEdits } from "./editing.ts";
import { FieldOptions } from "./field-options.tsx";
import type { LostValue } from "./gone-choices.ts";
import { LostValues } from "./lost-values.tsx";
import { newField } from "./new-field.ts";
import { CheckField, Confirm, SelectField, TextField } from "./parts.tsx";
import type { Step } from "./step.ts";
import { useEditDraft } from "./use-edit-draft.ts";

interface FieldPanelProps {
  table: AppTable;
  /** Undefined for a new field. */
  field: Field | undefined;
  /** The page on screen, if it shows this table. */
  view: View | undefined;
  onOpen: (field: string) => void;
  onClose: () => void;
}

/** The settings of one field. */
export function FieldPanel({ table, field, view, onOpen, onClose }: FieldPanelProps) {
  const { draftKey, preview, perform } = useEdits();
  const draftName = `field ${table.id} ${field?.id ?? "new"}`;
  const [typed, setTyped, forget] = useEditDraft<Typed | null>(draftKey, draftName, () => null);
  const base = field ?? newField(table, "", "text");
  const draft = typed?.draft ?? base;
  const setDraft = (next: Field) => setTyped({ base: typed?.base ?? base, draft: next });
  const [lost, setLost] = useState<readonly LostValue[]>([]);
  const [isDeleting, setIsDeleting] = useState(false);
  const [problem, setProblem] = useState("");
  const isLocked = table.isLocked === true;

  const close = () => {
    forget();
    onClose();
  };
  const steps = (): Step[] => {
    if (field) return [{ do: "change-field", table: table.id, field: changedField(field, typed) }];
    const { id } = newField(table, draft.name, draft.kind);
    return [
      { do: "add-field", table: table.id, field: { ...draft, id, name: draft.name.trim() }, view: view?.id },
    ];
  };
  // The settings stay open, so that a second click on the button meets the button again.
  const apply = () => {
    const [step] = steps();
    if (!step || !perform([step])) return;
    forget();
    if (step.do === "add-field") onOpen(step.field.id);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const outcome = preview(steps());
    setProblem("problem" in outcome ? outcome.problem : "");
    if ("problem" in outcome) return;
    if (outcome.lost.length > 0) setLost(outcome.lost);
    else apply();
  };
  const changeKind = (kind: FieldKindId) => {
    const back = field?.kind === kind ? field : undefined;
    const { options, summary } = back ?? newField(table, draft.name || "x", kind);
    const { summary: _, ...rest } = draft;
    setDraft({ ...rest, kind, options, ...(summary && { summary }) } as Field);
  };
  return (
    <form className="edit-section" aria-label={field ? `Field ${field.name}` : "New field"} onSubmit={save}>
      <button type="button" className="act edit-back" onClick={close}>
        ← Fields of {table.name.many}
      </button>
      <h3>{field ? field.name : `New field of ${table.name.many}`}</h3>
      <fieldset disabled={isLocked} className="edit-group">
        <legend className="sr">{field ? field.name : "New field"}</legend>
        <TextField label="Name" value={draft.name} required onType={(name) => setDraft({ ...draft, name })} />
        <SelectField
          label="Kind"
          value={draft.kind}
          options={fieldKindIds.map((value) => ({ value, name: fieldKinds[value].name }))}
          onChoose={changeKind}
        />
        <FieldOptions table={table} draft={draft} onDraft={setDraft} />
        <CommonSettings draft={draft} onDraft={setDraft} />
        {view && field && <ShownIn view={view} table={table} field={field} />}
      </fieldset>
      <p role="alert" className="problem">
        {problem}
      </p>
      <div className="run-row">
        <button type="submit" className="act main" disabled={isLocked}>
          {field ? "Save" : "Add the field"}
        </button>
        {(typed || !field) && (
          <button type="button" className="act" onClick={field ? forget : close}>
            Cancel
          </button>
        )}
      </div>
      {field && !isLocked && <MoreOfField table={table} field={field} onDelete={() => setIsDeleting(true)} />}
      {lost.length > 0 && (
        <Confirm
          title={`Change ${field?.name ?? draft.name}?`}
          action="Change it"
          onConfirm={() => {
            setLost([]);
            apply();
          }}
          onCancel={() => setLost([])}
        >
          <LostValues lost={lost} />
        </Confirm>
      )}
      {isDeleting && field && (
        <DeleteField table={table} field={field} onCancel={() => setIsDeleting(false)} onDeleted={close} />
      )}
    </form>
  );
}

/** Unfinished settings, with the field as it was when they were begun. */
interface Typed {
  base: Field;
  draft: Field;
}

/** The field with what was changed here: another tab may have changed the rest. */
function changedField(field: Field, typed: Typed | null): Field {
  const changed: Record<string, unknown> = { ...field };
  const { base, draft } = (typed ?? { base: field, draft: field }) as Record<
    "base" | "draft",
    Partial<Record<string, unknown>>
  >;
  for (const key of new Set([...Object.keys(base), ...Object.keys(draft)])) {
    if (JSON.stringify(base[key]) === JSON.stringify(draft[key])) continue;
    if (draft[key] === undefined) delete changed[key];
    else changed[key] = draft[key];
  }
  // The document's schema checks it when the step is performed.
  return { ...changed, name: String(changed.name).trim() } as Field;
}

interface CommonSettingsProps {
  draft: Field;
  onDraft: (draft: Field) => void;
}

/** Settings that fields of every kind have. */
function CommonSettings({ draft, onDraft }: CommonSettingsProps) {
  const { isComputed, input, summaries: possible } = fieldKinds[draft.kind];
  const isTyped = !isComputed && input.control !== "none" && input.control !== "files";
  return (
    <>
      {!isComputed && input.control !== "none" && (
        <div className="edit-checks">
          <CheckField
            checked={draft.isRequired === true}
            onCheck={(isRequired) => onDraft({ ...draft, isRequired: isRequired || undefined })}
          >
            Has to be filled in
          </CheckField>
          {isTyped && draft.kind !== "yes-no" && (
            <CheckField
              checked={draft.isUnique === true}
              onCheck={(isUnique) => onDraft({ ...draft, isUnique: isUnique || undefined })}
            >
              Each value only once
            </CheckField>
          )}
        </div>
      )}
      {!isComputed && (
        <TextField
          label="Hint"
          value={draft.hint ?? ""}
          maxLength={MAX_HINT}
          hint="A line below the field in forms."
          onType={(hint) => onDraft({ ...draft, hint: hint || undefined })}
        />
      )}
      {isTyped && draft.kind !== "link" && (
        <TextField
          label="Begins with"
          value={draft.default ?? ""}
          maxLength={2_000}
          hint="New records begin with it: “today”, the name of a choice."
          onType={(value) => onDraft({ ...draft, default: value || undefined })}
        />
      )}
      <SelectField
        label="Figure at the foot"
        value={draft.summary ?? ""}
        options={[
          { value: "", name: "None" },
          ...possible.map((value) => ({ value, name: summaries[value].name })),
        ]}
        onChoose={(summary) => onDraft({ ...draft, summary: (summary || undefined) as Field["summary"] })}
      />
    </>
  );
}

interface FieldOfProps {
  table: AppTable;
  field: Field;
}

/** Hides a field in the page on screen, or shows it again. Applied at once. */
function ShownIn({ view, table, field }: FieldOfProps & { view: View }) {
  const { perform } = useEdits();
  const all = table.fields.map(({ id }) => id);
  const listed = view.fields ?? all;
  const fields = (isShown: boolean) =>
    isShown ? [...listed, field.id] : listed.filter((id) => id !== field.id);
  return (
    <CheckField
      checked={listed.includes(field.id)}
      isDisabled={view.isLocked === true}
      onCheck={(isShown) => perform([{ do: "change-view", view: { ...view, fields: fields(isShown) } }])}
    >
      Show in “{view.name}”
    </CheckField>
  );
}

function MoreOfField({ table, field, onDelete }: FieldOfProps & { onDelete: () => void }) {
  const { perform } = useEdits();
  if (table.nameField === field.id)
    return <p className="edit-hint">This field names the records. Another one can do that instead.</p>;
  return (
    <div className="run-row edit-more">
      <button
        type="button"
        className="act"
        onClick={() => perform([{ do: "name-by", table: table.id, field: field.id }])}
      >
        Name the records by it
      </button>
      <button type="button" className="act" onClick={onDelete}>
        Delete the field
      </button>
    </div>
  );
}

interface DeleteFieldProps extends FieldOfProps {
  onCancel: () => void;
  onDeleted: () => void;
}

function DeleteField({ table, field, onCancel, onDeleted }: DeleteFieldProps) {
  const { columns, perform } = useEdits();
  const filled = [...columns.data.records(table.id).values()].filter(
    ({ values }) => field.id in values,
  ).length;
  const users = columns.data.document.views.filter(
    ({ table: of, fields }) => of === table.id && fields?.includes(field.id),
  );
  return (
    <Confirm
      title={`Delete ${field.name}?`}
      action="Delete the field"
      onCancel={onCancel}
      onConfirm={() => {
        if (findField(table, field.id) && perform([{ do: "delete-field", table: table.id, field: field.id }]))
          onDeleted();
        else onCancel();
      }}
    >
      <p>
        {filled === 0
          ? "No record has a value in it."
          : `${filled} ${(filled === 1 ? table.name.one : table.name.many).toLowerCase()} ${filled === 1 ? "has" : "have"} a value in it.`}{" "}
        {users.length > 0 && `It is shown in ${users.map(({ name }) => `“${name}”`).join(", ")}. `}
        The values stay in the change log, and undo brings the field back with them.
      </p>
    </Confirm>
  );
}
