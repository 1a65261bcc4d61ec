import type { AppColumns, Column } from "../computed/column.ts";
import { isCellError } from "../fields/field-values.ts";
import { type Filter, type FilterPart, partsOf } from "../fields/filter.ts";
import { numberOperators } from "../fields/operators.ts";
import type { AppRecord } from "../records/record.ts";

type Test = (record: AppRecord) => boolean;

export interface Matcher {
  test: Test;
  columns: readonly Column[];
  /** Conditions that name a field or an operator which does not exist. They are left out. */
  problems: readonly string[];
}

/** Prepares a filter for many records. */
export function matcherOf(columns: AppColumns, table: string, filter: Filter): Matcher {
  const used: Column[] = [];
  const problems: string[] = [];

  function testOf(part: FilterPart): Test | undefined {
    if (!("field" in part)) {
      const tests = partsOf(part).flatMap((one) => testOf(one) ?? []);
      // A group whose conditions are all missing or not chosen yet hides nothing.
      if (tests.length === 0) return;
      const [first] = tests;
      if (tests.length === 1) return first;
      return "all" in part
        ? (record) => tests.every((test) => test(record))
        : (record) => tests.some((test) => test(record));
    }
    const column = columns.column(table, part.field);
    const operator = column && operatorOf(column, part.is);
    if (!column || !operator) {
      problems.push(
        column
          ? `“${column.field.name}” cannot be compared in this way.`
          : "A field of this filter is missing.",
      );
      return;
    }
    used.push(column);
    const test = operator.prepare(part.value, columns.context);
    const { value } = column;
    const isOneByOne = column.isList && part.is !== "empty" && part.is !== "filled";
    return (record) => {
      const one = value(record);
      if (isCellError(one)) return false;
      return isOneByOne && Array.isArray(one) ? one.some(test) : test(one);
    };
  }

  const test = testOf(filter) ?? (() => true);
  return { test, columns: used, problems };
}

function operatorOf({ kind }: Column, id: string) {
  if (Object.hasOwn(kind.operators, id)) return kind.operators[id];
  // Presence can be asked of every kind.
  return id === "empty" || id === "filled" ? numberOperators[id] : undefined;
}
