import type { FieldPath } from "#src/sites/edit/edit-blocks.ts";
import type { Field, Fields, LinkValue, Picture } from "#src/sites/fields.ts";
import { control, Labelled } from "./labelled.tsx";
import { LinkField } from "./link-field.tsx";
import { ListField } from "./list-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { useTextDraft } from "./use-text-draft.ts";

export interface FieldsProps {
  fields: Fields;
  data: Record<string, unknown>;
  /** Where the group is in what the block holds. */
  path: FieldPath;
  isDisabled: boolean;
  onChange: (path: FieldPath, value: unknown) => void;
  /** A field was left: what comes next is another step. */
  onLeave: () => void;
  /** The field that was pointed at in the page. */
  wanted?: string | null;
}

/** The fields of a group, drawn from their schemas: a new field of a block appears here by itself. */
export function FieldList({ fields, data, path, wanted, ...props }: FieldsProps) {
  return Object.entries(fields).map(([name, field]) => (
    <FieldControl
      key={name}
      {...props}
      field={field}
      value={data[name]}
      path={[...path, name]}
      isWanted={wanted === name}
    />
  ));
}

interface FieldControlProps extends Omit<FieldsProps, "fields" | "data" | "wanted"> {
  field: Field;
  value: unknown;
  isWanted: boolean;
}

function FieldControl({ field, value, path, isWanted, ...props }: FieldControlProps) {
  const { isDisabled, onChange, onLeave } = props;
  const set = (next: unknown) => onChange(path, next);
  switch (field.kind) {
    case "line":
      return <LineField field={field} text={value as string} {...{ isDisabled, set, onLeave }} />;
    case "text":
      return <LinesField field={field} kept={value as string} rows={3} {...{ isDisabled, onLeave, set }} />;
    case "words":
      return (
        <LinesField
          field={field}
          kept={(value as string[]).join("\n")}
          hint="One to a line"
          rows={3}
          isDisabled={isDisabled}
          onLeave={onLeave}
          set={(text) => set(partsOf(text, /\n/, field.maximum))}
        />
      );
    case "paragraphs":
      return (
        <LinesField
          field={field}
          kept={(value as string[]).join("\n\n")}
          hint="An empty line begins a new paragraph. **bold**, *italic*, [words](address)"
          rows={6}
          isDisabled={isDisabled}
          onLeave={onLeave}
          set={(text) => set(partsOf(text, /\n\s*\n/, field.maximum))}
        />
      );
    case "link":
      return <LinkField label={field.label} link={value as LinkValue} {...{ isDisabled, set, onLeave }} />;
    case "picture":
      return (
        <PictureField
          label={field.label}
          picture={value as Picture | null}
          {...{ isDisabled, set, onLeave, isWanted }}
        />
      );
    case "flag":
      return (
        <label className="flex min-h-9 items-center gap-2.5 font-medium text-sm">
          <input
            type="checkbox"
            className="size-5"
            disabled={isDisabled}
            checked={value as boolean}
            onChange={(event) => set(event.target.checked)}
          />
          {field.label}
        </label>
      );
    case "choice":
      return (
        <Labelled label={field.label}>
          {(id) => (
            <select
              id={id}
              className={control}
              disabled={isDisabled}
              value={value as string}
              onChange={(event) => set(event.target.value)}
            >
              {field.options?.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      );
    case "list":
      return (
        <ListField
          field={field}
          entries={value as Record<string, unknown>[]}
          path={path}
          isDisabled={isDisabled}
          isWanted={isWanted}
          onChange={onChange}
          onLeave={onLeave}
          renderEntry={(entry, at) => (
            <FieldList fields={field.fields ?? {}} data={entry} path={at} {...props} />
          )}
        />
      );
  }
}

interface TextFieldProps {
  field: Pick<Field, "label" | "maximum">;
  isDisabled: boolean;
  set: (text: string) => void;
  onLeave: () => void;
}

export function LineField({ field, text, isDisabled, set, onLeave }: TextFieldProps & { text: string }) {
  return (
    <Labelled label={field.label}>
      {(id) => (
        <input
          id={id}
          className={control}
          value={text}
          maxLength={field.maximum}
          disabled={isDisabled}
          onChange={(event) => set(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </Labelled>
  );
}

export function LinesField(props: TextFieldProps & { kept: string; rows: number; hint?: string }) {
  const { field, kept, rows, hint, isDisabled, set, onLeave } = props;
  const draft = useTextDraft(kept, set, onLeave);
  return (
    <Labelled label={field.label} hint={hint}>
      {(id, hintId) => (
        <textarea
          id={id}
          aria-describedby={hintId}
          className={`${control} field-sizing-content max-h-80 min-h-18 leading-snug`}
          rows={rows}
          disabled={isDisabled}
          {...draft}
        />
      )}
    </Labelled>
  );
}

function partsOf(text: string, between: RegExp, most = 12) {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, most);
}
