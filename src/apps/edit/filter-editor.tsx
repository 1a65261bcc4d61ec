import closeIcon from "icon:x";
import { Icon } from "#src/ui/icon.tsx";
import type { Column } from "../computed/column.ts";
import type { AppTable, View } from "../document.ts";
import { type Condition, type FilterPart, partsOf } from "../fields/filter.ts";
import { periods } from "../fields/operators.ts";
import { useEdits } from "./editing.ts";
import { CheckField, SelectField } from "./parts.tsx";
import { TextSetting } from "./text-setting.tsx";

interface FilterEditorProps {
  view: View;
  table: AppTable;
  onChange: (changed: Partial<View>) => void;
}

/** The conditions of the records that a view shows. Conditions inside of conditions stay as they are. */
export function FilterEditor({ view, table, onChange }: FilterEditorProps) {
  const { columns } = useEdits();
  const { filter } = view;
  const parts = filter ? partsOf(filter) : [];
  const isAny = filter !== undefined && "any" in filter;
  const set = (next: readonly FilterPart[], any = isAny) =>
    onChange({ filter: next.length === 0 ? undefined : any ? { any: [...next] } : { all: [...next] } });
  const add = () => {
    const [field] = table.fields;
    const column = field && columns.column(table.id, field.id);
    if (column) set([...parts, firstCondition(column)]);
  };
  return (
    <fieldset className="edit-group">
      <legend>Only records where</legend>
      {parts.length > 1 && (
        <SelectField
          label="Match"
          value={isAny ? "any" : "all"}
          options={[
            { value: "all", name: "All of these" },
            { value: "any", name: "Any of these" },
          ]}
          onChoose={(how) => set(parts, how === "any")}
        />
      )}
      {parts.map((part, at) =>
        "field" in part ? (
          <ConditionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no ids
            key={`${at} ${part.field} ${part.is}`}
            table={table}
            condition={part}
            onCondition={(changed) => set(parts.map((one) => (one === part ? changed : one)))}
            onRemove={() => set(parts.filter((one) => one !== part))}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no ids
          <p key={at} className="edit-hint">
            A group of {partsOf(part).length} conditions, which stays.
          </p>
        ),
      )}
      <button type="button" className="act" onClick={add}>
        Add a condition
      </button>
    </fieldset>
  );
}

/** A condition on a field that can be read at once: whether it is filled in. */
function firstCondition({ field, kind }: Column): Condition {
  const [is = "filled"] = Object.keys(kind.operators).filter((id) => id === "filled" || id === "yes");
  return { field: field.id, is };
}

interface ConditionRowProps {
  table: AppTable;
  condition: Condition;
  onCondition: (condition: Condition) => void;
  onRemove: () => void;
}

function ConditionRow({ table, condition, onCondition, onRemove }: ConditionRowProps) {
  const { columns } = useEdits();
  const column = columns.column(table.id, condition.field);
  const operators = column?.kind.operators ?? {};
  const name = column?.field.name ?? condition.field;
  return (
    <div className="edit-condition">
      <SelectField
        label="Field"
        isLabelHidden
        value={condition.field}
        options={table.fields.map(({ id: value, name: title }) => ({ value, name: title }))}
        onChoose={(id) => {
          const chosen = columns.column(table.id, id);
          if (chosen) onCondition(firstCondition(chosen));
        }}
      />
      <SelectField
        label={`${name}: condition`}
        isLabelHidden
        value={condition.is}
        options={Object.entries(operators).map(([value, operator]) => ({ value, name: operator.name }))}
        onChoose={(is) => onCondition({ field: condition.field, is, ...firstValue(operators[is]?.compares) })}
      />
      {column && <ConditionValue column={column} condition={condition} onCondition={onCondition} />}
      <button
        type="button"
        className="edit-remove"
        aria-label={`Remove the condition on ${name}`}
        onClick={onRemove}
      >
        <Icon path={closeIcon} />
      </button>
    </div>
  );
}

const firstValue = (compares: string | undefined) =>
  compares === "period" ? { value: "today" } : compares === "ids" ? { value: [] } : {};

interface ConditionValueProps extends Pick<ConditionRowProps, "condition" | "onCondition"> {
  column: Column;
}

const MOST_RECORDS = 100;

function ConditionValue({ column, condition, onCondition }: ConditionValueProps) {
  const { columns } = useEdits();
  const { shown, kind } = column;
  const compares = kind.operators[condition.is]?.compares;
  const set = (value: unknown) => onCondition({ ...condition, value });
  if (compares === "period")
    return (
      <SelectField
        label="When"
        isLabelHidden
        value={String(condition.value ?? "today")}
        options={periods.map((value) => ({ value: value as string, name: value.replace("-", " ") }))}
        onChoose={set}
      />
    );
  if (compares === "ids") {
    const chosen = Array.isArray(condition.value) ? condition.value : [];
    const options =
      shown.kind === "link"
        ? [...columns.data.records(shown.options.table).keys()]
            .slice(0, MOST_RECORDS)
            .map((id) => ({ id, name: columns.context.nameOf(shown.options.table, id) || "Unnamed" }))
        : shown.kind === "choice" || shown.kind === "choices"
          ? shown.options.choices
          : [];
    return (
      <div className="edit-checks">
        {options.map(({ id, name }) => (
          <CheckField
            key={id}
            checked={chosen.includes(id)}
            onCheck={(isIn) => set(isIn ? [...chosen, id] : chosen.filter((one) => one !== id))}
          >
            {name}
          </CheckField>
        ))}
      </div>
    );
  }
  if (compares !== "text" && compares !== "value") return null;
  const isText = compares === "text";
  const value = condition.value;
  return (
    <TextSetting
      label="Value"
      value={value === undefined ? "" : isText || value === "today" ? String(value) : column.format(value)}
      onSet={(text) => {
        if (isText || text === "today") return set(text ?? "");
        const parsed = kind.parse(text ?? "", shown.options, columns.context);
        if ("value" in parsed) set(parsed.value);
      }}
    />
  );
}
