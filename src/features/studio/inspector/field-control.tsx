import type { FieldPath } from "#src/sites/edit/edit-blocks.ts";
import {
  type Field,
  type Fields,
  LISTED_WORDS,
  type LinkValue,
  PARAGRAPH,
  type Picture,
} from "#src/sites/fields.ts";
import { allowedIn } from "../allowed-text.ts";
import { DraftField } from "./draft-field.tsx";
import { control, Labelled } from "./labelled.tsx";
import { LinkField } from "./link-field.tsx";
import { ListField } from "./list-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { LineField, LinesField, tooLong } from "./text-fields.tsx";

export interface FieldsProps {
  fields: Fields;
  data: Record<string, unknown>;
  /** The path of the group in the block's data. */
  path: FieldPath;
  isDisabled: boolean;
  onChange: (path: FieldPath, value: unknown) => void;
  /** Called on blur, so that the next change becomes a separate undo step. */
  onLeave: () => void;
  /** The path from this group to the field that was clicked in the page. */
  wanted?: string | null;
}

/** The fields of a group, generated from their schemas. New fields of a block appear automatically. */
export function FieldList({ fields, data, path, wanted, ...props }: FieldsProps) {
  const [wantedName, ...rest] = wanted?.split(".") ?? [];
  return Object.entries(fields).map(([name, field]) => (
    <FieldControl
      key={name}
      {...props}
      field={field}
      data={data}
      value={data[name]}
      path={[...path, name]}
      wanted={name === wantedName ? rest : null}
    />
  ));
}

interface FieldControlProps extends Omit<FieldsProps, "fields" | "wanted"> {
  field: Field;
  value: unknown;
  /** The path from this field on; null if it leads to another field. */
  wanted: string[] | null;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one case for each kind of field
function FieldControl({ field, data, value, path, wanted, ...props }: FieldControlProps) {
  const { isDisabled, onChange, onLeave } = props;
  const isWanted = wanted !== null;
  const set = (next: unknown) => onChange(path, next);
  switch (field.kind) {
    case "line":
      return <LineField field={field} text={textOf(value)} {...{ isDisabled, set, onLeave }} />;
    case "text":
      return (
        <LinesField
          field={field}
          allowed={allowedIn(field)}
          stored={textOf(value)}
          rows={3}
          {...{ isDisabled, onLeave, set }}
        />
      );
    case "words":
      return (
        <LinesField
          field={field}
          allowed={allowedIn(field)}
          stored={textsOf(value).join("\n")}
          hint="One per line"
          rows={3}
          isDisabled={isDisabled}
          onLeave={onLeave}
          set={(text) => set(partsOf(text, LINES))}
          problemOf={(text) => problemOfParts(partsOf(text, LINES), "line", LISTED_WORDS, field.maximum)}
        />
      );
    case "paragraphs":
      return (
        <LinesField
          field={field}
          allowed={allowedIn(field)}
          stored={textsOf(value).join("\n\n")}
          hint={`An empty line begins a new paragraph. ${field.hasSubheadings ? "## begins a subheading. " : ""}**bold**, *italic*, [words](address)`}
          rows={6}
          isDisabled={isDisabled}
          onLeave={onLeave}
          set={(text) => set(partsOf(text, PARAGRAPHS))}
          problemOf={(text) =>
            problemOfParts(partsOf(text, PARAGRAPHS), "paragraph", PARAGRAPH, field.maximum)
          }
        />
      );
    case "link":
      return (
        <LinkField
          label={field.label}
          link={isLink(value) ? value : { label: "", to: "" }}
          {...{ isDisabled, set, onLeave }}
        />
      );
    case "checked":
      return (
        <DraftField
          label={field.label}
          hint={field.hint}
          stored={textOf(value)}
          problemOf={(text) => field.problemOf?.(text)}
          {...{ isDisabled, set, onLeave }}
        />
      );
    case "picture":
      return (
        <PictureField
          label={field.label}
          picture={isPicture(value) ? value : null}
          {...{ path, data, isDisabled, set, onLeave, isWanted }}
        />
      );
    case "flag":
      return (
        <label className="flex min-h-9 items-center gap-2.5 font-medium text-sm">
          <input
            type="checkbox"
            className="size-5"
            disabled={isDisabled}
            checked={Boolean(value)}
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
              value={textOf(value)}
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
          entries={Array.isArray(value) ? value : []}
          path={path}
          isDisabled={isDisabled}
          wanted={wanted}
          onChange={onChange}
          onLeave={onLeave}
          renderEntry={(entry, at, wanted) => (
            <FieldList fields={field.fields ?? {}} data={entry} path={at} wanted={wanted} {...props} />
          )}
        />
      );
  }
}

// The schemas of the fields have checked the data of a block, whose type does not know them by name.
const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const textsOf = (value: unknown) => (Array.isArray(value) ? value.map(textOf) : []);
const isGroup = (value: unknown) => typeof value === "object" && value !== null;
const isLink = (value: unknown): value is LinkValue => isGroup(value) && "to" in value && "label" in value;
const isPicture = (value: unknown): value is Picture => isGroup(value) && "kind" in value && "label" in value;

const LINES = /\n/;
const PARAGRAPHS = /\n\s*\n/;

const partsOf = (text: string, between: RegExp) =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);

function problemOfParts(
  parts: readonly string[],
  name: string,
  longest: number,
  most = Number.POSITIVE_INFINITY,
) {
  if (parts.length > most) {
    return `There is room for ${most} ${name}s, and here are ${parts.length}. The page stays as it was.`;
  }
  const long = parts.find(({ length }) => length > longest);
  return long && tooLong(long, name, longest);
}
