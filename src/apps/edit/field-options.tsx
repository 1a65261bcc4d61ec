import { type AppTable, type Field, type FieldOf, findTable } from "../document.ts";
import { resultKinds } from "../fields/formula/formula.ts";
import { fieldKinds } from "../fields/kinds.ts";
import { rollupFigures } from "../fields/rollup/rollup.ts";
import { withIds, withNames } from "../formulas/named-fields.ts";
import { ChoicesEditor } from "./choices-editor.tsx";
import { useEdits } from "./editing.ts";
import { CheckField, SelectField, TextField } from "./parts.tsx";

interface FieldOptionsProps {
  table: AppTable;
  draft: Field;
  onDraft: (draft: Field) => void;
}

/** The settings that only fields of one kind have. */
export function FieldOptions({ table, draft, onDraft }: FieldOptionsProps) {
  const { document } = useEdits();
  const setOptions = (options: object) =>
    // The document's schema checks the options when the field is saved.
    onDraft({ ...draft, options: { ...draft.options, ...options } } as Field);
  switch (draft.kind) {
    case "choice":
    case "choices":
      return (
        <ChoicesEditor choices={draft.options.choices} onChoices={(choices) => setOptions({ choices })} />
      );
    case "link":
      return (
        <>
          <SelectField
            label="Links to"
            value={draft.options.table ?? ""}
            options={[
              { value: "", name: "Choose a table" },
              ...document.tables.map(({ id: value, name }) => ({ value, name: name.many })),
            ]}
            onChoose={(to) => setOptions({ table: to })}
          />
          <CheckField
            checked={draft.options.isMany === true}
            onCheck={(isMany) => setOptions({ isMany: isMany || undefined })}
          >
            Several records
          </CheckField>
        </>
      );
    case "number":
      return (
        <TextField
          label="Unit"
          value={draft.options.unit ?? ""}
          maxLength={12}
          hint="Follows the number: kg, km, pieces."
          onType={(unit) => setOptions({ unit: unit || undefined })}
        />
      );
    case "running-number":
      return (
        <TextField
          label="Begins with"
          value={draft.options.prefix ?? ""}
          maxLength={20}
          hint="Precedes the number: INV-."
          onType={(prefix) => setOptions({ prefix: prefix || undefined })}
        />
      );
    case "lookup":
    case "rollup":
      return <PathOptions table={table} draft={draft} onOptions={setOptions} />;
    case "formula":
      return (
        <>
          <TextField
            label="Formula"
            isLong
            value={withNames(draft.options.formula ?? "", table)}
            maxLength={4_000}
            hint={`Fields stand in braces: {${table.fields[0]?.name ?? "Price"}}.`}
            onType={(formula) => setOptions({ formula: withIds(formula, table) })}
          />
          <SelectField
            label="Result"
            value={draft.options.result ?? "number"}
            options={resultKinds.map((value) => ({ value, name: fieldKinds[value].name }))}
            onChoose={(result) => setOptions({ result })}
          />
        </>
      );
    default:
      return null;
  }
}

interface PathOptionsProps {
  table: AppTable;
  draft: FieldOf<"lookup"> | FieldOf<"rollup">;
  onOptions: (options: object) => void;
}

/** The link that a look-up or roll-up follows, and the field that it reads there. */
function PathOptions({ table, draft, onOptions }: PathOptionsProps) {
  const { document } = useEdits();
  const { options } = draft;
  const forward = table.fields.flatMap((field) =>
    field.kind === "link" ? [{ key: field.id, name: field.name, target: field.options.table }] : [],
  );
  const backward = document.tables.flatMap(({ id, name, fields }) =>
    fields.flatMap((field) =>
      field.kind === "link" && field.options.table === table.id
        ? [{ key: `${id}.${field.id}`, name: `${name.many} by ${field.name}`, target: id }]
        : [],
    ),
  );
  const paths = [...forward, ...backward];
  const key = options.table === undefined ? (options.link ?? "") : `${options.table}.${options.link}`;
  const target = findTable(document, paths.find((path) => path.key === key)?.target ?? "");
  const choose = (chosen: string) => {
    const [first = "", second] = chosen.split(".");
    onOptions(
      second === undefined
        ? { table: undefined, link: first, field: undefined }
        : { table: first, link: second, field: undefined },
    );
  };
  if (paths.length === 0) return <p className="edit-hint">Nothing links to {table.name.many} yet.</p>;
  return (
    <>
      <SelectField
        label="Records of"
        value={key}
        options={[
          { value: "", name: "Choose a link" },
          ...paths.map((path) => ({ value: path.key, name: path.name })),
        ]}
        onChoose={choose}
      />
      {draft.kind === "rollup" && (
        <SelectField
          label="Figure"
          value={draft.options.figure ?? "count"}
          options={rollupFigures.map((value) => ({ value, name: value }))}
          onChoose={(figure) => onOptions({ figure })}
        />
      )}
      {target && !(draft.kind === "rollup" && draft.options.figure === "count") && (
        <SelectField
          label="Field"
          value={options.field ?? ""}
          options={[
            { value: "", name: "Choose a field" },
            ...target.fields.map(({ id: value, name }) => ({ value, name })),
          ]}
          onChoose={(field) => onOptions({ field })}
        />
      )}
    </>
  );
}
