import { type ReactNode, useId, useState } from "react";
import type { AppColumns, Column } from "../computed/column.ts";
import type { StoredFile } from "../fields/file/file.ts";
import { plainText } from "../fields/operators.ts";
import type { Draft } from "./field-draft.ts";
import { FieldInput } from "./field-input.tsx";
import { PictureInput } from "./picture-input.tsx";

export interface ValueEditorProps {
  columns: AppColumns;
  column: Column;
  draft: Draft;
  problem?: string | undefined;
  onDraft: (draft: Draft) => void;
}

/** The control for one field: typed, chosen, linked or photographed. */
export function ValueEditor(props: ValueEditorProps) {
  const { columns, column, draft, problem, onDraft } = props;
  const { field } = column;
  const value = "value" in draft ? draft.value : null;
  switch (field.kind) {
    case "yes-no":
      return (
        <label className="run-check">
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onDraft({ value: target.checked })}
          />
          {field.name}
        </label>
      );
    case "choice":
      return (
        <Group {...props}>
          {(id) =>
            field.options.choices.map(({ id: choice, name, colour }, at) => (
              <label key={choice} className="run-choice label" data-colour={colour ?? (at % 8) + 1}>
                <input
                  type="radio"
                  name={id}
                  checked={value === choice}
                  onChange={() => onDraft({ value: choice })}
                  onClick={() => value === choice && !field.isRequired && onDraft({ value: null })}
                />
                {name}
              </label>
            ))
          }
        </Group>
      );
    case "choices": {
      const chosen = Array.isArray(value) ? value : [];
      return (
        <Group {...props}>
          {() =>
            field.options.choices.map(({ id, name, colour }, at) => (
              <label key={id} className="run-choice label" data-colour={colour ?? (at % 8) + 1}>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={({ target }) => {
                    const next = new Set(
                      target.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
                    );
                    onDraft({
                      value: field.options.choices.map((one) => one.id).filter((one) => next.has(one)),
                    });
                  }}
                />
                {name}
              </label>
            ))
          }
        </Group>
      );
    }
    case "link":
      return <LinkEditor {...props} table={field.options.table} isMany={field.options.isMany === true} />;
    case "picture":
    case "file":
      return (
        <PictureInput
          label={field.name}
          files={(value as StoredFile[] | null) ?? []}
          onFiles={(files) => onDraft({ value: files })}
        />
      );
    default:
      return (
        <FieldInput
          column={column}
          data={columns.data}
          nameOf={columns.context.nameOf}
          text={"text" in draft ? draft.text : ""}
          problem={problem}
          onType={(text) => onDraft({ text })}
        />
      );
  }
}

interface GroupProps extends Pick<ValueEditorProps, "column" | "problem"> {
  children: (id: string) => ReactNode;
}

function Group({ column: { field }, problem, children }: GroupProps) {
  const id = useId();
  return (
    <fieldset className="field run-group" aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend>{field.name}</legend>
      <div className="run-choices">{children(id)}</div>
      {field.hint && <p>{field.hint}</p>}
      {problem && (
        <p id={`${id}-problem`} className="problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** More records than this are searched instead of listed. */
const MAX_LISTED = 12;

interface LinkEditorProps extends ValueEditorProps {
  table: string;
  isMany: boolean;
}

function LinkEditor({ columns, column, draft, problem, onDraft, table, isMany }: LinkEditorProps) {
  const [search, setSearch] = useState("");
  const id = useId();
  const chosen: string[] = "value" in draft && Array.isArray(draft.value) ? draft.value : [];
  const records = [...columns.data.records(table).keys()].map((record) => ({
    id: record,
    name: columns.context.nameOf(table, record) || "Unnamed",
  }));
  const words = plainText(search.trim());
  const isSearched = records.length > MAX_LISTED;
  const shown = records
    .filter((record) => chosen.includes(record.id) || !isSearched || plainText(record.name).includes(words))
    .sort(
      (one, other) =>
        Number(chosen.includes(other.id)) - Number(chosen.includes(one.id)) ||
        one.name.localeCompare(other.name),
    );
  return (
    <Group column={column} problem={problem}>
      {(name) => (
        <>
          {isSearched && (
            <input
              type="search"
              aria-label={`Search ${column.field.name}`}
              placeholder="Search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
          {records.length === 0 && <p>There is nothing to link to yet.</p>}
          {shown.slice(0, MAX_LISTED + chosen.length).map((record) => (
            <label key={record.id} className="run-choice label" htmlFor={`${id}-${record.id}`}>
              <input
                id={`${id}-${record.id}`}
                type={isMany ? "checkbox" : "radio"}
                name={name}
                checked={chosen.includes(record.id)}
                onChange={({ target }) => {
                  const others = isMany ? chosen.filter((one) => one !== record.id) : [];
                  onDraft({ value: target.checked ? [...others, record.id] : others });
                }}
                onClick={() => {
                  if (!isMany && !column.field.isRequired && chosen.includes(record.id))
                    onDraft({ value: null });
                }}
              />
              {record.name}
            </label>
          ))}
          {shown.length > MAX_LISTED + chosen.length && (
            <p>{shown.length - MAX_LISTED - chosen.length} more. Type a part of the name.</p>
          )}
        </>
      )}
    </Group>
  );
}
