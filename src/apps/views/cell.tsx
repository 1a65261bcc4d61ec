import type { Column } from "../computed/column.ts";
import { isCellError } from "../fields/field-values.ts";
import { isEmpty } from "../fields/operators.ts";

interface CellProps {
  column: Column;
  value: unknown;
}

/** Shows a value: choices as labels, addresses as links, everything else as text. */
export function Cell({ column, value }: CellProps) {
  const { shown, kind, format } = column;
  if (isEmpty(value)) return null;
  if (isCellError(value))
    return (
      <span className="cell-error" title={format(value)}>
        <span aria-hidden="true">⚠ </span>
        {format(value)}
      </span>
    );
  if (shown.kind === "choice" || shown.kind === "choices") {
    const { choices } = shown.options;
    return (
      <span className="labels">
        {[value].flat().map((id) => {
          const at = choices.findIndex((choice) => choice.id === id);
          return (
            <span key={String(id)} className="label" data-colour={choices[at]?.colour ?? (at % 8) + 1}>
              {choices[at]?.name ?? String(id)}
            </span>
          );
        })}
      </span>
    );
  }
  if (shown.kind === "yes-no")
    return (
      <span className={value === true ? "yes" : "no"}>
        {value === true && (
          <span aria-hidden="true" className="tick">
            ✓{" "}
          </span>
        )}
        {format(value)}
      </span>
    );
  if (kind.href && !column.isList) return <a href={kind.href(value)}>{format(value)}</a>;
  return <>{format(value)}</>;
}

export const isNumeric = ({ shown }: Column) =>
  ["number", "money", "percent", "duration", "running-number"].includes(shown.kind);
